import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { Mail } from '@domain/mail/mail.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countWaiting, limitToAgency, type Waiting } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

/** Mails to send, and sent ones until they expire. */
export const mails = collection<Mail>('mail');

export const mailRef = (id: string): DocumentReference => mails.doc(id);

const queryDue = (before: Timestamp, agencyId: string | undefined) =>
  limitToAgency(mails.ref, agencyId)
    .where('state', 'in', ['queued', 'sending'])
    .where('nextAttemptAt', '<=', before);

/** Ids of due mails, longest waiting first. */
export const findDueMails = async (
  before: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly string[]> => {
  const due = await queryDue(before, agencyId).orderBy('nextAttemptAt').limit(limit).get();
  return due.docs.map(({ id }) => id);
};

/** Counts due mails of an agency, or of all. */
export const tallyOverdueMail = (agencyId: string | undefined, by: Timestamp): Promise<Waiting> =>
  countWaiting(queryDue(by, agencyId), 'nextAttemptAt');

/** The mail that was sent to an address last. */
export const findLastSent = async (address: string, work: Work): Promise<Mail | undefined> => {
  const query = mails.ref.where('to', '==', address).where('state', '==', 'sent');
  const [last] = await mails.find(query.orderBy('sentAt', 'desc').limit(1), work);
  return last;
};

/** Returns which mails were queued since a moment, sent or not. */
export const findMailsSince = async (
  ids: readonly string[],
  since: Timestamp,
  work: Work,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found = await work.transaction.getAll(...ids.map(mailRef), { fieldMask: ['createdAt'] });
  const recent = found.filter((mail) => mail.exists && (mail.get('createdAt') as Timestamp) >= since);
  return new Set(recent.map(({ id }) => id));
};

/** Counts an agency's unsent mails, without abandoned ones. */
export const countUnsent = (agencyId: string): Promise<Waiting> =>
  countWaiting(
    mails.ref.where('agencyId', '==', agencyId).where('state', 'in', ['queued', 'sending']),
    'createdAt',
  );
