import { describe, expect, it } from 'vitest';
import { toPeopleTerm } from '../people/people-search.ts';
import { toClientSearch } from './client-search.ts';

const zoë = { name: 'Zoë', lastName: 'de Vries', email: 'z@studio.example', agencyIds: ['a', 'b'] };
const { sortName, searchTerms } = toClientSearch(zoë);

describe('the search for clients', () => {
  it('sorts by name, ignoring accents and case', () => {
    expect(sortName).toBe('zoe de vries');
  });

  it.each(['Z', 'zoe', 'DE VR', 'vries', 'z@stu'])('finds %j in the client’s agencies only', (typed) => {
    expect(searchTerms).toContain(toPeopleTerm(typed, 'a'));
    expect(searchTerms).toContain(toPeopleTerm(typed, 'b'));
    expect(searchTerms).not.toContain(toPeopleTerm(typed, 'c'));
    expect(searchTerms).not.toContain(toPeopleTerm(typed));
  });
});
