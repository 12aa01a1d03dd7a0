import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inOneProcess } from './in-one-process.mjs';

const root = mkdtempSync(join(tmpdir(), 'in-one-process-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (path, text) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

test('files that change modules have a process each, and all others share one', () => {
  // Put together, so that this file is not taken for one of them.
  const swap = (method) => `vi.${method}('./clock.ts')`;
  write('src/mail/plain.test.ts', `vi.fn(); // no vi.mocked, either`);
  write('src/mail/swapping.test.ts', swap('mock'));
  write('src/deep/down/forgetting.test.tsx', swap('resetModules'));
  write('src/mail/helper.ts', swap('mock'));
  expect(inOneProcess(root, ['src/**'], ['src'])).toEqual([
    {
      extends: true,
      test: {
        name: 'shared',
        include: ['src/**'],
        exclude: expect.arrayContaining(['src/mail/swapping.test.ts', 'src/deep/down/forgetting.test.tsx']),
        isolate: false,
      },
    },
    {
      extends: true,
      test: {
        name: 'apart',
        include: expect.arrayContaining(['src/mail/swapping.test.ts', 'src/deep/down/forgetting.test.tsx']),
      },
    },
  ]);
});

test('where no file does, none is run apart: an empty project would take every file', () => {
  write('src/plain.test.ts', 'vi.fn()');
  expect(inOneProcess(root, ['src/**'], ['src']).map(({ test: { name } }) => name)).toEqual(['shared']);
});
