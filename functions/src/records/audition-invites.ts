import type { Transaction } from 'firebase-admin/firestore';
import type { AuditionInvite } from '@domain/auditions/auditions.ts';
import { collection } from '../firestore/collection.ts';
import { toRecord } from '../firestore/db.ts';

const invites = collection<AuditionInvite>('auditionInvites');

export const readAuditionInvite = invites.get;

/** What belongs to some links, by the ids of their entries; those that there are not are left out. */
export const readAuditionInvites = (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly AuditionInvite[]> => invites.getAll(ids, transaction);

/** The invitation behind a mailed address, if the mail went to this recipient; case and blanks around it do not matter. */
export const findAuditionInvite = async (
  linkIdentifier: string,
  email: string,
): Promise<AuditionInvite | undefined> => {
  const found = await invites.ref.where('linkIdentifier', '==', linkIdentifier).limit(1).get();
  const invite = found.docs[0] && toRecord<AuditionInvite>(found.docs[0]);
  return invite?.email === email.trim().toLowerCase() ? invite : undefined;
};

/** Writes what belongs to a link, in the place of that of a request that was cancelled if there is one. */
export const writeAuditionInvite = invites.set;

export const deleteAuditionInvite = invites.delete;

/** Names the uploaded take: where it lies, and by which it is known again. */
export const setTake = (
  transaction: Transaction,
  id: string,
  take: { readonly storagePath: string; readonly takeDigest: string },
): void => {
  transaction.update(invites.doc(id), take);
};

/** Bucket path of an audition's take. */
export const readTakePath = async (entryId: string): Promise<string | null> => {
  const invite = await readAuditionInvite(entryId);
  return invite?.storagePath ?? null;
};
