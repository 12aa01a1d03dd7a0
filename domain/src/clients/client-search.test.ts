import { describe, expect, it } from 'vitest';
import { peopleTermOf } from '../people/people-search.ts';
import { clientSearchOf } from './client-search.ts';

const zoë = { name: 'Zoë', lastName: 'de Vries', email: 'z@studio.example', agencyIds: ['a', 'b'] };
const { sortName, searchTerms } = clientSearchOf(zoë);

describe('the search for clients', () => {
  it('orders by the name without accents and capitals', () => {
    expect(sortName).toBe('zoe de vries');
  });

  it.each(['Z', 'zoe', 'DE VR', 'vries', 'z@stu'])('finds by %j in their agencies alone', (typed) => {
    expect(searchTerms).toContain(peopleTermOf(typed, 'a'));
    expect(searchTerms).toContain(peopleTermOf(typed, 'b'));
    expect(searchTerms).not.toContain(peopleTermOf(typed, 'c'));
    expect(searchTerms).not.toContain(peopleTermOf(typed));
  });
});
