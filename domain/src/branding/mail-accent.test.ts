import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AA_TEXT, BLACK, getContrast, parseHex, toHex, WHITE } from './contrast.ts';
import { getMailAccent } from './mail-accent.ts';

const channel = fc.integer({ min: 0, max: 255 });

it('is legible on white and on black for any brand, also inverted', () => {
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const shade = parseHex(getMailAccent(toHex({ r, g, b })))!;
      const inverted = { r: 255 - shade.r, g: 255 - shade.g, b: 255 - shade.b };
      for (const [colour, rgb] of [
        [shade, WHITE],
        [shade, BLACK],
        [inverted, BLACK],
      ] as const)
        expect(getContrast(colour, rgb)).toBeGreaterThanOrEqual(AA_TEXT);
    }),
  );
});

it('keeps the hue, or is the platform’s colour', () => {
  const { r, g, b } = parseHex(getMailAccent('#0e6f7c'))!;
  expect([g > r, b > r]).toEqual([true, true]);
  expect(getMailAccent('red"><script>')).toBe(getMailAccent('#0e6f7c'));
});
