import { describe, expect, it } from 'vitest';
import { accentCheck } from './accent-check.ts';
import { AA_TEXT } from './contrast.ts';

describe('what a brand colour comes to', () => {
  it('is itself where it reads, and corrected where it does not', () => {
    const { asTyped, light, dark } = accentCheck('#FFE600');
    expect([asTyped, light.isKept, dark.isKept, dark.shown]).toEqual(['#ffe600', false, true, '#ffe600']);
    expect(accentCheck('#1b1464').light.isKept).toBe(true);
    expect(accentCheck('#1b1464').dark.isKept).toBe(false);
  });

  it.each(['#ffe600', '#000000', '#ffffff', '#7f7f7f', '#e4002b'])(
    'reads in both schemes for %s',
    (colour) => {
      const { light, dark } = accentCheck(colour);
      expect(Math.min(light.contrast, dark.contrast)).toBeGreaterThanOrEqual(AA_TEXT);
    },
  );

  it('is the platform’s for what is no colour', () => {
    expect(accentCheck('red')).toEqual({ ...accentCheck('#0e6f7c'), asTyped: null });
  });
});
