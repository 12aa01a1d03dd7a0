import { addresses } from '@domain/navigation/addresses.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import type { Order } from '@domain/orders/orders.ts';
import { ORDER_STEP } from '@domain/projects/steps.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import Stripe from 'stripe';
import { APP_URL, SHOW_PAYMENT_FEATURE, STRIPE_API, STRIPE_KEY } from '../../../config.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { StartedPayment, Provider } from './provider.ts';
import { getWebhookSecret } from './stripe-report.ts';

/** Timeout in milliseconds; the library retries twice with the same key. */
const TIMEOUT_MS = 10_000;
/** Maximum successive payments of one amount after failures. */
const ATTEMPTS_MAX = 20;

const getKey = (): string => STRIPE_KEY.value().trim();

const getClient = (): Stripe => {
  const { protocol, hostname, port } = new URL(STRIPE_API.value());
  return new Stripe(getKey(), {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port ? { port } : {}),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  });
};

/**
 * Returns the checkout request. It is constant for an order, across users and languages: Stripe rejects
 * a reused key with a different request. Contains no talent, role or licence.
 */
const getSessionFor = (
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

const isUnderWay = ({ status, payment_status, payment_intent }: Stripe.Checkout.Session): boolean =>
  status === 'complete' &&
  (payment_status !== 'unpaid' ||
    (typeof payment_intent === 'object' && payment_intent?.status === 'processing'));

/** Returns the open session; sessions that ended unpaid are replaced. */
const openSession = async (
  stripe: Stripe,
  params: Stripe.Checkout.SessionCreateParams,
  name: string,
): Promise<StartedPayment> => {
  let idempotencyKey = name;
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const { id } = await stripe.checkout.sessions.create(params, { idempotencyKey });
    // A replayed creation returns the session as created, so its current state is fetched.
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    const asOf = Timestamp.fromMillis(session.created * 1000);
    if (session.status === 'open' && session.url)
      return { status: 'requires_action', redirectUrl: session.url, asOf };
    if (isUnderWay(session)) return { status: 'processing', redirectUrl: null, asOf };
    idempotencyKey = `${name} after ${id}`;
  }

  throw new AppError(503, 'payment.unreachable');
};

/** Card payments on Stripe's own page. A webhook reports results; refunds are made in Stripe's console. */
export const stripeProvider: Provider = {
  isOffered: () =>
    SHOW_PAYMENT_FEATURE.value() && /^[sr]k_/.test(getKey()) && getWebhookSecret() !== undefined,
  begin: async (order, invoice) => {
    const name = `order ${order.id} ${order.revision} ${order.total - order.paid}`;
    try {
      return await openSession(getClient(), getSessionFor(order, invoice), name);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      // The error text may quote the request, so only its code is logged and returned.
      logger.error('Stripe began no payment', {
        type: error.type,
        code: error.code,
        status: error.statusCode,
      });
      throw new AppError(503, 'payment.unreachable');
    }
  },
};
