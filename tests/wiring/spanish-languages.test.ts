import { expect, it } from 'vitest';
import { catalog } from '../../web/src/i18n/es/index.ts';
import { listFiles, readText } from './project.ts';

const IN_SENTENCE = new Set(
  Object.entries(catalog).flatMap(([id, text]) => (/[a-z,] \{language\}/i.test(text) ? [id] : [])),
);

/** Calls that put a language into a sentence, with the function that names it. */
const listNamings = (source: string) =>
  [...source.matchAll(/text\('([\w.]+)', \{[^}]*?language: (\w+)\(/g)].map(([, id = '', getName = '']) => ({
    id,
    getName,
  }));

it('writes languages in lower case within a Spanish sentence', () => {
  const files = listFiles('web/src').filter((file) => file.endsWith('.tsx'));
  const found = files.flatMap((file) => {
    const source = readText(file);
    return listNamings(source)
      .filter(({ id }) => IN_SENTENCE.has(id) && id !== 'price.role')
      .map(({ id, getName }) => ({ file, id, isWord: source.includes(`${getName} = useLanguageWord()`) }));
  });
  expect(found.length).toBeGreaterThan(4);
  expect(found.filter(({ isWord }) => !isWord)).toEqual([]);
});
