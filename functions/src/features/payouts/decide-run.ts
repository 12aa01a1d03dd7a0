import { isDeepStrictEqual } from 'node:util';
import { getOpenSums, type Earning } from '@domain/orders/earnings.ts';
import { PAYEES_MAX, type PayoutItem } from '@domain/payouts/payouts.ts';
import { runTransitions } from '@domain/payouts/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { earningLocks } from '../../work/collections/earning-locks.ts';
import { earnings } from '../../work/collections/earnings.ts';
import { findOpenRunItems } from '../../work/collections/payout-items.ts';
import { payoutRuns } from '../../work/collections/payout-runs.ts';
import { operation } from '../../work/unit/operation.ts';
import { findChangedAccounts } from './payees.ts';
import { presentRun } from './runs.ts';
import { billRun } from './selfBilling/bill-run.ts';

const audited = { record: payoutRuns, facts: ['state', 'payees', 'total', 'currency'] } as const;

/** Returns whether an order has changed what is owed since a run was prepared. */
const hasChanged = (items: readonly PayoutItem[], stored: ReadonlyMap<string, Earning>): boolean =>
  items
    .flatMap((item) => item.earnings)
    .some(({ id, ...sums }) => {
      const earning = stored.get(id);
      return !earning || !isDeepStrictEqual(getOpenSums(earning), sums);
    });

/** Approves a run, and issues the self-billed papers of its payments. 409 for the person who prepared it, if the agency required two people then. Idempotent. */
export const approveRun = operation('payouts.approve', audited, async ({ work, caller, params: { id } }) => {
  const run = await work.get(payoutRuns, id);
  requireState(runTransitions.approve, run.state);
  if (isDone(runTransitions.approve, run.state)) return presentRun(run);
  if (run.needsTwoPeople && run.createdBy === caller.realUid) throw new AppError(409, 'payout.otherPerson');
  const items = await findOpenRunItems(id, PAYEES_MAX, work);
  const ids = items.flatMap((item) => item.earnings.map((earning) => earning.id));
  const stored = new Map((await work.readAll(earnings, ids)).map((earning) => [earning.id, earning]));
  if (hasChanged(items, stored)) throw new AppError(409, 'payout.changed');
  if ((await findChangedAccounts(run, items, work)).length > 0)
    throw new AppError(409, 'payout.accountsChanged');

  await billRun(work, run.agencyId, items, stored);

  return presentRun(work.update(run, { state: 'approved', approvedBy: caller.realUid }));
});

/** Discards a run that wasn't exported, so that its earnings can be paid by another. Idempotent. */
export const discardRun = operation('payouts.discard', audited, async ({ work, params: { id } }) => {
  const run = await work.get(payoutRuns, id);
  requireState(runTransitions.discard, run.state);
  if (isDone(runTransitions.discard, run.state)) return presentRun(run);

  // Refused ones stay, with their reason.
  const items = await findOpenRunItems(id, PAYEES_MAX, work);
  for (const item of items) {
    for (const earning of item.earnings) work.deleteById(earningLocks, earning.id);
    work.delete(item);
  }

  return presentRun(work.update(run, { state: 'discarded', open: 0 }));
});
