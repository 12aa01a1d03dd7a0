import { readFileSync } from 'node:fs';

const rootFile = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Collections in the hand-written tables: six cells a row. */
export const overview = (): readonly string[] =>
  [...rootFile('docs/data-model.md').matchAll(/^\| `(\w+)` +(?:\|[^|\n]+){5}\|$/gm)].map(
    ([, name = '']) => name,
  );

export const describedValues = (): ReadonlyMap<string, ReadonlyMap<string, string>> => {
  const pages = ['projects', 'talents', 'accounts', 'platform'].map((name) =>
    rootFile(`docs/data-model/${name}.md`),
  );
  const sections = pages.flatMap((page) => page.split(/^## /m).slice(1));
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')).trim(),
      new Map(
        [...section.matchAll(/^\| `(\w+)` +\| ([^|]+?) +\|/gm)].map(([, field = '', value = '']) => [
          field,
          value,
        ]),
      ),
    ]),
  );
};

export const describedFields = (): ReadonlyMap<string, readonly string[]> =>
  new Map([...describedValues()].map(([collection, values]) => [collection, [...values.keys()]]));

export const matchedCollections = (): readonly string[] =>
  [...rootFile('firestore.rules').matchAll(/^\s*match \/(\w+)\/\{\w+\} \{/gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'databases');

/** The rules without their comments. */
export const rulesText = (): string => rootFile('firestore.rules').replace(/\/\/.*$/gm, '');
