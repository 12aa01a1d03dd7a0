import { describe, expect, it } from 'vitest';
import { TAGS_MAX } from '../talents/talent-terms.ts';
import { applyTagChange } from './tags.ts';

describe('changed tags', () => {
  it('report actual additions and removals only', () => {
    expect(applyTagChange(['Warm', 'Río'], { add: ['warm', 'Fast'], remove: ['rio', 'None'] })).toEqual({
      tags: ['Warm', 'Fast'],
      add: ['Fast'],
      remove: ['Río'],
    });
  });

  it('are undone by the opposite change', () => {
    const before = ['Warm', 'Río'];
    const change = applyTagChange(before, { add: ['Fast'], remove: ['Río'] });
    const undone = applyTagChange(change?.tags ?? [], {
      add: change?.remove ?? [],
      remove: change?.add ?? [],
    });
    expect(undone?.tags).toEqual(before);
  });

  it('are limited to a talent’s maximum', () => {
    const full = Array.from({ length: TAGS_MAX }, (_, index) => `t${index}`);
    expect(applyTagChange(full, { add: ['more'], remove: [] })).toBeUndefined();
    expect(applyTagChange(full, { add: ['more'], remove: ['t0'] })?.tags).toHaveLength(TAGS_MAX);
  });
});
