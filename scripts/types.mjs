/** Type-checks every part of the project. Results are cached, so a second run checks only what has changed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from './bootstrap.mjs';

const parts = ['web', 'web/src/worker', 'tests', 'functions', 'scripts', 'domain', 'emulator'].filter(
  (part) => existsSync(`${ROOT}${part}/tsconfig.json`),
);
const check = (part) =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        `${ROOT}node_modules/typescript-native/bin/tsc`,
        '-p',
        `${ROOT}${part}`,
        // Several checkers each resolve the same heavy types: four took five times the CPU of one.
        '--singleThreaded',
        '--incremental',
        '--tsBuildInfoFile',
        `${ROOT}node_modules/.cache/types/${part}.json`,
      ],
      { stdio: 'inherit' },
    );

    child.on('close', resolve);
  });

let failures = 0;
// Two at a time, for a machine of two cores; the largest first.
const queue = [...parts];
const worker = async () => {
  for (let part = queue.shift(); part; part = queue.shift()) if ((await check(part)) !== 0) failures += 1;
};
await Promise.all([worker(), worker()]);
process.exit(failures === 0 ? 0 : 1);
