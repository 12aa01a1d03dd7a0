import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { StuckMail } from '@domain/mail/mail.ts';
import { collectionOf, documentOf } from '../firestore/db.ts';
import { tally, type Tally } from '../firestore/tally.ts';

const stuck = () => collectionOf('stuckMail');

/** What admins see of a mail that does not leave; it has the mail's id. */
export const stuckRef = (id: string): DocumentReference => stuck().doc(id);

export const readStuck = async (id: string, transaction: Transaction): Promise<StuckMail | undefined> =>
  documentOf<StuckMail>(await transaction.get(stuckRef(id)));

/** Mails of an agency whose recipients' servers refuse them, at most `limit`. */
export const undeliverableOf = async (agencyId: string, limit: number): Promise<readonly StuckMail[]> => {
  const found = await stuck()
    .where('agencyId', '==', agencyId)
    .where('reason', '==', 'undeliverable')
    .limit(limit)
    .get();
  return found.docs.flatMap((snapshot) => documentOf<StuckMail>(snapshot) ?? []);
};

/** Mails of an agency that do not leave, the oldest first. */
export const tallyStuck = (agencyId: string): Promise<Tally<StuckMail>> =>
  tally(stuck().where('agencyId', '==', agencyId).orderBy('createdAt'));
