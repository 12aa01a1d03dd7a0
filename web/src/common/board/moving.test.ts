import { describe, expect, it } from 'vitest';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { moveRefusal } from './moving.ts';

const makeDemo = (demoId: string, talentId: string): CastingDemo =>
  ({ id: `project_eng_narrator_${demoId}`, castingId: 'project_eng', demoId, talentId }) as CastingDemo;
const warm = makeDemo('warm', 'ana');
const bright = makeDemo('bright', 'ana');
const makeWhole = (items: readonly CastingDemo[]) => ({ items, isWhole: true });
const empty = { voiceId: 'captain', count: 0, items: [] };

describe('moving a voice to another character', () => {
  it('is allowed without a conflict', () => {
    expect(moveRefusal(warm, makeWhole([warm]), false, empty)).toBeUndefined();
    expect(
      moveRefusal(warm, makeWhole([warm]), false, { ...empty, count: 99, items: undefined }),
    ).toBeUndefined();
  });

  it('is refused if its demo is listed there already, or the list is full', () => {
    const items = [{ id: 'project_eng_captain_warm' }];
    expect(moveRefusal(warm, makeWhole([warm]), false, { ...empty, count: 1, items })).toBe('already');
    expect(moveRefusal(bright, makeWhole([bright]), false, { ...empty, count: 1, items })).toBeUndefined();
    expect(moveRefusal(warm, makeWhole([warm]), false, { ...empty, count: 100 })).toBe('full');
  });

  it('is refused if it would leave an audition without a demo of its talent', () => {
    expect(moveRefusal(warm, makeWhole([warm, makeDemo('calm', 'ben')]), true, empty)).toBe('asked');
    expect(moveRefusal(warm, makeWhole([warm, bright]), true, empty)).toBeUndefined();
    // The other one may not be loaded.
    expect(moveRefusal(warm, { items: [warm], isWhole: false }, true, empty)).toBeUndefined();
  });
});
