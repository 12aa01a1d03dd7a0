/** Colour arithmetic for brand colours: WCAG 2 contrast, and the nearest shade of a colour that passes it. */

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const SHORT_HEX = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i;
const LONG_HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Parses `#rgb` and `#rrggbb`, the only accepted formats. */
export const parseHex = (value: string): Rgb | undefined => {
  const long = LONG_HEX.exec(value.trim().replace(SHORT_HEX, '#$1$1$2$2$3$3'));
  if (!long) return undefined;
  const [r, g, b] = long.slice(1).map((part) => Number.parseInt(part, 16));
  return r === undefined || g === undefined || b === undefined ? undefined : { r, g, b };
};

export const toHex = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const toLinear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const computeLuminance = ({ r, g, b }: Rgb): number =>
  0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);

/** Returns the WCAG contrast ratio of two colours, 1 to 21. */
export const getContrast = (text: Rgb, ground: Rgb): number => {
  const [light, dark] = [computeLuminance(text), computeLuminance(ground)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

export const mix = (from: Rgb, to: Rgb, amount: number): Rgb => ({
  r: from.r + (to.r - from.r) * amount,
  g: from.g + (to.g - from.g) * amount,
  b: from.b + (to.b - from.b) * amount,
});

export const WHITE: Rgb = { r: 255, g: 255, b: 255 };
export const BLACK: Rgb = { r: 0, g: 0, b: 0 };

/** WCAG AA for text of normal size. */
export const AA_TEXT = 4.5;

/** Returns the nearest shade readable on all `surfaces`: darker on light ones, lighter on dark ones, unchanged when it passes. */
export const getReadableShade = (colour: Rgb, surfaces: readonly Rgb[], ratio = AA_TEXT): Rgb => {
  const passes = (candidate: Rgb) => surfaces.every((surface) => getContrast(candidate, surface) >= ratio);
  const average =
    surfaces.reduce((sum, surface) => sum + computeLuminance(surface), 0) / Math.max(surfaces.length, 1);
  const target = average > 0.18 ? BLACK : WHITE;

  for (let step = 0; step <= 50; step += 1) {
    const candidate = mix(colour, target, step / 50);
    // The rounded colour is what is painted, so it must pass.
    const painted = parseHex(toHex(candidate)) ?? target;
    if (passes(painted)) return painted;
  }

  return target;
};

/** Returns black or white, whichever is more readable on `surface`. */
export const getInk = (surface: Rgb): Rgb => {
  const ink: Rgb = { r: 16, g: 18, b: 20 };
  return getContrast(WHITE, surface) >= getContrast(ink, surface) ? WHITE : ink;
};
