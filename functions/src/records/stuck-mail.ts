import type { DocumentReference, Query, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { StuckMail } from '@domain/mail/mail.ts';
import { collectionRef, toRecord } from '../firestore/db.ts';
import { counted, tally, waitingSince, type Tally, type Waiting } from '../firestore/tally.ts';

const stuck = () => collectionRef('stuckMail');

/** What admins see of a mail that does not leave; it has the mail's id. */
export const stuckRef = (id: string): DocumentReference => stuck().doc(id);

export const readStuck = async (id: string, transaction: Transaction): Promise<StuckMail | undefined> =>
  toRecord<StuckMail>(await transaction.get(stuckRef(id)));

/** Mails of an agency whose recipients' servers refuse them, at most `limit`. */
export const findUndeliverable = async (agencyId: string, limit: number): Promise<readonly StuckMail[]> => {
  const found = await stuck()
    .where('agencyId', '==', agencyId)
    .where('reason', '==', 'undeliverable')
    .limit(limit)
    .get();
  return found.docs.flatMap((snapshot) => toRecord<StuckMail>(snapshot) ?? []);
};

/** Mails of an agency that do not leave, the oldest first. */
export const tallyStuck = (agencyId: string): Promise<Tally<StuckMail>> =>
  tally(stuck().where('agencyId', '==', agencyId).orderBy('createdAt'));

/** The same without reading more of the oldest than its moment. */
export const stuckSince = (agencyId: string): Promise<Waiting> =>
  waitingSince(stuck().where('agencyId', '==', agencyId), 'createdAt');

/** Mails of an agency that were given up, and those that wait for their next attempt. */
const waitingQueries = (agencyId: string, now: Timestamp): readonly [Query, Query] => {
  const own = stuck().where('agencyId', '==', agencyId);
  return [
    own.where('state', '==', 'failed'),
    own.where('state', '==', 'queued').where('nextAttemptAt', '>', now),
  ];
};

/** Some of those that no round takes up at a moment, given up ones first. */
export const stuckToRetry = async (
  agencyId: string,
  now: Timestamp,
  limit: number,
  transaction: Transaction,
): Promise<readonly StuckMail[]> => {
  const [failed, queued] = waitingQueries(agencyId, now);
  const found = await Promise.all([
    transaction.get(failed.limit(limit)),
    transaction.get(queued.orderBy('nextAttemptAt').limit(limit)),
  ]);
  return found
    .flatMap(({ docs }) => docs.flatMap((snapshot) => toRecord<StuckMail>(snapshot) ?? []))
    .slice(0, limit);
};

/** How many of these there are. */
export const countToRetry = async (agencyId: string, now: Timestamp): Promise<number> => {
  const counts = await Promise.all(waitingQueries(agencyId, now).map(counted));
  return counts.reduce((sum, count) => sum + count, 0);
};
