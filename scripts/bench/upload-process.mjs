/** The API in a separate process, so that its final memory figure covers uploads only. Run by `auditions.mjs`. */
import { loadTs } from '../load-ts.mjs';

const { startOwnApi } = await loadTs('tests/stack/own-api.ts');
const { address } = await startOwnApi();
let peak = 0;
const MEGABYTE = 1024 * 1024;
setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
process.on('message', () => process.send?.({ peak: Math.round(peak / MEGABYTE) }, () => process.exit(0)));
process.send?.({ address, atRest: Math.round(process.memoryUsage().rss / MEGABYTE) });
