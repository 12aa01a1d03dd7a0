import { Timestamp } from 'firebase-admin/firestore';
import {
  computeEarnings,
  toEarningId,
  getFirstPayableDay,
  settleByPayment,
  type Earning,
} from '@domain/orders/earnings.ts';
import type { Order } from '@domain/orders/orders.ts';
import { earnings, readOrderEarnings } from '../../work/collections/earnings.ts';
import {
  readRenewalTerms,
  readRevision,
  type AcceptedPrice,
  type RenewalTerms,
} from '../../work/collections/order-revisions.ts';
import { getOffer } from './order-price.ts';
import type { Work } from '../../work/unit/work.ts';

type Due = Pick<Earning, 'state' | 'payableOn'>;

const CANCELLED: Due = { state: 'cancelled', payableOn: null };

/** Returns when talents are due payment for an order in its current state. */
const getDue = ({ state }: Order, today: string): Due =>
  state === 'paid'
    ? { state: 'payable', payableOn: getFirstPayableDay(today) }
    : { state: 'agreed', payableOn: null };

const makeEarning = (order: Order, today: string, talentId: string, roles: Earning['roles']): Earning => {
  const { id: orderId, agencyId, projectId, projectName, revision, currency } = order;

  return {
    id: toEarningId(orderId, talentId),
    agencyId,
    projectId,
    orderId,
    talentId,
    projectName,
    revision,
    currency,
    amount: roles.reduce((sum, { amount }) => sum + amount, 0),
    roles,
    ...getDue(order, today),
    agreedOn: today,
    updatedAt: Timestamp.now(),
  };
};

const listAgreedEarnings = (order: Order, today: string, accepted: AcceptedPrice): readonly Earning[] => {
  const { price, input } = getOffer(accepted);
  const chosen = input.candidates.filter(({ isChosen }) => isChosen);
  return [...computeEarnings(price.lines ?? [], chosen)].map(([talentId, roles]) =>
    makeEarning(order, today, talentId, roles),
  );
};

/** Returns the talent's earning from a renewal; none when on request. */
const listRenewalEarnings = (
  order: Order,
  today: string,
  { talentId, earned }: RenewalTerms,
): readonly Earning[] => {
  if (!order.renewal || earned === null) return [];
  const { character, language } = order.renewal;
  return [makeEarning(order, today, talentId, [{ character, language, amount: earned }])];
};

/** The amount paid of an earning before its order was confirmed again. */
const getPaid = (earnings: readonly Earning[], id: string): Pick<Earning, 'paid' | 'paidOn'> => {
  const { paid = 0, paidOn = null } = earnings.find((earning) => earning.id === id) ?? {};
  return paid > 0 ? { paid, paidOn } : {};
};

/** Returns the earnings that the confirmation of an order creates; undefined when nothing was accepted. */
const readEarnings = async (
  work: Work,
  before: Order,
  after: Order,
  today: string,
): Promise<readonly Earning[] | undefined> => {
  if (before.renewal) {
    const terms = await readRenewalTerms(before, work);
    return terms && listRenewalEarnings(after, today, terms);
  }
  const accepted = await readRevision(before, work);
  return accepted && listAgreedEarnings(after, today, accepted);
};

/**
 * Updates an order's earnings: created on confirmation, replaced on re-confirmation, payable some days
 * after payment, cancelled with the order. `today` is in the agency's time zone.
 */
export const updateEarnings = async (
  work: Work,
  before: Order,
  after: Order,
  today: string,
): Promise<void> => {
  const stored = await readOrderEarnings(before.id, work);

  const apply = (earning: Earning, due: Due): void => {
    if (earning.state !== due.state)
      work.set(earnings, settleByPayment({ ...earning, ...due, updatedAt: Timestamp.now() }));
  };

  if (after.state === 'cancelled') {
    for (const earning of stored) apply(earning, CANCELLED);
    return;
  }
  if (after.state !== 'confirmed' && after.state !== 'paid') return;

  const agreed = before.state === 'received' ? await readEarnings(work, before, after, today) : undefined;
  if (agreed) {
    const still = new Set(agreed.map(({ id }) => id));
    for (const earning of stored) if (!still.has(earning.id)) apply(earning, CANCELLED);
    for (const earning of agreed)
      work.set(earnings, settleByPayment({ ...earning, ...getPaid(stored, earning.id) }));
  } else if (after.state === 'paid') {
    for (const earning of stored) if (earning.state === 'agreed') apply(earning, getDue(after, today));
  }
};
