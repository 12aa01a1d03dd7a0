import { getOrderStage, orderTransitions } from '@domain/orders/transitions.ts';
import { findRefusal } from '@domain/transitions.ts';
import {
  type Order,
  type PaymentAction,
  type PaymentEvent,
  type PaymentOutcome,
  type PaymentState,
} from '@domain/orders/orders.ts';

export interface PaymentReport extends Pick<
  PaymentEvent,
  'id' | 'agencyId' | 'orderId' | 'provider' | 'kind' | 'amount' | 'currency' | 'reference' | 'at'
> {
  readonly isKnown: boolean;
  /** The resulting payment state; null when unchanged. */
  readonly status: PaymentState | null;
  /** The requested amount; null when the report lacks it. */
  readonly asked: number | null;
}

export interface Judgement {
  readonly outcome: PaymentOutcome;
  /** The received amount that counts; 0: none. */
  readonly counts: number;
  /** The payment state now; null when unchanged. */
  readonly status: PaymentState | null;
}

/** Precedence of two reports from the same second. */
const RANK: Readonly<Record<PaymentState, number>> = {
  none: 0,
  requires_action: 1,
  processing: 2,
  failed: 3,
  succeeded: 4,
};

const isNewer = (
  { at, status }: Pick<PaymentReport, 'at' | 'status'>,
  lastAction: Pick<PaymentAction, 'asOf' | 'status'> | undefined,
): boolean => {
  if (!lastAction || status === null) return true;
  const apart = at.toMillis() - Math.floor(lastAction.asOf.toMillis() / 1000) * 1000;
  return apart > 0 || (apart === 0 && RANK[status] >= RANK[lastAction.status]);
};

const refuse = (outcome: PaymentOutcome): Judgement => ({ outcome, counts: 0, status: null });

const judgeMoney = (report: PaymentReport, order: Order, amount: number): Judgement => {
  if (findRefusal(orderTransitions.takePayment, getOrderStage(order))) return refuse('notNow');
  if (report.currency !== order.currency) return refuse('wrongCurrency');
  const open = order.total - order.paid;
  if (amount <= 0 || amount > open || amount !== report.asked) return refuse('wrongAmount');
  const isAll = order.state === 'confirmed' && amount === open;
  return { outcome: 'applied', counts: amount, status: isAll ? 'succeeded' : 'requires_action' };
};

/**
 * Judges a report received for the first time. Money counts once, whichever of a payment's reports comes first; the newest payment
 * state counts while something is open. An order accepted again but not confirmed also takes money, because it has left the client.
 */
export const judgeReport = (
  report: PaymentReport,
  order: Order | undefined,
  { action, isCounted }: { readonly action: PaymentAction | undefined; readonly isCounted: boolean },
): Judgement => {
  if (!report.isKnown) return refuse('unknownEvent');
  if (!order) return refuse('unknownOrder');
  if (isCounted) return refuse('noted');
  if (report.status === 'succeeded') return judgeMoney(report, order, report.amount ?? 0);
  const changes = order.state === 'confirmed' && report.status !== null && isNewer(report, action);
  return changes ? { outcome: 'applied', counts: 0, status: report.status } : refuse('noted');
};
