import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const lines = new Set<string>();

/** Appends a line, once, to the notes about the running test file, which `npm test` reads. */
export const recordNote = (book: 'calls' | 'successes', line: string): void => {
  // Benchmarks serve the same API without a test.
  if (process.env['VITEST'] === undefined) return;
  const { testPath } = expect.getState();
  if (testPath === undefined || lines.has(`${book} ${testPath} ${line}`)) return;
  lines.add(`${book} ${testPath} ${line}`);
  const file = `${root}node_modules/.cache/tests/${book}/${testPath.replace(root, '')}`;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${line}\n`);
};
