/** `npm run fuzz [-- SEED [COUNT]]`: 30,000 generated requests to an API in a separate process. Prints the seed, which repeats a run. */
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './bootstrap.mjs';

ensureInstalled();
const [seed = String(Math.floor(Math.random() * 2 ** 31)), count = '30000'] = process.argv.slice(2);
console.log(`Seed ${seed}, ${count} requests`);
const vitest = `${ROOT}node_modules/vitest/vitest.mjs`;
const child = spawn(
  process.execPath,
  [vitest, 'run', '--config', 'tests/api/vitest.config.ts', 'tests/api/fuzz.test.ts'],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, FUZZ_SEED: seed, FUZZ_REQUESTS: count } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
