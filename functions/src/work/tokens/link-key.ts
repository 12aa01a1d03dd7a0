import { hkdfSync } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';

/** All keys of links and public pages derive from it; at least 32 bytes. */
export const TOKEN_KEY = defineSecret('TOKEN_KEY');

const KEY_BYTES = 32;
const derived = new Map<string, Uint8Array>();

/** Returns a purpose's key, 32 bytes, useless for other purposes. */
export const deriveLinkKey = (purpose: string): Uint8Array => {
  const secret = TOKEN_KEY.value();
  if (Buffer.byteLength(secret) < KEY_BYTES) {
    throw new Error('The secret TOKEN_KEY needs at least 32 bytes');
  }

  const slot = `${purpose}\n${secret}`;
  const cached = derived.get(slot);
  if (cached) return cached;

  const key = new Uint8Array(hkdfSync('sha256', secret, '', `voice-casting ${purpose}`, KEY_BYTES));
  derived.set(slot, key);

  return key;
};
