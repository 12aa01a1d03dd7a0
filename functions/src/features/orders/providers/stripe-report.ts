import type { PaymentState } from '@domain/orders/orders.ts';
import { Timestamp } from 'firebase-admin/firestore';
import Stripe from 'stripe';
import { STRIPE_WEBHOOK_SECRET } from '../../../config.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { PaymentReport } from '../judge-report.ts';

/** Maximum age of a signature, in seconds, against replay. Stripe signs each attempt separately. */
const TOLERANCE_SECONDS = 300;

/** Returns Stripe's signing secret; undefined when cards are disabled. */
export const getWebhookSecret = (): string | undefined => {
  const secret = STRIPE_WEBHOOK_SECRET.value().trim();
  return secret.startsWith('whsec_') ? secret : undefined;
};

type Fields = Readonly<Record<string, unknown>>;

const getFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const toWholeNumber = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : null;

/** Returns a valid document id: Firestore reserves names like `__x__`. */
const makeId = (value: unknown): string | null => {
  const text = toText(value);
  return text !== null && /^(?!__.*__$)[\w-]{1,128}$/.test(text) ? text : null;
};

/** Returns our id from an event's metadata; null when absent. 400 when invalid. */
const toOwnId = (value: unknown): string | null => {
  const id = makeId(value);
  if (id === null && toText(value) !== null) throw new AppError(400, 'request.malformed');
  return id;
};

/** Returns the moment of an event; null when invalid or in the future. */
const toMoment = (value: unknown): Timestamp | null => {
  const seconds = toWholeNumber(value);
  const latest = Date.now() / 1000 + TOLERANCE_SECONDS;
  return seconds === null || seconds < 0 || seconds > latest ? null : Timestamp.fromMillis(seconds * 1000);
};

/** Returns whether a signature is dated in the future, which the library doesn't check. */
const isAhead = (signature: string): boolean => {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0);
  return signedAt > Date.now() / 1000 + TOLERANCE_SECONDS;
};

/** The effect of an event on an order, and the field with the received amount; no field when no money was received. */
interface Meaning {
  readonly status: PaymentState | null;
  readonly money?: 'amount_total' | 'amount_received';
}

const PAID = { status: 'succeeded' } as const;

const describeMeaning = (type: string, object: Fields): Meaning | undefined => {
  switch (type) {
    case 'checkout.session.completed':
      return object['payment_status'] === 'unpaid'
        ? { status: 'processing' }
        : { ...PAID, money: 'amount_total' };
    case 'checkout.session.async_payment_succeeded':
      return { ...PAID, money: 'amount_total' };
    case 'payment_intent.succeeded':
      return { ...PAID, money: 'amount_received' };
    case 'payment_intent.processing':
      return { status: 'processing' };
    case 'payment_intent.requires_action':
      return { status: 'requires_action' };
    case 'payment_intent.payment_failed':
    case 'checkout.session.async_payment_failed':
      return { status: 'failed' };
    // No payment was made: the previous state applies.
    case 'checkout.session.expired':
    case 'payment_intent.created':
    case 'payment_intent.canceled':
      return { status: null };
    default:
      return undefined;
  }
};

const verifyEvent = (bytes: Buffer, signature: unknown): Fields => {
  const secret = getWebhookSecret();
  if (secret === undefined || typeof signature !== 'string' || isAhead(signature))
    throw new AppError(400, 'payment.signature');

  try {
    Stripe.webhooks.signature?.verifyHeader(bytes, signature, secret, TOLERANCE_SECONDS);
  } catch {
    throw new AppError(400, 'payment.signature');
  }

  try {
    return getFields(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new AppError(400, 'request.malformed');
  }
};

/** Parses a signed Stripe body; 400 for a missing, wrong or old signature. Reads single fields, because the account sets the events' API version. */
export const readStripeReport = (bytes: Buffer, signature: unknown): PaymentReport => {
  const event = verifyEvent(bytes, signature);
  const id = makeId(event['id']);
  const type = toText(event['type']);
  const moment = toMoment(event['created']);
  if (id === null || type === null || moment === null) throw new AppError(400, 'request.malformed');

  const object = getFields(getFields(event['data'])['object']);
  const metadata = getFields(object['metadata']);
  const meaning = describeMeaning(type, object);
  const intent = object['payment_intent'];
  const isIntent = type.startsWith('payment_intent.');

  return {
    id: `stripe_${id}`,
    provider: 'stripe',
    kind: type.slice(0, 120),
    isKnown: meaning !== undefined,
    agencyId: toOwnId(metadata['agencyId']),
    orderId: toOwnId(metadata['orderId']),
    status: meaning?.status ?? null,
    amount: meaning?.money ? toWholeNumber(object[meaning.money]) : null,
    currency: toText(object['currency'])?.toUpperCase().slice(0, 3) ?? null,
    asked: metadata['amount'] === undefined ? null : toWholeNumber(Number(metadata['amount'])),
    reference: makeId(isIntent ? object['id'] : (intent ?? object['id'])) ?? makeId(getFields(intent)['id']),
    at: moment,
  };
};
