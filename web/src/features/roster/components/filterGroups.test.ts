import { expect, it } from 'vitest';
import { ROSTER_TRAITS } from '@domain/roster/roster-traits.ts';
import { FILTER_GROUPS } from './filterGroups.ts';

it('contains each trait of the roster in one group', () => {
  const traits: readonly string[] = FILTER_GROUPS.flatMap((group) => group.traits);
  expect(traits.toSorted()).toEqual([...ROSTER_TRAITS].toSorted());
});
