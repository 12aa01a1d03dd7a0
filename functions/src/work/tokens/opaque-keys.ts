import { createHmac } from 'node:crypto';
import { deriveLinkKey } from './link-key.ts';

const KEY_BYTES = 16;

/** Creates opaque base64url keys for record ids on one public page. Stable per page and record, different on other pages, and not reversible. */
export const createOpaqueKeys =
  (page: string) =>
  (id: string): string =>
    createHmac('sha256', deriveLinkKey('page keys'))
      .update(JSON.stringify([page, id]))
      .digest()
      .subarray(0, KEY_BYTES)
      .toString('base64url');
