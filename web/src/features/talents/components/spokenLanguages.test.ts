import { expect, it } from 'vitest';
import { spokenLanguages } from '@domain/talents/spoken-languages.ts';
import { setMainLanguage, setOtherLanguages } from './spokenLanguages.ts';

const ENGLISH = { alpha3: 'eng', main: true, type: 'native' };
const FRENCH = { alpha3: 'fra', main: false, type: 'bilingual' };

it('changes the languages of a talent, keeping exactly one main language', () => {
  const both = setOtherLanguages([ENGLISH, FRENCH], ['spa', 'fra']);
  expect(both).toEqual([ENGLISH, { alpha3: 'spa', main: false, type: 'fluent' }, FRENCH]);

  const french = setMainLanguage(both, 'fra');
  expect(french).toEqual([
    { ...FRENCH, main: true },
    { ...ENGLISH, main: false },
    { alpha3: 'spa', main: false, type: 'fluent' },
  ]);

  const added = setMainLanguage([ENGLISH], 'deu');
  expect(added.map(({ alpha3, main }) => [alpha3, main])).toEqual([
    ['deu', true],
    ['eng', false],
  ]);

  for (const languages of [both, french, added, setOtherLanguages(french, [])])
    expect(spokenLanguages().isValidSync(languages)).toBe(true);
});
