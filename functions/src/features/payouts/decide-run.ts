import { isDeepStrictEqual } from 'node:util';
import { getOpenSums } from '@domain/orders/earnings.ts';
import { runTransitions } from '@domain/payouts/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { earningLocks } from '../../work/collections/earning-locks.ts';
import { earnings } from '../../work/collections/earnings.ts';
import { readPayoutAccount } from '../../work/collections/payout-accounts.ts';
import { findRunItems } from '../../work/collections/payout-items.ts';
import { payoutRuns } from '../../work/collections/payout-runs.ts';
import { operation } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';
import { presentRun } from './runs.ts';

const audited = { record: payoutRuns, facts: ['state', 'payees', 'total', 'currency'] } as const;

/** Returns whether an order has changed what is owed since a run was prepared. */
const hasChanged = async (work: Work, runId: string): Promise<boolean> => {
  const prepared = (await findRunItems(runId, work)).flatMap((item) => item.earnings);
  const stored = await work.readAll(
    earnings,
    prepared.map(({ id }) => id),
  );

  const owed = new Map(stored.map((earning) => [earning.id, getOpenSums(earning)]));
  return prepared.some(({ id, ...sums }) => !isDeepStrictEqual(owed.get(id), sums));
};

/** Approves a run. 409 for the person who prepared it, if the agency requires two people. Idempotent. */
export const approveRun = operation('payouts.approve', audited, async ({ work, caller, params: { id } }) => {
  const run = await work.get(payoutRuns, id);
  const account = await readPayoutAccount(run.agencyId, work);

  requireState(runTransitions.approve, run.state);
  if (isDone(runTransitions.approve, run.state)) return presentRun(run);
  if (account?.needsTwoPeople && run.createdBy === caller.realUid)
    throw new AppError(409, 'payout.otherPerson');
  if (await hasChanged(work, id)) throw new AppError(409, 'payout.changed');

  return presentRun(work.update(run, { state: 'approved', approvedBy: caller.realUid }));
});

/** Discards a run that wasn't exported, so that its earnings can be paid by another. Idempotent. */
export const discardRun = operation('payouts.discard', audited, async ({ work, params: { id } }) => {
  const run = await work.get(payoutRuns, id);
  requireState(runTransitions.discard, run.state);
  if (isDone(runTransitions.discard, run.state)) return presentRun(run);

  const items = await findRunItems(id, work);
  for (const item of items) {
    for (const earning of item.earnings) work.deleteById(earningLocks, earning.id);
    work.delete(item);
  }

  return presentRun(work.update(run, { state: 'discarded', open: 0 }));
});
