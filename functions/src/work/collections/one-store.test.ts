import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

it('only the store of a collection names it', () => {
  const stores = new Map<string, string[]>();
  for (const path of sources) {
    const named = readFileSync(new URL(path, root), 'utf8').matchAll(/\bcollection<[^>]+>\(\s*'(\w+)'/g);
    for (const name of new Set([...named].map(([, collection = '']) => collection))) {
      stores.set(name, [...(stores.get(name) ?? []), path]);
    }
  }

  expect(stores.size).toBeGreaterThan(25);

  const twice = [...stores].filter(([, paths]) => paths.length > 1);
  expect(
    twice.map(([name, paths]) => `${name}: in ${paths.join(' and ')}; move both to collections/`),
  ).toEqual([]);
});
