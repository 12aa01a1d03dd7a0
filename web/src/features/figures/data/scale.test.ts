import { describe, expect, it } from 'vitest';
import { createHeightScale, getTicks } from './scale.ts';

describe('the grid lines of a plot', () => {
  it('are evenly spaced round numbers that include every value', () => {
    expect(getTicks(0, 73)).toEqual([0, 20, 40, 60, 80]);
    expect(getTicks(0, 1)).toEqual([0, 0.5, 1]);
    expect(getTicks(-30, 90)).toEqual([-50, 0, 50, 100]);
  });

  it('exist without data', () => expect(getTicks(0, 0)).toEqual([0, 1]));

  it('are placed in proportion, the last one at the top', () => {
    const height = createHeightScale([0, 50, 100], 200);
    expect([height(100), height(25), height(0)]).toEqual([0, 150, 200]);
  });
});
