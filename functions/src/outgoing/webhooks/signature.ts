import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@domain/webhooks/webhooks.ts';

const SECRET_BYTES = 32;

/** Returns a new secret: the prefix and 256 random bits. */
export const createWebhookSecret = (): string =>
  WEBHOOK_SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

/** Returns the signature of a message sent at a moment (milliseconds), with each secret; `SIGNATURE_HEADER` documents the check. */
export const computeSignature = (secrets: readonly string[], body: string, timestamp: number): string => {
  const seconds = Math.floor(timestamp / 1000);
  const digest = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${digest(secret)}`)].join(',');
};
