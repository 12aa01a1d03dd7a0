import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { wantTexts, type TextPart } from '../i18n/texts.ts';
import { untilItComes } from '../lib/untilItComes.ts';

type Screen = () => Promise<{ default: React.ComponentType }>;

/**
 * A route whose screen is a chunk of its own. A function, for of an object's properties the router does not tell that one
 * could not be loaded, and would leave the page as it was for ever.
 */
export const lazy =
  (load: Screen): LazyRouteFunction<RouteObject> =>
  async () => ({ Component: (await untilItComes(load)).default });

/** Like `lazyScreen`, with texts that pages behind links don't have. */
export const lazyWithTexts = (part: TextPart, load: Screen): LazyRouteFunction<RouteObject> =>
  lazy(async () => (await Promise.all([load(), wantTexts(part)]))[0]);
