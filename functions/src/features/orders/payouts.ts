import { Timestamp } from 'firebase-admin/firestore';
import { getAmountOwed, getDeductions, settleByPayment, type Earning } from '@domain/orders/earnings.ts';
import { getPayout } from '@domain/orders/payouts.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { earningLocks } from '../../work/collections/earning-locks.ts';
import { earnings, findPayableEarnings, findTalentPayableEarnings } from '../../work/collections/earnings.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';
import { operation } from '../../work/unit/operation.ts';

const requireStaffAgency = (caller: Caller): string => {
  const agencyId = getAgency(caller);
  if (!isStaffIn(caller, agencyId)) throw new AppError(403, 'auth.forbidden');
  return agencyId;
};

const getNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await readTalentsInOrder(ids)).map(({ id, fullName }) => [id, fullName]));

/** Returns what the agency owes its talents for a month, sorted by name. Reads each earning and its talent. */
export const listPayouts: Operation<'orders.payouts'> = async ({ caller, query: { month } }) => {
  const earnings = await findPayableEarnings(requireStaffAgency(caller), month);
  const ids = [...new Set(earnings.map(({ talentId }) => talentId))];
  const names = await getNames(ids);

  const items = ids.map((id) =>
    getPayout(
      id,
      names.get(id) ?? '',
      earnings.filter(({ talentId }) => talentId === id),
    ),
  );

  return { items: items.toSorted((a, b) => a.talentName.localeCompare(b.talentName)) };
};

const toPaid = (earning: Earning, paidOn: string | null): Earning =>
  settleByPayment({
    ...earning,
    paid: paidOn === null ? 0 : getDeductions(earning).net,
    paidOn,
    updatedAt: Timestamp.now(),
  });

/** Marks a talent's earnings of a month as paid on a day, or as unpaid. 404 without any. Idempotent. */
export const setPayout = operation(
  'orders.setPayout',
  async ({ work, caller, params: { id }, body: { month, paidOn } }) => {
    const agencyId = requireStaffAgency(caller);
    const payable = await findTalentPayableEarnings(id, { agencyId, month }, work);
    if (payable.length === 0) throw notFound();

    // The run will pay them, and records it.
    const locks = await earningLocks.getAll(
      payable.map((earning) => earning.id),
      work,
    );
    if (locks.some(({ runId }) => runId !== null)) throw new AppError(409, 'payout.inRun');

    return getPayout(
      id,
      (await getNames([id])).get(id) ?? '',
      payable.map((earning) => {
        const isOpen = paidOn === null ? (earning.paid ?? 0) > 0 : getAmountOwed(earning) > 0;
        if (!isOpen) return earning;

        const paid = toPaid(earning, paidOn);
        work.set(earnings, paid);

        work.audit(
          { subject: `earnings/${earning.id}`, agencyId },
          { state: earning.state, paid: earning.paid ?? 0, paidOn: earning.paidOn ?? null },
          { state: paid.state, paid: paid.paid, paidOn, currency: paid.currency },
        );

        return paid;
      }),
    );
  },
);
