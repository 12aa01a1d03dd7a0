import type { Request } from 'firebase-functions/v2/https';
import { APP_URL, PREVIEW_SITE } from '../config.ts';

/** Returns whether a page's origin is ours: the app's, or on staging that of a preview of it, `https://SITE--NAME-HASH.web.app`. */
export const isOwnOrigin = (origin: string): boolean => {
  const site = PREVIEW_SITE.value();
  return (
    origin === new URL(APP_URL.value()).origin ||
    (/^[a-z0-9-]+$/.test(site) && new RegExp(`^https://${site}--[a-z0-9-]+\\.web\\.app$`).test(origin))
  );
};

/** Returns the origin of the calling page if it is ours, else the app's. */
export const getPageOrigin = (request: Pick<Request, 'headers'>): string => {
  const { origin } = request.headers;
  return origin !== undefined && isOwnOrigin(origin) ? origin : APP_URL.value();
};
