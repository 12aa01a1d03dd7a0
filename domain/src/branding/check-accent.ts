import { getAccent, DEFAULT_ACCENT } from './accent.ts';
import { getContrast, parseHex, toHex, BLACK } from './contrast.ts';
import { SURFACES, type SchemeName } from './surfaces.ts';

interface SchemeCheck {
  /** The colour as shown in this scheme. */
  readonly shown: string;
  /** Whether it is unchanged; otherwise it was unreadable and corrected. */
  readonly isKept: boolean;
  /** Minimum WCAG contrast with the scheme's surfaces, 1 to 21. */
  readonly contrast: number;
}

interface AccentCheck extends Readonly<Record<SchemeName, SchemeCheck>> {
  /** `#rrggbb`; null: invalid, so the platform's is shown. */
  readonly asTyped: string | null;
}

const checkIn = (colour: string, scheme: SchemeName): SchemeCheck => {
  const { main } = getAccent(colour, scheme);
  const shown = parseHex(main) ?? BLACK;
  const { canvas, base, sunken } = SURFACES[scheme];
  const ratios = [canvas, base, sunken].map((surface) => getContrast(shown, parseHex(surface) ?? BLACK));
  return { shown: main, isKept: main === colour, contrast: Math.min(...ratios) };
};

/** Returns how a brand colour looks in both schemes, for a preview. */
export const checkAccent = (typed: string): AccentCheck => {
  const colour = parseHex(typed);
  const asTyped = colour ? toHex(colour) : null;
  const shown = asTyped ?? DEFAULT_ACCENT;
  return { asTyped, light: checkIn(shown, 'light'), dark: checkIn(shown, 'dark') };
};
