import type { ItemRefusal, PayoutItem, PayoutRun } from '@domain/payouts/payouts.ts';
import { itemTransitions } from '@domain/payouts/transitions.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { earningLocks } from '../../work/collections/earning-locks.ts';
import type { Work } from '../../work/unit/work.ts';

/** Takes a payment out of a run whose file the bank doesn't have. A run without payments is discarded. */
export const refuseItem = async (
  work: Work,
  run: PayoutRun,
  item: PayoutItem,
  refusal: ItemRefusal,
): Promise<PayoutRun> => {
  requireState(itemTransitions.refuse, item.state);

  for (const lock of await work.readAll(
    earningLocks,
    item.earnings.map(({ id }) => id),
  ))
    if (lock.runId === run.id) work.delete(lock);

  work.update(item, { state: 'refused', refusal, account: null });
  work.audit(
    { subject: `payoutItems/${item.id}`, agencyId: item.agencyId },
    { state: item.state },
    { state: 'refused', refusal, net: item.net, currency: item.currency },
  );

  const payees = run.payees - 1;
  return work.update(run, {
    payees,
    open: run.open - 1,
    total: run.total - item.net,
    state: payees === 0 ? 'discarded' : run.state,
  });
};
