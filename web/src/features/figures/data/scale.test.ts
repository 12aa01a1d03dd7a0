import { describe, expect, it } from 'vitest';
import { createHeightScale, getTicks } from './scale.ts';

describe('the lines of a plot', () => {
  it('are even numbers that hold every value', () => {
    expect(getTicks(0, 73)).toEqual([0, 20, 40, 60, 80]);
    expect(getTicks(0, 1)).toEqual([0, 0.5, 1]);
    expect(getTicks(-30, 90)).toEqual([-50, 0, 50, 100]);
  });

  it('are there where nothing is to be shown', () => expect(getTicks(0, 0)).toEqual([0, 1]));

  it('stand at heights in proportion, the last one at the top', () => {
    const height = createHeightScale([0, 50, 100], 200);
    expect([height(100), height(25), height(0)]).toEqual([0, 150, 200]);
  });
});
