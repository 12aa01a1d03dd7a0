import { getInk, mix, parseHex, getReadableShade, toHex, BLACK, WHITE, type Rgb } from './contrast.ts';
import { SURFACES, type SchemeName } from './surfaces.ts';

/** Default accent: petrol, distinct from amber, green and red, which have meanings. */
export const DEFAULT_ACCENT = '#0e6f7c';

interface Accent {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  readonly contrastText: string;
}

const toRgb = (value: string): Rgb => parseHex(value) ?? parseHex(DEFAULT_ACCENT) ?? BLACK;

/** Returns an agency's colour adjusted to a scheme: readable as text on every surface, with readable ink on it. */
export const getAccent = (brand: string, scheme: SchemeName): Accent => {
  const surfaces = SURFACES[scheme];
  const levels = [surfaces.canvas, surfaces.base, surfaces.sunken].map(toRgb);
  const main = getReadableShade(toRgb(brand), levels);
  return {
    main: toHex(main),
    light: toHex(mix(main, WHITE, 0.18)),
    dark: toHex(mix(main, scheme === 'dark' ? WHITE : BLACK, 0.16)),
    contrastText: toHex(getInk(main)),
  };
};
