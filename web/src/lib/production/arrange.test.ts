import { describe, expect, it } from 'vitest';
import { castingOf, demo, voice } from './production.fixture.ts';
import { arrange, standsIn } from './arrange.ts';
import { listOf, productionOf, usable } from './production.ts';

describe('arrange', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

  it('follows the wanted order and keeps newcomers at the end', () => {
    expect(arrange(items, ['c', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });

  it('knows when the wanted order has come true', () => {
    expect(standsIn(items, ['a', 'b', 'c'])).toBe(true);
    expect(standsIn(items, ['a', 'c', 'b'])).toBe(false);
    expect(standsIn(items, ['a', 'b'])).toBe(false);
  });
});

describe('a production', () => {
  it('lists the demos of one character in one language by their order', () => {
    const demos = [demo('p_spa', 'v1', 'd1', 1), demo('p_spa', 'v1', 'd2', 0), demo('p_deu', 'v1', 'd3', 0)];
    expect(listOf(demos, 'p_spa', 'v1').map((item) => item.demoId)).toEqual(['d2', 'd1']);
  });

  it('tells which of them can still be cast', () => {
    const [one, other] = [demo('p_spa', 'v1', 'd1', 0), demo('p_spa', 'v1', 'd2', 1)];
    expect(usable([{ ...one, isWithdrawn: true }, other])).toEqual([other]);
    expect(usable([one, { ...other, isWithdrawn: false }])).toHaveLength(2);
  });

  it('puts languages in the order of the project and characters by age', () => {
    const production = productionOf(
      { languages: ['deu', 'spa'] } as never,
      [voice('v2', 2), voice('v1', 1)],
      [castingOf('spa'), castingOf('deu')],
      [],
    );
    expect(production.castings.map((casting) => casting.language)).toEqual(['deu', 'spa']);
    expect(production.voices.map(({ id }) => id)).toEqual(['v1', 'v2']);
  });
});
