import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './bootstrap.mjs';
import { loadTs } from './load-ts.mjs';

const listLeft = () => readdirSync(`${ROOT}node_modules/.cache`).filter((name) => name.startsWith('ts-'));

test('a module is loaded with its imports, without leaving files', async () => {
  const before = listLeft();
  const { applyTagChange } = await loadTs('domain/src/roster/tags.ts');
  expect(applyTagChange(['Warm'], { add: ['warm', 'New'], remove: [] }).tags).toEqual(['Warm', 'New']);
  await expect(loadTs('domain/src/roster/no-such-module.ts')).rejects.toThrow(/resolve/);
  // Another process may be loading a module.
  await expect.poll(() => listLeft().filter((name) => !before.includes(name))).toEqual([]);
});
