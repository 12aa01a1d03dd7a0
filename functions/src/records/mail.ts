import type { DocumentReference, Timestamp, Transaction } from 'firebase-admin/firestore';
import { collectionRef } from '../firestore/db.ts';
import { waitingSince, withinAgency, type Waiting } from '../firestore/tally.ts';

const outbox = () => collectionRef('mail');

/** A mail in the outbox, by the occasion that its id names. */
export const mailRef = (id: string): DocumentReference => outbox().doc(id);

const dueBy = (before: Timestamp, agencyId: string | undefined) =>
  withinAgency(outbox(), agencyId)
    .where('state', 'in', ['queued', 'sending'])
    .where('nextAttemptAt', '<=', before);

/** Ids of mails whose next attempt was due before a moment, the longest waiting first. */
export const dueMails = async (
  before: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly string[]> => {
  const due = await dueBy(before, agencyId).orderBy('nextAttemptAt').limit(limit).get();
  return due.docs.map(({ id }) => id);
};

/** Those of an agency that were due by a moment. */
export const mailBehind = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  waitingSince(dueBy(by, agencyId), 'nextAttemptAt');

/** Those of some mails that are in the outbox since a moment, whether they have left it or not. */
export const mailsSince = async (
  ids: readonly string[],
  since: Timestamp,
  transaction: Transaction,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found = await transaction.getAll(...ids.map(mailRef), { fieldMask: ['createdAt'] });
  const recent = found.filter((mail) => mail.exists && (mail.get('createdAt') as Timestamp) >= since);
  return new Set(recent.map(({ id }) => id));
};

/** What has not left the outbox yet of an agency's emails, and is not given up. */
export const countUnsent = (agencyId: string): Promise<Waiting> =>
  waitingSince(
    outbox().where('agencyId', '==', agencyId).where('state', 'in', ['queued', 'sending']),
    'createdAt',
  );
