import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  earnedFrom,
  earningIdOf,
  payableFrom,
  settledByPayment,
  type Earning,
} from '@domain/orders/earnings.ts';
import type { Order } from '@domain/orders/orders.ts';
import { readEarningsOf, storeEarning } from '../../records/earnings.ts';
import {
  readRenewalTerms,
  readRevision,
  type AcceptedPrice,
  type RenewalTerms,
} from '../../records/order-revisions.ts';
import { offerOf } from './order-price.ts';

type Due = Pick<Earning, 'state' | 'payableOn'>;

const CANCELLED: Due = { state: 'cancelled', payableOn: null };

/** When talents are to be paid for an order that stands as it does today. */
const dueOf = ({ state }: Order, today: string): Due =>
  state === 'paid'
    ? { state: 'payable', payableOn: payableFrom(today) }
    : { state: 'agreed', payableOn: null };

/** What one talent earns from an order that is confirmed now. */
const agreedWith = (order: Order, today: string, talentId: string, roles: Earning['roles']): Earning => {
  const { id: orderId, agencyId, projectId, projectName, revision, currency } = order;
  return {
    ...{ id: earningIdOf(orderId, talentId), agencyId, projectId, orderId, talentId, projectName, revision },
    currency,
    amount: roles.reduce((sum, { amount }) => sum + amount, 0),
    roles,
    ...dueOf(order, today),
    agreedOn: today,
    updatedAt: Timestamp.now(),
  };
};

/** What everybody earns from what was accepted, as it is confirmed now. */
const agreedOn = (order: Order, today: string, accepted: AcceptedPrice): readonly Earning[] => {
  const { price, input } = offerOf(accepted);
  const chosen = input.candidates.filter(({ isChosen }) => isChosen);
  return [...earnedFrom(price.lines ?? [], chosen)].map(([talentId, roles]) =>
    agreedWith(order, today, talentId, roles),
  );
};

/** What the talent earns from another year of a licence; nothing where that was on request. */
const renewedFor = (order: Order, today: string, { talentId, earned }: RenewalTerms): readonly Earning[] => {
  if (!order.renewal || earned === null) return [];
  const { character, language } = order.renewal;
  return [agreedWith(order, today, talentId, [{ character, language, amount: earned }])];
};

/** What was paid of an earning before its order was confirmed anew. */
const paidBefore = (known: readonly Earning[], id: string): Pick<Earning, 'paid' | 'paidOn'> => {
  const { paid = 0, paidOn = null } = known.find((earning) => earning.id === id) ?? {};
  return paid > 0 ? { paid, paidOn } : {};
};

/** What makes the earnings of an order that waits to be confirmed; undefined: nothing was accepted. */
const prepareAgreement = async (
  transaction: Transaction,
  before: Order,
  today: string,
): Promise<((after: Order) => readonly Earning[]) | undefined> => {
  if (before.renewal) {
    const terms = await readRenewalTerms(before, transaction);
    return terms && ((after) => renewedFor(after, today, terms));
  }
  const accepted = await readRevision(before, transaction);
  return accepted && ((after) => agreedOn(after, today, accepted));
};

/**
 * Reads what talents earn from an order, and answers what brings that in line with the order as it is after a change: agreed on
 * when it is confirmed, replaced when that is done anew, payable a while after it was paid, and cancelled with it; what talents
 * were paid stays. `today` is by the agency's clock.
 */
export const prepareEarnings = async (
  transaction: Transaction,
  before: Order,
  today: string,
): Promise<(after: Order) => void> => {
  const [known, agree] = await Promise.all([
    readEarningsOf(before.id, transaction),
    before.state === 'received' ? prepareAgreement(transaction, before, today) : undefined,
  ]);
  const settle = (earning: Earning, due: Due): void => {
    if (earning.state !== due.state)
      storeEarning(transaction, settledByPayment({ ...earning, ...due, updatedAt: Timestamp.now() }));
  };
  return (after) => {
    if (after.state === 'cancelled') {
      for (const earning of known) settle(earning, CANCELLED);
    } else if (agree && (after.state === 'confirmed' || after.state === 'paid')) {
      const agreed = agree(after);
      const still = new Set(agreed.map(({ id }) => id));
      for (const earning of known) if (!still.has(earning.id)) settle(earning, CANCELLED);
      for (const earning of agreed)
        storeEarning(transaction, settledByPayment({ ...earning, ...paidBefore(known, earning.id) }));
    } else if (after.state === 'paid') {
      for (const earning of known) if (earning.state === 'agreed') settle(earning, dueOf(after, today));
    }
  };
};
