import type { RouteObject } from 'react-router-dom';
import { wantTexts, type TextPart } from '../i18n/texts.ts';

type Screen = () => Promise<{ default: React.ComponentType }>;

/** A route whose screen is a chunk of its own. Made for each route: the router empties it once it has loaded. */
export const lazy = (load: Screen): NonNullable<RouteObject['lazy']> => ({
  Component: async () => (await load()).default,
});

/** The same of what says more than the pages behind links do. */
export const lazyWithTexts = (part: TextPart, load: Screen): NonNullable<RouteObject['lazy']> =>
  lazy(async () => (await Promise.all([load(), wantTexts(part)]))[0]);
