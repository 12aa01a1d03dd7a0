import { describe, expect, it } from 'vitest';
import { AA_TEXT, getContrast, getInk, parseHex, getReadableShade, toHex, WHITE, BLACK } from './contrast.ts';
import { getAccent } from './accent.ts';

const toRgb = (hex: string) => parseHex(hex)!;

describe('contrast', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(getContrast(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(getContrast(toRgb('#0e6f7c'), toRgb('#0e6f7c'))).toBe(1);
  });

  it('accepts short and long hex only', () => {
    expect(toHex(toRgb('#abc'))).toBe('#aabbcc');
    expect(parseHex('rebeccapurple')).toBeUndefined();
    expect(parseHex('#12345')).toBeUndefined();
  });
});

describe('readableOn', () => {
  it('keeps a colour with enough contrast', () => {
    expect(toHex(getReadableShade(toRgb('#0e6f7c'), [WHITE]))).toBe('#0e6f7c');
  });

  it.each(['#ffe600', '#ff7a00', '#ffffff', '#00e5ff', '#7f7f7f'])(
    'corrects %s for a light surface',
    (brand) => {
      expect(getContrast(getReadableShade(toRgb(brand), [WHITE]), WHITE)).toBeGreaterThanOrEqual(AA_TEXT);
    },
  );

  it.each(['#000000', '#1b1464', '#7f0000'])('corrects %s for a dark surface', (brand) => {
    const dark = toRgb('#191b1e');
    expect(getContrast(getReadableShade(toRgb(brand), [dark]), dark)).toBeGreaterThanOrEqual(AA_TEXT);
  });
});

describe('accentFor', () => {
  it.each(['#ffe600', '#0e6f7c', '#000000', '#e4002b', 'nonsense'])(
    'makes a button legible in both schemes for %s',
    (brand) => {
      for (const scheme of ['light', 'dark'] as const) {
        const accent = getAccent(brand, scheme);
        expect(getContrast(toRgb(accent.main), toRgb(accent.contrastText))).toBeGreaterThanOrEqual(AA_TEXT);
      }
    },
  );

  it('chooses the ink with the higher contrast', () => {
    expect(toHex(getInk(toRgb('#ffe600')))).toBe('#101214');
    expect(toHex(getInk(toRgb('#1b1464')))).toBe('#ffffff');
  });
});
