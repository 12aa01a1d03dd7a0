import { AppError } from '../../platform/errors/app-error.ts';
import { earningLocks } from '../../work/collections/earning-locks.ts';
import { earnings } from '../../work/collections/earnings.ts';
import { operation } from '../../work/unit/operation.ts';

/** Holds an earning, so that no run takes it, or releases it. 409 while it is in a run. Idempotent. */
export const holdEarning = operation(
  'payouts.hold',
  { record: earningLocks, facts: ['reason'] },
  async ({ work, params: { id }, body: { isHeld, reason } }) => {
    const { agencyId, talentId } = await work.get(earnings, id);
    const lock = await work.read(earningLocks, id);
    if (lock && lock.runId !== null) throw new AppError(409, 'payout.inRun');

    if (isHeld) work.set(earningLocks, { id, agencyId, talentId, runId: null, reason });
    else if (lock) work.delete(lock);
    return { id };
  },
);
