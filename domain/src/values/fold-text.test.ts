import { expect, it } from 'vitest';
import { foldText, getSearchPrefixes, getWordPrefixes } from './fold-text.ts';

it.each([
  ['  Núñez,  Zoë ', 'nunez zoe'],
  ['O’Brien-Smith', 'o brien smith'],
  ['Łukasz', 'łukasz'],
  ['山田 太郎', '山田 太郎'],
  ['…', ''],
])('folds %j to %j', (typed, folded) => expect(foldText(typed)).toBe(folded));

it('finds a person by the first letters of any word, in any order, accented or not', () => {
  const found = new Set(getWordPrefixes('María José Núñez', 'mj.nunez@voices.example'));
  for (const typed of ['nun', 'MARIA', 'jo núñ', 'voi', 'mj.nunez@voices.exa'])
    expect(
      getSearchPrefixes(typed).every((word) => found.has(word)),
      typed,
    ).toBe(true);

  for (const typed of ['aria', 'maria k', 'nunezz'])
    expect(
      getSearchPrefixes(typed).every((word) => found.has(word)),
      typed,
    ).toBe(false);
});

it('searches at most as many letters as are stored', () => {
  const long = 'Wolfeschlegelsteinhausen';
  expect(getWordPrefixes(long)).toEqual(expect.arrayContaining([...getSearchPrefixes(long)]));
});
