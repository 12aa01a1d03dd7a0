import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { findDueEntries } from '../../../work/collections/audition-queries.ts';
import { countLeftTakes } from '../take-counts.ts';
import type { ScheduledRun } from '../../../work/scheduled-run.ts';
import { job } from '../../../work/unit/operation.ts';

/** Takes per page; those of one project are counted in one transaction. */
const PAGE = 400;
const ROUND_MS = 50_000;

/** Adds a burst of takes to their projects' counts; returns their number. */
export const countTakes = job(
  'takes',
  async (step, nowMillis: number, { agencyId, roundMs = ROUND_MS }: ScheduledRun = {}): Promise<number> => {
    const startedAt = Date.now();
    const now = Timestamp.fromMillis(nowMillis);
    let counted = 0;
    let after: { readonly at: Timestamp; readonly id: string } | undefined;

    do {
      const { due, last } = await findDueEntries('countDueAt', now, PAGE, after, agencyId);
      for (const projectId of new Set(due.map((entry) => entry.projectId))) {
        const ids = due.filter((entry) => entry.projectId === projectId).map(({ id }) => id);
        try {
          counted += await step((work) => countLeftTakes(work, projectId, ids), { action: null });
        } catch (error) {
          logger.error('Takes could not be counted', { projectId, cause: String(error) });
        }
        if (Date.now() - startedAt > roundMs) return counted;
      }

      after = last;
    } while (after);

    return counted;
  },
);
