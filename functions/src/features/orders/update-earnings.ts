import { Timestamp } from 'firebase-admin/firestore';
import { computeNet } from '@domain/earnings/compute-net.ts';
import { DEFAULT_PAYABLE, type PayableRule } from '@domain/earnings/payable-rule.ts';
import {
  computeEarnings,
  toEarningId,
  getFirstPayableDay,
  getGrossParts,
  getPaidSums,
  settleByPayment,
  type Earning,
} from '@domain/orders/earnings.ts';
import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import { isProjectOrder, type Order } from '@domain/orders/orders.ts';
import { readBillingTerms } from '../../work/collections/billings.ts';
import { earnings, readOrderEarnings } from '../../work/collections/earnings.ts';
import {
  readRevision,
  readVoiceTerms,
  type AcceptedPrice,
  type VoiceTerms,
} from '../../work/collections/order-revisions.ts';
import { getOffer } from './order-price.ts';
import type { Work } from '../../work/unit/work.ts';
import { readNetRules } from './read-net-rules.ts';

type Due = Pick<Earning, 'state' | 'payableOn'>;

const CANCELLED: Due = { state: 'cancelled', payableOn: null };

/** Returns when talents are due payment for an order in its current state. */
const getDue = ({ state }: Order, today: string, payable: PayableRule = DEFAULT_PAYABLE): Due =>
  state === 'paid' || payable.event === 'confirmed'
    ? { state: 'payable', payableOn: getFirstPayableDay(today, payable) }
    : { state: 'agreed', payableOn: null };

type GrossEarning = Omit<Earning, 'state' | 'payableOn' | 'net' | 'rules'>;

const makeEarning = (
  order: Order,
  today: string,
  talentId: string,
  roles: Earning['roles'],
): GrossEarning => {
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
    agreedOn: today,
    updatedAt: Timestamp.now(),
  };
};

const listAgreedEarnings = (
  order: Order,
  today: string,
  accepted: AcceptedPrice,
): readonly GrossEarning[] => {
  const { price, input } = getOffer(accepted);
  const chosen = input.candidates.filter(({ isChosen }) => isChosen);
  return [...computeEarnings(price.lines ?? [], chosen)].map(([talentId, roles]) =>
    makeEarning(order, today, talentId, roles),
  );
};

/** Returns the talent's earning from a renewal or charge; none when on request, or without a part of it. */
const listVoiceEarnings = (
  order: Order,
  today: string,
  { talentId, earned, usage }: VoiceTerms,
): readonly GrossEarning[] => {
  const role = order.renewal ?? order.charge;
  if (!role || !earned) return [];
  const { character, language } = role;
  const earnedRole = { character, language, amount: earned, usage: usage ?? earned };
  return [makeEarning(order, today, talentId, [earnedRole])];
};

type Paid = Pick<Earning, 'paid' | 'paidOn' | 'paidSums' | 'billedSums' | 'invoiceId'>;

/** What was paid and invoiced of an earning before its order was confirmed again. */
const getPaid = (before: Earning | undefined): Paid => {
  if (!before) return {};
  const { paid = 0, paidOn = null, billedSums, invoiceId } = before;

  return {
    ...(paid > 0 ? { paid, paidOn, paidSums: getPaidSums(before) } : {}),
    ...(billedSums ? { billedSums } : {}),
    ...(invoiceId === undefined ? {} : { invoiceId }),
  };
};

/** Returns an earning with its deductions and due day. A second confirmation keeps the share and the payment term of the first. */
const deduct = async (
  work: Work,
  order: Order,
  earning: GrossEarning,
  before: Earning | undefined,
  terms: BillingTerms | undefined,
): Promise<Earning> => {
  const { agreedOn: today } = earning;
  const current = await readNetRules(work, earning, terms);
  const agreed = before?.state === 'cancelled' ? undefined : before;
  const rules = { ...current, share: agreed?.rules?.share ?? current.share };
  const payable = agreed?.payable ?? terms?.payable ?? DEFAULT_PAYABLE;
  const { gross: _amount, ...deductions } = computeNet(getGrossParts(earning), rules);

  return settleByPayment({
    ...earning,
    ...deductions,
    payable,
    ...getDue(order, today, payable),
    ...getPaid(before),
  });
};

/** Returns the earnings that the confirmation of an order creates; undefined when nothing was accepted. */
const readEarnings = async (
  work: Work,
  before: Order,
  after: Order,
  today: string,
): Promise<readonly GrossEarning[] | undefined> => {
  if (!isProjectOrder(before)) {
    const terms = await readVoiceTerms(before, work);
    return terms && listVoiceEarnings(after, today, terms);
  }
  const accepted = await readRevision(before, work);
  return accepted && listAgreedEarnings(after, today, accepted);
};

/**
 * Updates an order's earnings: created on confirmation, replaced on re-confirmation, payable some days
 * after the event of their rule, cancelled with the order. `today` is in the agency's time zone.
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

    const terms = await readBillingTerms(after.agencyId, work);
    for (const earning of agreed) {
      const earlier = stored.find(({ id }) => id === earning.id);
      work.set(earnings, await deduct(work, after, earning, earlier, terms));
    }
  } else if (after.state === 'paid') {
    for (const earning of stored)
      if (earning.state === 'agreed') apply(earning, getDue(after, today, earning.payable));
  }
};
