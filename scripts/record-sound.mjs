/** Records what FFmpeg's and SoX's own commands find in odd files, for the tests of sound: `node scripts/record-sound.mjs`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { loadTs } from './load-ts.mjs';

const { makeOddFiles } = await loadTs('functions/src/platform/sound/odd-files.fixture.ts');
const folder = mkdtempSync(join(tmpdir(), 'sound-'));

const run = (command, ...parameters) => {
  const { stdout, stderr } = spawnSync(command, parameters, { maxBuffer: 2 ** 28 });
  return { output: stdout.toString(), remarks: stderr.toString(), bytes: stdout.length };
};

/** Rate, channels, milliseconds, and the highest sample in dB below full scale; null without sound. */
const measure = (file) => {
  const entries = 'stream=sample_rate,channels';
  const probed = run('ffprobe', '-v', 'error', '-show_entries', entries, '-of', 'json', file).output;
  const [{ sample_rate: rate, channels } = {}] = JSON.parse(probed || '{}').streams ?? [];
  const { bytes } = run('ffmpeg', '-v', 'error', '-i', file, '-f', 'f32le', '-');
  if (!channels || bytes === 0) return null;

  const { remarks } = run(
    'ffmpeg',
    '-hide_banner',
    '-i',
    file,
    '-af',
    'astats=measure_perchannel=0',
    '-f',
    'null',
    '-',
  );
  const peak = Number(/Peak level dB: ([-\d.]+)/.exec(remarks)?.[1]);
  const milliseconds = Math.round((bytes / 4 / channels / rate) * 1000);
  return [Number(rate), channels, milliseconds, Math.round(peak * 10) / 10];
};

/** Samples per channel by SoX, of types that it reads. */
const countBySox = (file) => Number(run('soxi', '-s', file).output) || null;

const found = {};
for (const [name, bytes] of Object.entries(makeOddFiles())) {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  found[name] = { ffmpeg: measure(file), sox: /\.(wav|aiff|aifc)$/.test(name) ? countBySox(file) : null };
}
rmSync(folder, { recursive: true });

writeFileSync(`${ROOT}functions/src/platform/sound/odd-files.json`, `${JSON.stringify(found, null, 2)}\n`);
