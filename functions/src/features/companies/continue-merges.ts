import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { SETTLE_MS } from '@domain/companies/companies.ts';
import { companyMerges, findDueMerges, readMerge } from '../../work/collections/company-merges.ts';
import { moveCompany } from '../../work/records/company-merges.ts';
import { job, type Step } from '../../work/unit/operation.ts';

const LIMIT = 20;
/** Time limit of a round, well below the function's. In milliseconds. */
const ROUND_MS = 7 * 60 * 1000;

/** Records that all was moved: a later check completes the merge. Writes only if the state is unchanged. */
const recordMoved = (step: Step, id: string, from: 'moving' | 'settling', now: number): Promise<void> =>
  step(
    async (work) => {
      const merge = await readMerge(id, work);
      if (merge?.state !== from) return;
      if (from === 'moving') {
        work.updateById(companyMerges, id, {
          state: 'settling',
          dueAt: Timestamp.fromMillis(now + SETTLE_MS),
        });
        return;
      }

      work.updateById(companyMerges, id, { state: 'done', dueAt: null });

      work.audit(
        { subject: `companies/${id}`, agencyId: merge.agencyId },
        null,
        { mergedInto: merge.intoId, moved: merge.moved },
        { action: 'companies.merged' },
      );
    },
    { action: null },
  );

/** Continues a merge until a moment. A settling one is checked again when due. */
export const continueMerge = async (
  step: Step,
  id: string,
  endsAt: number,
  now = Date.now(),
): Promise<void> => {
  const merge = await readMerge(id);
  if (!merge || merge.state === 'done') return;
  if (!(await moveCompany(merge, endsAt))) return;
  if (merge.state === 'moving') await recordMoved(step, id, 'moving', now);
  else if (merge.dueAt && merge.dueAt.toMillis() <= now) await recordMoved(step, id, 'settling', now);
};

/** Continues merges that exceeded one call, and checks settling ones. */
export const continueMerges = job(
  'merges',
  async (step, now: number, roundMs: number = ROUND_MS): Promise<void> => {
    const endsAt = Date.now() + roundMs;
    for (const { id } of await findDueMerges(Timestamp.fromMillis(now), LIMIT)) {
      try {
        await continueMerge(step, id, endsAt, now);
      } catch (error) {
        logger.error('A merge of companies broke off', { merge: id, cause: String(error) });
      }
    }
  },
);
