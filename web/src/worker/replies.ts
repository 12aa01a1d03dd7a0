import type { RouteHandlerCallback, RouteMatchCallback, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheOnly, Strategy, type StrategyHandler } from 'workbox-strategies';
import { getReader } from './reader.ts';
import { isKeptCall, REPLIES_CACHE } from '../lib/installed/keptCalls.ts';

const REPLIES_KEPT = 100;
const KEPT_SECONDS = 14 * 24 * 60 * 60;

/** Stores a reply under its address and its reader, so that nobody gets another account's. */
const ofReader: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const url = new URL(request.url);
    url.searchParams.set('reader', getReader(request.headers) ?? 'nobody');
    return Promise.resolve(url.href);
  },
};

const expiry = new ExpirationPlugin({
  maxEntries: REPLIES_KEPT,
  maxAgeSeconds: KEPT_SECONDS,
  purgeOnQuotaError: true,
});

/** Answers from the server and keeps the answer. A refusal removes what was kept. */
class Keeping extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    const isRefused = response.status >= 400 && response.status < 500;

    if (response.ok) void handler.waitUntil(handler.cachePut(request, response.clone()));
    if (isRefused) void handler.waitUntil(drop(await handler.getCacheKey(request, 'write')));
    return response;
  }
}

const drop = async (key: Request): Promise<void> => {
  await (await caches.open(REPLIES_CACHE)).delete(key);
};

const keeping = new Keeping({ cacheName: REPLIES_CACHE, plugins: [ofReader, expiry] });

/** Not a failure, which the browser would report. */
const answerNothing = (): Promise<Response> => Promise.resolve(new Response(null, { status: 204 }));

const fromCache = new CacheOnly({
  cacheName: REPLIES_CACHE,
  plugins: [ofReader, expiry, { handlerDidError: answerNothing }],
});

/** Returns whether a request is a call whose reply may be kept. */
export const isCall: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && isKeptCall(url.pathname);

/** Answers `only-if-cached` with what was kept, by 204 if nothing was; any other call from the server. Nothing is kept without a reader. */
export const handleCall: RouteHandlerCallback = ({ request, event, ...rest }) => {
  const takesKept = request.cache === 'only-if-cached';
  if (getReader(request.headers) === undefined) return takesKept ? answerNothing() : fetch(request);
  return (takesKept ? fromCache : keeping).handle({ ...rest, request, event });
};
