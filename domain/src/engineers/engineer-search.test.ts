import { describe, expect, it } from 'vitest';
import { toPeopleTerm } from '../people/people-search.ts';
import { getEngineerGroup, toEngineerSearch } from './engineer-search.ts';

const émile = {
  fullName: 'Émile  de la Tour',
  email: 'em@studio.example',
  languageTags: ['fra', 'eng'],
  agencyIds: ['one', 'two'],
};
const { sortName, searchTerms } = toEngineerSearch(émile);
const search = (typed: string, language?: string, agencyId = 'one') =>
  searchTerms.includes(toPeopleTerm(typed, getEngineerGroup(agencyId, language)));

describe('the search for engineers', () => {
  it('sorts by name, ignoring accents and case', () => {
    expect(sortName).toBe('emile de la tour');
  });

  it.each(['E', 'émi', 'EMILE DE', 'la', 'tour', ' Tour ', 'em@stu', 'Emile de la Tour'])(
    'finds by %j',
    (typed) => {
      expect(search(typed)).toBe(true);
      expect(search(typed, 'fra')).toBe(true);
      expect(search(typed, 'spa')).toBe(false);
    },
  );

  it('finds the engineer in each of their agencies only, also without a search term', () => {
    for (const typed of ['', 'emile']) {
      expect(search(typed, undefined, 'two')).toBe(true);
      expect(search(typed, 'eng', 'two')).toBe(true);
      expect(search(typed, undefined, 'three')).toBe(false);
    }
  });

  it.each(['mile', 'tour emile', 'studio', 'x'])('does not find by %j', (typed) => {
    expect(search(typed)).toBe(false);
  });

  it('stores each term once, up to a limit', () => {
    expect(new Set(searchTerms).size).toBe(searchTerms.length);
    const long = toEngineerSearch({
      fullName: Array.from({ length: 60 }, (_, index) => `w${index}abcdefghijklmnopqrstuvwxyz`).join(' '),
      email: `${'a'.repeat(200)}@studio.example`,
      languageTags: Array.from({ length: 30 }, (_, index) => `l${index}`),
      agencyIds: ['one'],
    });
    expect(long.searchTerms.length).toBeLessThanOrEqual(121 * 31);
  });
});
