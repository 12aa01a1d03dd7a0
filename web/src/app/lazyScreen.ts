import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { wantTexts, type TextPart } from '../i18n/texts.ts';
import { getOpenedData, type EmbeddedData } from '../lib/pageData.ts';
import { retryImport } from '../lib/retryImport.ts';

interface ScreenModule {
  readonly default: React.ComponentType;
  /** Loads parts that the page's embedded data needs, or all on the server, because both render them first. */
  readonly prepare?: (brought: EmbeddedData | 'all') => Promise<unknown>;
}

type Screen = () => Promise<ScreenModule>;

/**
 * A route whose screen is a separate chunk. A function, because for lazy object properties the router doesn't report a
 * failed load, and the page would never change.
 */
export const lazyScreen =
  (load: Screen): LazyRouteFunction<RouteObject> =>
  async () => {
    const { default: Component, prepare } = await retryImport(load);
    await prepare?.(typeof document === 'undefined' ? 'all' : getOpenedData());
    return { Component };
  };

/** Like `lazyScreen`, with texts that pages behind links don't have. */
export const lazyScreenWithTexts = (part: TextPart, load: Screen): LazyRouteFunction<RouteObject> =>
  lazyScreen(async () => (await Promise.all([load(), wantTexts(part)]))[0]);
