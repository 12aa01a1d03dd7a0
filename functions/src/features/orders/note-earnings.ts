import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  earnedFrom,
  toEarningId,
  payableFrom,
  settledByPayment,
  type Earning,
} from '@domain/orders/earnings.ts';
import type { Order } from '@domain/orders/orders.ts';
import { readOrderEarnings, storeEarning } from '../../records/earnings.ts';
import {
  readRenewalTerms,
  readRevision,
  type AcceptedPrice,
  type RenewalTerms,
} from '../../records/order-revisions.ts';
import { getOffer } from './order-price.ts';

type Due = Pick<Earning, 'state' | 'payableOn'>;

const CANCELLED: Due = { state: 'cancelled', payableOn: null };

/** Returns when talents are due payment for an order in its current state. */
const getDue = ({ state }: Order, today: string): Due =>
  state === 'paid'
    ? { state: 'payable', payableOn: payableFrom(today) }
    : { state: 'agreed', payableOn: null };

/** Returns a talent's earning from an order confirmed now. */
const agreedWith = (order: Order, today: string, talentId: string, roles: Earning['roles']): Earning => {
  const { id: orderId, agencyId, projectId, projectName, revision, currency } = order;
  return {
    ...{ id: toEarningId(orderId, talentId), agencyId, projectId, orderId, talentId, projectName, revision },
    currency,
    amount: roles.reduce((sum, { amount }) => sum + amount, 0),
    roles,
    ...getDue(order, today),
    agreedOn: today,
    updatedAt: Timestamp.now(),
  };
};

/** Returns all earnings from the accepted price, confirmed now. */
const agreedOn = (order: Order, today: string, accepted: AcceptedPrice): readonly Earning[] => {
  const { price, input } = getOffer(accepted);
  const chosen = input.candidates.filter(({ isChosen }) => isChosen);
  return [...earnedFrom(price.lines ?? [], chosen)].map(([talentId, roles]) =>
    agreedWith(order, today, talentId, roles),
  );
};

/** Returns the talent's earning from a renewal; none when on request. */
const renewedFor = (order: Order, today: string, { talentId, earned }: RenewalTerms): readonly Earning[] => {
  if (!order.renewal || earned === null) return [];
  const { character, language } = order.renewal;
  return [agreedWith(order, today, talentId, [{ character, language, amount: earned }])];
};

/** The amount paid of an earning before its order was confirmed again. */
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
 * Reads an order's earnings and returns the write that updates them: created on confirmation, replaced on
 * re-confirmation, payable some days after payment, cancelled with the order. `today` is in the agency's time zone.
 */
export const prepareEarnings = async (
  transaction: Transaction,
  before: Order,
  today: string,
): Promise<(after: Order) => void> => {
  const [known, agree] = await Promise.all([
    readOrderEarnings(before.id, transaction),
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
      for (const earning of known) if (earning.state === 'agreed') settle(earning, getDue(after, today));
    }
  };
};
