import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { SETTLE_MS } from '@domain/companies/companies.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import { mergesDue, moveCompany, recordMerge, readMerge } from '../../records/company-merges.ts';

/** Merges looked at together. */
const LIMIT = 20;
/** A round ends after this long, well before the platform ends the function. In milliseconds. */
const ROUND_MS = 7 * 60 * 1000;

/** Notes that all was moved: it is looked through once more later, and is done after that. Only who sees it as it was notes it. */
const noteMoved = (id: string, from: 'moving' | 'settling', now: number): Promise<void> =>
  transact(async (transaction) => {
    const merge = await readMerge(id, transaction);
    if (merge?.state !== from) return;
    if (from === 'moving') {
      recordMerge(transaction, id, { state: 'settling', dueAt: Timestamp.fromMillis(now + SETTLE_MS) });
      return;
    }
    recordMerge(transaction, id, { state: 'done', dueAt: null });
    recordAudit(
      transaction,
      { platform: 'merges' },
      {
        agencyId: merge.agencyId,
        action: 'companies.merged',
        subject: `companies/${id}`,
        before: null,
        after: { mergedInto: merge.intoId, moved: merge.moved },
      },
    );
  });

/** Moves what is left of a company, until a moment. One that is settled is looked through again once that is due. */
export const continueMerge = async (id: string, endsAt: number, now = Date.now()): Promise<void> => {
  const merge = await readMerge(id);
  if (!merge || merge.state === 'done') return;
  if (!(await moveCompany(merge, endsAt))) return;
  if (merge.state === 'moving') await noteMoved(id, 'moving', now);
  else if (merge.dueAt && merge.dueAt.toMillis() <= now) await noteMoved(id, 'settling', now);
};

/** Goes on with merges that one call was too short for, and looks through those that are settling. */
export const continueMerges = async (now = Date.now(), roundMs: number = ROUND_MS): Promise<void> => {
  const endsAt = Date.now() + roundMs;
  for (const { id } of await mergesDue(Timestamp.fromMillis(now), LIMIT)) {
    try {
      await continueMerge(id, endsAt, now);
    } catch (error) {
      logger.error('A merge of companies broke off', { merge: id, cause: String(error) });
    }
  }
};
