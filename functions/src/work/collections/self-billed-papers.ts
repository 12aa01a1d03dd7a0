import { FieldPath, type Query, type Timestamp } from 'firebase-admin/firestore';
import type { PaperState, SelfBilledPaper } from '@domain/selfBilling/papers.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countWaiting, limitToAgency, type Waiting } from '../../platform/firestore/tally.ts';

export const selfBilledPapers = collection<SelfBilledPaper>('selfBilledPapers');

interface Filters {
  readonly agencyId: string;
  readonly talentId?: string;
  readonly state?: PaperState | undefined;
}

/** An agency's papers, newest first; of one talent or in one state if given. */
export const findPapers = (
  { agencyId, talentId, state }: Filters,
  after: { readonly day: string; readonly id: string } | undefined,
  limit: number,
): Promise<readonly SelfBilledPaper[]> => {
  let filtered = selfBilledPapers.ref.where('agencyId', '==', agencyId);
  if (talentId !== undefined) filtered = filtered.where('talentId', '==', talentId);
  if (state !== undefined) filtered = filtered.where('state', '==', state);
  const query = filtered.orderBy('issuedOn', 'desc').orderBy(FieldPath.documentId(), 'desc').limit(limit);
  return selfBilledPapers.find(after ? query.startAfter(after.day, after.id) : query);
};

const queryDue = (by: Timestamp, agencyId?: string): Query =>
  limitToAgency(selfBilledPapers.ref, agencyId).where('dueAt', '<=', by);

/** Papers whose reminder or acceptance by silence is due, earliest first. */
export const findDuePapers = (
  by: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly SelfBilledPaper[]> =>
  selfBilledPapers.find(queryDue(by, agencyId).orderBy('dueAt').limit(limit));

export const tallyDuePapers = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(queryDue(by, agencyId), 'dueAt');
