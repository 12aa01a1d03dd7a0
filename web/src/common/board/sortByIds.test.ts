import { describe, expect, it } from 'vitest';
import { makeCasting, makeDemo, makeCharacter } from './board.fixture.ts';
import { sortByIds, getChangedStart, isInOrder } from './sortByIds.ts';
import {
  sortByOrder,
  countShortlisted,
  countShortlistedInAll,
  getBoard,
  getTags,
  filterUsable,
  countUsable,
} from './board.ts';

describe('sorting by ids', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  it('uses the requested order and puts new ones at the end', () => {
    expect(sortByIds(items, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('recognises when the requested order is reached', () => {
    expect(isInOrder(items, ['a', 'b', 'c'])).toBe(true);
    expect(isInOrder(items, ['a', 'c', 'b'])).toBe(false);
    expect(isInOrder(items, ['a', 'b'])).toBe(false);
  });
});

describe('a board', () => {
  it('lists demos by their order', () => {
    const demos = [makeDemo('p_spa', 'v1', 'd1', 1), makeDemo('p_spa', 'v1', 'd2', 0)];
    expect(sortByOrder(demos).map((item) => item.demoId)).toEqual(['d2', 'd1']);
    expect(demos.map((item) => item.demoId)).toEqual(['d1', 'd2']);
  });

  it('counts shortlisted and castable demos from its castings', () => {
    const spa = { ...makeCasting('spa'), shortlisted: { v1: 3, v2: 1 }, withdrawn: { v1: 1, v2: 1 } };
    const deu = { ...makeCasting('deu'), shortlisted: { v1: 2 } };
    expect(countShortlisted(spa, 'v1')).toBe(3);
    expect(countShortlisted(deu, 'v2')).toBe(0);
    expect([countUsable(spa, 'v1'), countUsable(spa, 'v2'), countUsable(deu, 'v1')]).toEqual([2, 0, 2]);
    expect(countShortlistedInAll([spa, deu], [{ id: 'v1' }, { id: 'v2' }])).toBe(6);
    expect(countShortlistedInAll([spa, deu], [{ id: 'v2' }])).toBe(1);
    expect(countShortlistedInAll([spa, deu], [{ id: 'v3' }])).toBe(0);
  });

  it('lists a tag once, in any spelling', () => {
    const tags = ['Audición', 'Audición'.normalize('NFD'), 'audicion', 'warm'];
    const tagged = tags.map((tag, index) => ({ talentId: `t${index}`, tag }));
    expect(getTags([{ ...makeCasting('spa'), talentVoiceTag: { v1: tagged } }])).toEqual([
      'Audición',
      'warm',
    ]);
  });

  it('marks demos that can still be cast', () => {
    const [castingDemo, secondDemo] = [makeDemo('p_spa', 'v1', 'd1', 0), makeDemo('p_spa', 'v1', 'd2', 1)];
    expect(filterUsable([{ ...castingDemo, isWithdrawn: true }, secondDemo])).toEqual([secondDemo]);
    expect(filterUsable([castingDemo, { ...secondDemo, isWithdrawn: false }])).toHaveLength(2);
  });

  it('puts languages in the order of the project and characters by age', () => {
    const board = getBoard(
      { languages: ['deu', 'spa'] } as never,
      [makeCharacter('v2', 2), makeCharacter('v1', 1)],
      [makeCasting('spa'), makeCasting('deu')],
    );
    expect(board.castings.map((casting) => casting.language)).toEqual(['deu', 'spa']);
    expect(board.voices.map(({ id }) => id)).toEqual(['v1', 'v2']);
  });
});

describe('the changed start of an order', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

  it('ends with the last demo that moved', () => {
    expect(getChangedStart(items, ['b', 'a', 'c', 'd'])).toEqual(['b', 'a']);
    expect(getChangedStart(items, ['d', 'a', 'b', 'c'])).toEqual(['d', 'a', 'b', 'c']);
    expect(getChangedStart(items, ['a', 'c', 'd'])).toEqual(['a', 'c', 'd']);
  });
});
