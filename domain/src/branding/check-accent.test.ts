import { describe, expect, it } from 'vitest';
import { checkAccent } from './check-accent.ts';
import { AA_TEXT } from './contrast.ts';

describe('the accent of a brand colour', () => {
  it('is the colour where it is legible, else a corrected one', () => {
    const { asTyped, light, dark } = checkAccent('#FFE600');
    expect([asTyped, light.isKept, dark.isKept, dark.shown]).toEqual(['#ffe600', false, true, '#ffe600']);
    expect(checkAccent('#1b1464').light.isKept).toBe(true);
    expect(checkAccent('#1b1464').dark.isKept).toBe(false);
  });

  it.each(['#ffe600', '#000000', '#ffffff', '#7f7f7f', '#e4002b'])(
    'is legible in both schemes for %s',
    (colour) => {
      const { light, dark } = checkAccent(colour);
      expect(Math.min(light.contrast, dark.contrast)).toBeGreaterThanOrEqual(AA_TEXT);
    },
  );

  it('is the platform’s for an invalid colour', () => {
    expect(checkAccent('red')).toEqual({ ...checkAccent('#0e6f7c'), asTyped: null });
  });
});
