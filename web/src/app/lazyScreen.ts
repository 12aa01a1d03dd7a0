import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { wantTexts, type TextPart } from '../i18n/texts.ts';
import { openedData, type BroughtData } from '../lib/pageData.ts';
import { retryImport } from '../lib/retryImport.ts';

interface ScreenModule {
  readonly default: React.ComponentType;
  /** Loads parts that a page shows with the data it brought along, or all on the server: both render them at first. */
  readonly prepare?: (brought: BroughtData | 'all') => Promise<unknown>;
}

type Screen = () => Promise<ScreenModule>;

/**
 * A route whose screen is a chunk of its own. A function, for of an object's properties the router does not tell that one
 * could not be loaded, and would leave the page as it was for ever.
 */
export const lazy =
  (load: Screen): LazyRouteFunction<RouteObject> =>
  async () => {
    const { default: Component, prepare } = await retryImport(load);
    await prepare?.(typeof document === 'undefined' ? 'all' : openedData());
    return { Component };
  };

/** Like `lazyScreen`, with texts that pages behind links don't have. */
export const lazyWithTexts = (part: TextPart, load: Screen): LazyRouteFunction<RouteObject> =>
  lazy(async () => (await Promise.all([load(), wantTexts(part)]))[0]);
