import type { Transaction } from 'firebase-admin/firestore';
import type { AuditionInvite } from '@domain/auditions/auditions.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const invites = () => collectionRef('auditionInvites');

export const readAuditionInvite = async (
  id: string,
  transaction?: Transaction,
): Promise<AuditionInvite | undefined> => {
  const ref = invites().doc(id);
  return toRecord<AuditionInvite>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** What belongs to some links, by the ids of their entries; those that there are not are left out. */
export const readAuditionInvites = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly AuditionInvite[]> => {
  if (ids.length === 0) return [];
  const found = await transaction.getAll(...ids.map((id) => invites().doc(id)));
  return found.flatMap((snapshot) => toRecord<AuditionInvite>(snapshot) ?? []);
};

/** The invitation behind a mailed address, if the mail went to this recipient; case and blanks around it do not matter. */
export const findAuditionInvite = async (
  linkIdentifier: string,
  email: string,
): Promise<AuditionInvite | undefined> => {
  const found = await invites().where('linkIdentifier', '==', linkIdentifier).limit(1).get();
  const invite = found.docs[0] && toRecord<AuditionInvite>(found.docs[0]);
  return invite?.email === email.trim().toLowerCase() ? invite : undefined;
};

/** Writes what belongs to a link, in the place of that of a request that was cancelled if there is one. */
export const writeAuditionInvite = (transaction: Transaction, invite: AuditionInvite): void => {
  transaction.set(invites().doc(invite.id), withoutId(invite));
};

export const deleteAuditionInvite = (transaction: Transaction, id: string): void => {
  transaction.delete(invites().doc(id));
};

/** Names the uploaded take: where it lies, and by which it is known again. */
export const setTake = (
  transaction: Transaction,
  id: string,
  take: { readonly storagePath: string; readonly takeDigest: string },
): void => {
  transaction.update(invites().doc(id), take);
};

/** Bucket path of an audition's take. */
export const readTakePath = async (entryId: string): Promise<string | null> => {
  const invite = await readAuditionInvite(entryId);
  return invite?.storagePath ?? null;
};
