import { describe, expect, it } from 'vitest';
import { strictObject } from '../messages/yup.ts';
import {
  countCombinations,
  getComparedTraits,
  FILTERS_MAX,
  queryToFilters,
  filtersText,
  filtersToQuery,
  rosterQueryFields,
} from './roster-filters.ts';
import type { RosterFilters } from './roster-traits.ts';

const schema = strictObject(rosterQueryFields);

describe('filters in an address', () => {
  it.each<RosterFilters>([
    {},
    { gender: ['FEM'], age: ['ADU', 'YOA'] },
    { tag: ['Old friend', 'Río'], search: 'zo nu' },
    { answered: ['gdpr', 'contract'], status: ['blocked'] },
  ])('are unchanged after a round trip: %j', (filters) =>
    expect(queryToFilters(filtersToQuery(filters))).toEqual(filters),
  );

  it('keep a value with a comma whole', () => {
    const query = filtersToQuery({ tag: ['Warm, low'] });
    expect(getComparedTraits(queryToFilters(query))).toEqual(getComparedTraits({ tag: ['Warm low'] }));
  });

  it('contain each value once, without empty ones', () => {
    expect(queryToFilters({ gender: 'FEM,,FEM, ', tone: '', search: '  ' })).toEqual({ gender: ['FEM'] });
  });

  it('are refused if unknown or too many', async () => {
    const many = Array.from({ length: FILTERS_MAX }, (_, index) => `t${index}`);
    expect(await schema.isValid({ tag: many.join(','), search: 'a' })).toBe(true);
    expect(await schema.isValid({ tag: [...many, 'more'].join(',') })).toBe(false);
    expect(await schema.isValid({ height: 'tall' })).toBe(false);
  });

  it('are refused if named like an object’s own property', async () => {
    expect(await filtersText().isValid('gender=FEM&search=a')).toBe(true);
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(await filtersText().isValid(name), name).toBe(false);
  });

  it('compare at most as many values as the database allows', () => {
    const search = Array.from({ length: FILTERS_MAX + 1 }, (_, index) => `word${index}`).join(' ');
    expect(getComparedTraits({ tag: ['a'], search }).length).toBeLessThanOrEqual(FILTERS_MAX);
    expect(
      countCombinations({ country: ['ESP', 'ITA'], gender: ['FEM', 'MAL'], answered: ['gdpr', 'contract'] }),
    ).toBe(4);
  });
});
