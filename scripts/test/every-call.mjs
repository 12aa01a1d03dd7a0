/** Fails for operations without a recorded successful call by any test. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { loadTs } from '../load-ts.mjs';

const folder = `${ROOT}node_modules/.cache/tests/successes`;
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  : [];
const called = new Set(
  files.flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n')),
);
const { api } = await loadTs('domain/src/api.ts');
const missing = Object.keys(api).filter((name) => !called.has(name));
for (const name of missing) console.error(`Add a test to tests/api that calls ${name} with success`);
process.exitCode = missing.length === 0 ? 0 : 1;
