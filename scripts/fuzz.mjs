/**
 * `npm run fuzz`: 30,000 requests made from the contracts against an API of its own process, of another seed each time. The seed is
 * printed; `npm run fuzz -- SEED [COUNT]` sends the same ones again.
 */
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
