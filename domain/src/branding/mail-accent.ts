import { DEFAULT_ACCENT } from './accent.ts';
import { BLACK, getContrast, mix, parseHex, toHex, WHITE } from './contrast.ts';

const STEPS = 24;

/** Returns a shade readable on white and black, and under both inks, because mail programs invert colours or only light backgrounds. */
export const getMailAccent = (brand: string): string => {
  const colour = parseHex(brand) ?? parseHex(DEFAULT_ACCENT) ?? BLACK;

  const isLight = (amount: number, towards: typeof BLACK) => {
    const shade = mix(colour, towards, amount);
    return getContrast(shade, BLACK) > getContrast(shade, WHITE);
  };

  const towards = isLight(0, WHITE) ? BLACK : WHITE;
  let [from, to] = [0, 1];

  for (let step = 0; step < STEPS; step += 1) {
    const middle = (from + to) / 2;
    if (isLight(middle, towards) === (towards === BLACK)) from = middle;
    else to = middle;
  }

  return toHex(mix(colour, towards, (from + to) / 2));
};
