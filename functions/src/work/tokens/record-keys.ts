import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import { deriveLinkKey } from './link-key.ts';

const TAG_BYTES = 16;

const getTag = (id: Buffer): Buffer =>
  createHmac('sha256', deriveLinkKey('record key tags')).update(id).digest().subarray(0, TAG_BYTES);

/** Returns the key of a record whose id contains others' ids; stable, and parsed by `fromRecordKey`. */
export const toRecordKey = (id: string): string => {
  const bytes = Buffer.from(id);
  const tag = getTag(bytes);
  const cipher = createCipheriv('aes-256-ctr', deriveLinkKey('record keys'), tag);
  return Buffer.concat([tag, cipher.update(bytes), cipher.final()]).toString('base64url');
};

/** Returns the id of a key; other input is returned unchanged, as an id. */
export const fromRecordKey = (key: string): string => {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length <= TAG_BYTES) return key;
  const tag = bytes.subarray(0, TAG_BYTES);
  const decipher = createDecipheriv('aes-256-ctr', deriveLinkKey('record keys'), tag);
  const id = Buffer.concat([decipher.update(bytes.subarray(TAG_BYTES)), decipher.final()]);
  return timingSafeEqual(getTag(id), tag) ? id.toString() : key;
};
