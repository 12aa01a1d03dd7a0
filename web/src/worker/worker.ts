/** The service worker: opens the app from this device, and keeps what was read last for visits without network. */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { handlePushes } from './push.ts';
import { handleCall, isCall } from './replies.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
};
/** Patterns of the pages that the function `pages` renders; from firebase.json. */
declare const RENDERED_PAGES: readonly string[];

const SHELL = '/index.html';
/** Code of screens opened before; far more than one release has on a phone. */
const SCREENS_KEPT = 250;

// A new release takes over immediately: tabs that need code of the former one reload (`lib/newRelease.ts`).
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

const rendered = RENDERED_PAGES.map((pattern) => new RegExp(pattern));

// Pages behind links contain secrets: always from the server, or the app's own page, which says that there is no network.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && rendered.some((page) => page.test(url.pathname)),
  new NetworkOnly({
    plugins: [{ handlerDidError: () => matchPrecache(SHELL) }],
  }),
);

registerRoute(
  new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: [/^\/(?:api|__)\//, /\.[a-z0-9]+$/i] }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'screens',
    plugins: [new ExpirationPlugin({ maxEntries: SCREENS_KEPT, purgeOnQuotaError: true })],
  }),
);

// Public: the identity provider's settings and the platform's name.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/api/clientConfig',
  new StaleWhileRevalidate({ cacheName: 'settings' }),
);

registerRoute(isCall, handleCall);
handlePushes();
