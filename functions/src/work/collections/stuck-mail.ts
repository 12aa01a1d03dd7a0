import type { DocumentReference, Query, Timestamp } from 'firebase-admin/firestore';
import type { StuckMail } from '@domain/mail/mail.ts';
import { collection } from '../../platform/firestore/collection.ts';
import {
  countDocuments,
  tally,
  countWaiting,
  type Tally,
  type Waiting,
} from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

const stuck = collection<StuckMail>('stuckMail');

/** The admins' view of an undelivered mail, with the same id. */
export const getStuckRef = (id: string): DocumentReference => stuck.doc(id);

export const readStuck = stuck.get;

/** Mails of an agency whose recipients' servers refuse them, at most `limit`. */
export const findUndeliverable = (agencyId: string, limit: number): Promise<readonly StuckMail[]> =>
  stuck.find(stuck.ref.where('agencyId', '==', agencyId).where('reason', '==', 'undeliverable').limit(limit));

/** Counts an agency's undelivered mails, oldest first. */
export const tallyStuck = (agencyId: string): Promise<Tally<StuckMail>> =>
  tally(stuck.ref.where('agencyId', '==', agencyId).orderBy('createdAt'));

/** As above, reading only the moment of the oldest. */
export const findOldestStuck = (agencyId: string): Promise<Waiting> =>
  countWaiting(stuck.ref.where('agencyId', '==', agencyId), 'createdAt');

const getWaitingQueries = (agencyId: string, now: Timestamp): readonly [Query, Query] => {
  const query = stuck.ref.where('agencyId', '==', agencyId);
  return [
    query.where('state', '==', 'failed'),
    query.where('state', '==', 'queued').where('nextAttemptAt', '>', now),
  ];
};

/** Mails that no round retries at a moment, abandoned ones first. */
export const findStuckToRetry = async (
  agencyId: string,
  now: Timestamp,
  limit: number,
  work: Work,
): Promise<readonly StuckMail[]> => {
  const [failed, queued] = getWaitingQueries(agencyId, now);
  const found = await Promise.all([
    work.findStored(stuck, failed.limit(limit)),
    work.findStored(stuck, queued.orderBy('nextAttemptAt').limit(limit)),
  ]);
  return found.flat().slice(0, limit);
};

export const countToRetry = async (agencyId: string, now: Timestamp): Promise<number> => {
  const counts = await Promise.all(getWaitingQueries(agencyId, now).map(countDocuments));
  return counts.reduce((sum, count) => sum + count, 0);
};
