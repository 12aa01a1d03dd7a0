import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { splitByIsolation } from './in-one-process.mjs';

const root = mkdtempSync(join(tmpdir(), 'in-one-process-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

test('files that mock or reset modules get their own process, and all others share one', () => {
  // Concatenated, so this file doesn't match.
  const swap = (method) => `vi.${method}('./clock.ts')`;
  write('src/mail/plain.test.ts', `vi.fn(); // no vi.mocked, either`);
  write('src/mail/swapping.test.ts', swap('mock'));
  write('src/deep/down/forgetting.test.tsx', swap('resetModules'));
  write('src/mail/helper.ts', swap('mock'));

  const [shared, apart] = splitByIsolation(root, ['src/**'], ['src']);
  expect(apart.test.include.toSorted()).toEqual([
    'src/deep/down/forgetting.test.tsx',
    'src/mail/swapping.test.ts',
  ]);

  expect(apart.test.isolate).toBeUndefined();

  expect(shared.test).toMatchObject({
    include: ['src/**'],
    exclude: ['**/node_modules/**', ...apart.test.include],
    isolate: false,
  });
});

test('without such a file there is no project for them, as an empty one would run every file', () => {
  write('src/plain.test.ts', 'vi.fn()');
  expect(splitByIsolation(root, ['src/**'], ['src']).map(({ test: { name } }) => name)).toEqual(['shared']);
});
