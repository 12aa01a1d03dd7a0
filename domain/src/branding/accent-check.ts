import { accentFor, DEFAULT_ACCENT } from './accent.ts';
import { contrast, parseHex, toHex, BLACK } from './contrast.ts';
import { SURFACES, type SchemeName } from './surfaces.ts';

interface SchemeCheck {
  /** The colour as this scheme shows it. */
  readonly shown: string;
  /** Whether that is the colour itself; otherwise it could not be read and was corrected. */
  readonly isKept: boolean;
  /** Least WCAG contrast of what is shown with any surface of the scheme, 1 to 21. */
  readonly contrast: number;
}

export interface AccentCheck extends Readonly<Record<SchemeName, SchemeCheck>> {
  /** `#rrggbb`; null: what was typed is no colour, and the platform's is shown. */
  readonly asTyped: string | null;
}

const checkIn = (colour: string, scheme: SchemeName): SchemeCheck => {
  const { main } = accentFor(colour, scheme);
  const shown = parseHex(main) ?? BLACK;
  const { canvas, base, sunken } = SURFACES[scheme];
  const ratios = [canvas, base, sunken].map((surface) => contrast(shown, parseHex(surface) ?? BLACK));
  return { shown: main, isKept: main === colour, contrast: Math.min(...ratios) };
};

/** How a brand colour fares in both schemes, before anybody else sees it. */
export const accentCheck = (typed: string): AccentCheck => {
  const colour = parseHex(typed);
  const asTyped = colour ? toHex(colour) : null;
  const shown = asTyped ?? DEFAULT_ACCENT;
  return { asTyped, light: checkIn(shown, 'light'), dark: checkIn(shown, 'dark') };
};
