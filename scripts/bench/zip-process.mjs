/** Sends a zip to a slow reader and prints the process's peak memory. Run by `zip.mjs` in isolation. */
import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { loadTs } from '../load-ts.mjs';

const MEGABYTE = 1024 * 1024;
/** A minute at 320 kbit/s. */
const FILE_BYTES = 2.4 * MEGABYTE;
const BYTES_PER_MS = 10_000;

const { streamZip } = await loadTs('functions/src/platform/storage/stream-zip.ts');
const files = Number(process.argv[2]);
let [sent, peak] = [0, 0];
const output = new Writable({
  write(chunk, _encoding, done) {
    sent += chunk.length;
    setTimeout(done, chunk.length / BYTES_PER_MS);
  },
});
const watching = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
const sources = Array.from({ length: files }, (_, index) => ({
  name: `${index}.mp3`,
  // As many random bytes as a stored file.
  read: async () => randomBytes(FILE_BYTES),
}));
await streamZip(sources, () => ({ name: 'manifest.csv', bytes: Buffer.from('') }), output);
clearInterval(watching);
console.log(
  JSON.stringify({
    megabytes: Math.round(sent / MEGABYTE),
    peak: Math.round(peak / MEGABYTE),
  }),
);
process.exit(0);
