import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { endOptions } from '../../../common/options/end-options.ts';
import { availabilityRequests, findDueOptions } from '../../../work/collections/availability-requests.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';
import { job } from '../../../work/unit/operation.ts';

/** Options per page. */
const PAGE = 100;
const ROUND_MS = 50_000;

/** Ends options whose time is over; returns their number. */
export const endDueOptions = job(
  'availability',
  async (step, nowMillis: number, { agencyId, roundMs = ROUND_MS }: ScheduledRun = {}): Promise<number> => {
    const startedAt = Date.now();
    const now = Timestamp.fromMillis(nowMillis);
    let count = 0;

    for (const id of await findDueOptions(now, PAGE, agencyId)) {
      if (Date.now() - startedAt > roundMs) break;
      try {
        count += await step(
          async (work) => {
            const request = await work.read(availabilityRequests, id);
            const endsAt = request?.state === 'held' ? request.option?.endsAt : undefined;
            if (!request || !endsAt || endsAt.toMillis() > nowMillis) return 0;
            await endOptions(work, [request], 'expired', { platform: 'availability' });
            return 1;
          },
          { action: 'availability.releaseOption' },
        );
      } catch (error) {
        logger.error('An option could not be ended', { request: id, cause: String(error) });
      }
    }
    return count;
  },
);
