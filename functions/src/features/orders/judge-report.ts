import {
  type Order,
  type PaymentAction,
  type PaymentEvent,
  type PaymentOutcome,
  type PaymentState,
} from '@domain/orders/orders.ts';

/** What a provider reports of a payment, in the words of this platform. */
export interface PaymentReport extends Pick<
  PaymentEvent,
  'id' | 'agencyId' | 'orderId' | 'provider' | 'kind' | 'amount' | 'currency' | 'reference' | 'at'
> {
  /** Whether it is of a kind that means something here. */
  readonly isKnown: boolean;
  /** How the payment stands by it; null: as before. */
  readonly status: PaymentState | null;
  /** What had been asked for; null: it does not say. */
  readonly asked: number | null;
}

/** What is to be done about a report. */
export interface Judgement {
  readonly outcome: PaymentOutcome;
  /** What came in and counts; 0: nothing. */
  readonly counts: number;
  /** How the payment stands now; null: as before. */
  readonly status: PaymentState | null;
}

/** What counts more of two that happened in the same second. */
const RANK: Readonly<Record<PaymentState, number>> = {
  none: 0,
  requires_action: 1,
  processing: 2,
  failed: 3,
  succeeded: 4,
};

const isNewer = (
  { at, status }: Pick<PaymentReport, 'at' | 'status'>,
  known: Pick<PaymentAction, 'asOf' | 'status'> | undefined,
): boolean => {
  if (!known || status === null) return true;
  const apart = at.toMillis() - Math.floor(known.asOf.toMillis() / 1000) * 1000;
  return apart > 0 || (apart === 0 && RANK[status] >= RANK[known.status]);
};

const nothing = (outcome: PaymentOutcome): Judgement => ({ outcome, counts: 0, status: null });

const judgeMoney = (report: PaymentReport, order: Order, amount: number): Judgement => {
  if (order.state !== 'confirmed' && order.state !== 'received') return nothing('notNow');
  if (report.currency !== order.currency) return nothing('wrongCurrency');
  const open = order.total - order.paid;
  if (amount <= 0 || amount > open || amount !== report.asked) return nothing('wrongAmount');
  const isAll = order.state === 'confirmed' && amount === open;
  return { outcome: 'applied', counts: amount, status: isAll ? 'succeeded' : 'requires_action' };
};

/**
 * What to make of a report that is heard for the first time. Money counts whenever it is told of, once, whichever of a
 * payment's reports comes first; of how a payment stands the newest word counts, while something is still open. What was
 * accepted anew and is not confirmed yet takes money as well, for that has left the client.
 */
export const judged = (
  report: PaymentReport,
  order: Order | undefined,
  { action, isCounted }: { readonly action: PaymentAction | undefined; readonly isCounted: boolean },
): Judgement => {
  if (!report.isKnown) return nothing('unknownEvent');
  if (!order) return nothing('unknownOrder');
  if (isCounted) return nothing('noted');
  if (report.status === 'succeeded') return judgeMoney(report, order, report.amount ?? 0);
  const changes = order.state === 'confirmed' && report.status !== null && isNewer(report, action);
  return changes ? { outcome: 'applied', counts: 0, status: report.status } : nothing('noted');
};
