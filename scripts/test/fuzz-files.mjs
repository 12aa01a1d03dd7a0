/** Reads broken files of every foreign kind in a process with little memory: `node scripts/test/fuzz-files.mjs [SEED]`. The seed repeats a run. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadTs } from '../load-ts.mjs';

/** Longest time for one file, in milliseconds; reading is stopped after 10 seconds. */
const TIME_MS = 30_000;

const runChild = async (seed) => {
  // Decoders log each damaged frame.
  console.error = () => {};
  const { fuzzFiles } = await loadTs('tests/fuzz/files/fuzz-files.ts');
  await fuzzFiles(seed, (input) => process.send?.(input));
  process.disconnect?.();
};

const runParent = (seed) => {
  const child = fork(fileURLToPath(import.meta.url), [seed], { execArgv: ['--max-old-space-size=256'] });
  let [last, count] = ['nothing', 0];

  const stop = () => {
    console.error(`${last}: no result in ${TIME_MS / 1000} seconds`);
    child.kill('SIGKILL');
  };

  let timer = setTimeout(stop, TIME_MS);
  child.on('message', (input) => {
    clearTimeout(timer);
    timer = setTimeout(stop, TIME_MS);
    [last, count] = [String(input), count + 1];
  });

  child.on('exit', (code, signal) => {
    clearTimeout(timer);
    if (code === 0) console.log(`${count} files of seed ${seed}`);
    else console.error(`${last}: ended with ${code ?? signal}`);
    process.exitCode = code === 0 ? 0 : 1;
  });
};

const seed = process.argv[2] ?? '1';
if (process.send) await runChild(Number(seed));
else runParent(seed);
