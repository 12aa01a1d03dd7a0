import { describe, expect, it } from 'vitest';
import { engineerSearchOf } from './engineer-search.ts';
import { peopleTermOf } from './people-search.ts';

const émile = { fullName: 'Émile  de la Tour', email: 'em@studio.example', languageTags: ['fra', 'eng'] };
const { sortName, searchTerms } = engineerSearchOf(émile);
const finds = (typed: string, language?: string) => searchTerms.includes(peopleTermOf(typed, language));

describe('the search for engineers', () => {
  it('orders by the name without accents and capitals', () => {
    expect(sortName).toBe('emile de la tour');
  });

  it.each(['E', 'émi', 'EMILE DE', 'la', 'tour', ' Tour ', 'em@stu', 'Emile de la Tour'])(
    'finds by %j',
    (typed) => {
      expect(finds(typed)).toBe(true);
      expect(finds(typed, 'fra')).toBe(true);
      expect(finds(typed, 'spa')).toBe(false);
    },
  );

  it.each(['mile', 'tour emile', 'studio', 'x'])('does not find by %j', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  it('writes each term down once, and a bounded number of them', () => {
    expect(new Set(searchTerms).size).toBe(searchTerms.length);
    const long = engineerSearchOf({
      fullName: Array.from({ length: 60 }, (_, at) => `w${at}abcdefghijklmnopqrstuvwxyz`).join(' '),
      email: `${'a'.repeat(200)}@studio.example`,
      languageTags: Array.from({ length: 30 }, (_, at) => `l${at}`),
    });
    expect(long.searchTerms.length).toBeLessThanOrEqual(120 * 31);
  });
});
