import { addresses } from '@domain/navigation/addresses.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import type { Order } from '@domain/orders/orders.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import Stripe from 'stripe';
import { APP_URL, SHOW_PAYMENT_FEATURE, STRIPE_API, STRIPE_KEY } from '../../../config.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { BegunPayment, Provider } from './provider.ts';
import { webhookSecret } from './stripe-report.ts';

/** How long a call may take, in milliseconds; the library tries it again twice, under the same key. */
const TIMEOUT_MS = 10_000;
/** Payments that are begun one after another for the same sum, because the ones before failed. */
const ATTEMPTS_MAX = 20;

const key = (): string => STRIPE_KEY.value().trim();

const client = (): Stripe => {
  const { protocol, hostname, port } = new URL(STRIPE_API.value());
  return new Stripe(key(), {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : {}),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
};

/**
 * What is asked for. Everything in it stays the same for as long as the order does, whoever presses and in whichever language:
 * Stripe refuses the same key with another request. No talent, role or licence is told.
 */
const sessionOf = (
  { id, agencyId, revision, currency, projectName, total, paid }: Order,
  { number }: Invoice,
): Stripe.Checkout.SessionCreateParams => {
  const stage = `${APP_URL.value()}${addresses.project.href(id, ORDER_STEP)}`;
  const amount = total - paid;
  const metadata = { orderId: id, agencyId, revision: String(revision), amount: String(amount) };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: id,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: projectName, description: number },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    success_url: stage,
    cancel_url: stage,
  };
};

/** Whether a session has led to money that is on its way or there. */
const isUnderWay = ({ status, payment_status, payment_intent }: Stripe.Checkout.Session): boolean =>
  status === 'complete' &&
  (payment_status !== 'unpaid' ||
    (typeof payment_intent === 'object' && payment_intent?.status === 'processing'));

/** The session that is open for this; those that have ended without money are followed by another. */
const openSession = async (
  stripe: Stripe,
  params: Stripe.Checkout.SessionCreateParams,
  name: string,
): Promise<BegunPayment> => {
  let idempotencyKey = name;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const { id } = await stripe.checkout.sessions.create(params, { idempotencyKey });
    // What was created is told as it was then: what has become of it since has to be asked for.
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    const asOf = Timestamp.fromMillis(session.created * 1000);
    if (session.status === 'open' && session.url)
      return { status: 'requires_action', redirectUrl: session.url, asOf };
    if (isUnderWay(session)) return { status: 'processing', redirectUrl: null, asOf };
    idempotencyKey = `${name} after ${id}`;
  }
  throw new AppError(503, 'payment.unreachable');
};

/** By card, on Stripe's own page. What becomes of it Stripe reports by webhook; refunds are made in its console. */
export const stripeProvider: Provider = {
  isOffered: () => SHOW_PAYMENT_FEATURE.value() && /^[sr]k_/.test(key()) && webhookSecret() !== undefined,
  begin: async (order, invoice) => {
    const name = `order ${order.id} ${order.revision} ${order.total - order.paid}`;
    try {
      return await openSession(client(), sessionOf(order, invoice), name);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      // Its text may quote the request; a code is all that is said, here and to whoever asked.
      logger.error('Stripe began no payment', {
        type: error.type,
        code: error.code,
        status: error.statusCode,
      });
      throw new AppError(503, 'payment.unreachable');
    }
  },
};
