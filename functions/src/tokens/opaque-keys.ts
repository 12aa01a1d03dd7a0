import { createHmac } from 'node:crypto';
import { linkKey } from './link-key.ts';

const KEY_BYTES = 16;

/**
 * Keys that stand for record ids on one public page, in base64url. The same record has the same key each time the page is
 * read, another one on any other page, and no key leads back to its record.
 */
export const opaqueKeys =
  (page: string) =>
  (id: string): string =>
    createHmac('sha256', linkKey('page keys'))
      .update(JSON.stringify([page, id]))
      .digest()
      .subarray(0, KEY_BYTES)
      .toString('base64url');
