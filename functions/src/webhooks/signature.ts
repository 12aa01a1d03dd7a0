import { createHmac, randomBytes } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@domain/webhooks/webhooks.ts';

const SECRET_BYTES = 32;

/** A new secret, of 256 random bits behind the prefix. */
export const newWebhookSecret = (): string =>
  WEBHOOK_SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');

/** The signature of a message that is sent at a moment (milliseconds), by each secret; `SIGNATURE_HEADER` says how it is checked. */
export const signatureOf = (secrets: readonly string[], body: string, at: number): string => {
  const seconds = Math.floor(at / 1000);
  const digest = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return [`t=${seconds}`, ...secrets.map((secret) => `v1=${digest(secret)}`)].join(',');
};
