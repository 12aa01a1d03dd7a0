/**
 * Type-checks every part of the project; prints all faults and fails when there is one. What was checked is remembered
 * between runs, so that a second one looks at what has changed alone. The compiler is TypeScript 7, which is native; the
 * linter still needs the one before, whose interface it asks for types.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from './bootstrap.mjs';

const parts = ['domain', 'functions', 'web', 'emulator', 'tests'].filter((part) =>
  existsSync(`${ROOT}${part}/tsconfig.json`),
);
const check = (part) =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [
        `${ROOT}node_modules/typescript-native/bin/tsc`,
        '-p',
        `${ROOT}${part}`,
        '--incremental',
        '--tsBuildInfoFile',
        `${ROOT}node_modules/.cache/types/${part}.json`,
      ],
      { stdio: 'inherit' },
    );
    child.on('close', resolve);
  });

let failures = 0;
// Two at a time: what a small machine has cores for.
const queue = [...parts];
const worker = async () => {
  for (let part = queue.shift(); part; part = queue.shift()) if ((await check(part)) !== 0) failures += 1;
};
await Promise.all([worker(), worker()]);
process.exit(failures === 0 ? 0 : 1);
