import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { collectionOf } from '../firestore/db.ts';

const outbox = () => collectionOf('mail');

/** A mail in the outbox, by the occasion that its id names. */
export const mailRef = (id: string): DocumentReference => outbox().doc(id);

/** Ids of mails whose next attempt was due before a moment, the longest waiting first. */
export const dueMails = async (before: Timestamp, limit: number): Promise<readonly string[]> => {
  const due = await outbox()
    .where('state', 'in', ['queued', 'sending'])
    .where('nextAttemptAt', '<=', before)
    .orderBy('nextAttemptAt')
    .limit(limit)
    .get();
  return due.docs.map(({ id }) => id);
};
