import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { MAIL_EVENTS_SECRET } from '../../config.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Maximum age of a signature, in seconds, against replay. */
const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';

/** A mail that came back or was called spam. */
export interface MailReport {
  readonly reason: 'undeliverable' | 'complained';
  /** As reported, and in lower case, as most are stored. */
  readonly addresses: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const getFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Returns a header by its name in the standard, or the one that Svix sends. */
const getHeader = (headers: IncomingHttpHeaders, name: string): string => {
  const value = headers[`webhook-${name}`] ?? headers[`svix-${name}`];
  return typeof value === 'string' ? value : '';
};

const isEqual = (expected: Buffer, text: string): boolean => {
  const found = Buffer.from(text, 'base64');
  return found.length === expected.length && timingSafeEqual(found, expected);
};

/** Throws 400 unless the provider signed these bytes within the last five minutes, with one of several signatures. */
const verify = (bytes: Buffer, headers: IncomingHttpHeaders, now: number): void => {
  const secret = MAIL_EVENTS_SECRET.value().trim();
  const [id, sentAt] = [getHeader(headers, 'id'), getHeader(headers, 'timestamp')];
  const age = Math.abs(now / 1000 - Number(sentAt || NaN));
  if (!secret.startsWith(PREFIX) || id === '' || !(age <= TOLERANCE_SECONDS))
    throw new AppError(400, 'mail.signature');

  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${sentAt}.`).update(bytes).digest();
  const signatures = getHeader(headers, 'signature').split(' ');
  if (!signatures.some((text) => text.startsWith('v1,') && isEqual(expected, text.slice(3))))
    throw new AppError(400, 'mail.signature');
};

const getReason = (type: unknown, data: Fields): MailReport['reason'] | undefined => {
  if (type === 'email.complained') return 'complained';
  // An earlier bounce or complaint: the provider doesn't send to that address any more.
  if (type === 'email.suppressed') return 'undeliverable';
  // A full mailbox (`Transient`) or an unclear answer (`Undetermined`) says nothing about the address.
  const isPermanent = getFields(data['bounce'])['type'] === 'Permanent';
  return type === 'email.bounced' && isPermanent ? 'undeliverable' : undefined;
};

/** Returns what a signed event reports; undefined for events that concern no mailbox. 400 without a valid signature. */
export const readMailReport = (
  bytes: Buffer,
  headers: IncomingHttpHeaders,
  now: number,
): MailReport | undefined => {
  verify(bytes, headers, now);

  try {
    const { type, data } = getFields(JSON.parse(bytes.toString('utf8')));
    const fields = getFields(data);
    const reason = getReason(type, fields);
    const addresses = [fields['to']].flat().filter((address) => typeof address === 'string');
    return (
      reason && {
        reason,
        addresses: [...new Set(addresses.flatMap((address) => [address, address.toLowerCase()]))],
      }
    );
  } catch {
    throw new AppError(400, 'request.malformed');
  }
};
