import { runTransitions } from '@domain/payouts/transitions.ts';
import { isDone } from '@domain/transitions.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { requireAccessible } from '../../work/access/require-visible.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { findOpenRunItems, payoutItems } from '../../work/collections/payout-items.ts';
import { payoutRuns } from '../../work/collections/payout-runs.ts';
import { operation, operationInSteps } from '../../work/unit/operation.ts';
import { presentRun } from './runs.ts';
import { ITEMS_PER_STEP, payItems, returnItem } from './settle-items.ts';

/** Marks all open transfers of a run as paid, a hundred per transaction. A repeat continues an interrupted one. */
export const settleRun = operationInSteps(
  'payouts.settle',
  async ({ step, caller, params: { id }, body: { paidOn } }) => {
    const { agencyId } = requireAccessible(caller, 'payoutRuns', await payoutRuns.get(id));
    if (paidOn > (await getAgencyDay(agencyId)))
      throw new AppError(422, 'payment.future', { property: 'paidOn' });

    const payNext = () =>
      step(
        async (work) => {
          const run = await work.get(payoutRuns, id);
          requireState(runTransitions.settle, run.state);
          if (isDone(runTransitions.settle, run.state)) return true;

          const items = await findOpenRunItems(id, ITEMS_PER_STEP, work);
          await payItems(
            work,
            items.map((item) => ({ item, paidOn })),
          );
          return items.length < ITEMS_PER_STEP;
        },
        { audited: { record: payoutRuns, facts: ['state', 'open'] } },
      );
    while (!(await payNext()));

    const run = await payoutRuns.get(id);
    if (!run) throw notFound();
    return presentRun(run);
  },
);

/** Records that the bank returned a transfer. Idempotent. */
export const returnTransfer = operation('payouts.returnItem', async ({ work, params: { id } }) => {
  const item = await work.get(payoutItems, id);
  await returnItem(work, item);
  return { id };
});
