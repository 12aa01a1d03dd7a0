import { Timestamp } from 'firebase-admin/firestore';
import { computeNet } from '@domain/earnings/compute-net.ts';
import {
  getDeductions,
  getGrossParts,
  lowerFees,
  settleByPayment,
  toEarningId,
  type Earning,
} from '@domain/orders/earnings.ts';
import type { Order } from '@domain/orders/orders.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { earnings } from '../../work/collections/earnings.ts';
import type { Work } from '../../work/unit/work.ts';

export interface CreditedFee {
  readonly talentId: string;
  /** Gross. */
  readonly amount: number;
}

const lower = (earning: Earning, amount: number): Earning => {
  const lowered = { ...earning, roles: lowerFees(earning.roles, amount), amount: earning.amount - amount };
  const { gross: _amount, ...deductions } = computeNet(getGrossParts(lowered), getDeductions(earning).rules);
  return settleByPayment({ ...lowered, ...deductions, updatedAt: Timestamp.now() });
};

/** Returns a function that takes credited fees off an order's earnings. 422 for more than a talent earns, or than is credited. */
export const prepareFeeCredits = async (
  work: Work,
  { id: orderId, agencyId }: Order,
  net: number,
  fees: readonly CreditedFee[],
): Promise<() => void> => {
  const ids = fees.map(({ talentId }) => toEarningId(orderId, talentId));
  const stored = new Map((await work.readAll(earnings, ids)).map((earning) => [earning.talentId, earning]));

  const changes = fees.map(({ talentId, amount }, index) => {
    const earning = stored.get(talentId);
    if (!earning || earning.state === 'cancelled' || earning.amount < amount)
      throw new AppError(422, 'credit.tooMuch', { property: `fees[${index}].amount` });
    return { before: earning, after: lower(earning, amount) };
  });
  if (fees.reduce((sum, { amount }) => sum + amount, 0) > net)
    throw new AppError(422, 'credit.tooMuch', { property: 'fees' });

  return () => {
    for (const { before, after } of changes) {
      work.set(earnings, after);
      work.audit(
        { subject: `earnings/${after.id}`, agencyId },
        { amount: before.amount },
        { amount: after.amount, currency: after.currency },
      );
    }
  };
};
