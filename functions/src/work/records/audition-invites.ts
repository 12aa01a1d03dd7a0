import { FieldValue } from 'firebase-admin/firestore';
import type { AuditionInvite } from '@domain/auditions/auditions.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const auditionInvites = collection<AuditionInvite>('auditionInvites');

export const readAuditionInvite = auditionInvites.get;

export const readAuditionInvites = (ids: readonly string[], work: Work): Promise<readonly AuditionInvite[]> =>
  work.readAll(auditionInvites, ids);

/** The invitation behind a mailed address, if it was mailed to this recipient; ignores case and surrounding blanks. */
export const findAuditionInvite = async (
  linkIdentifier: string,
  email: string,
): Promise<AuditionInvite | undefined> => {
  const found = await auditionInvites.ref.where('linkIdentifier', '==', linkIdentifier).limit(1).get();
  const invite = found.docs[0] && toRecord<AuditionInvite>(found.docs[0]);
  return invite?.email === email.trim().toLowerCase() ? invite : undefined;
};

const NO_TAKE = { storagePath: null, takeDigest: FieldValue.delete() };

export const setTake = (
  work: Work,
  id: string,
  take: { readonly storagePath: string; readonly takeDigest: string },
): void => {
  work.transaction.update(auditionInvites.doc(id), take);
};

/** Removes a returned take, so that another can be sent. */
export const returnTakeFile = (work: Work, id: string): void => {
  work.transaction.update(auditionInvites.doc(id), { ...NO_TAKE, wasReturned: true });
};

/** Removes the take of a cancelled request. */
export const removeTakeFile = (work: Work, id: string): void => {
  work.transaction.update(auditionInvites.doc(id), NO_TAKE);
};

export const readTakePath = async (entryId: string): Promise<string | null> => {
  const invite = await readAuditionInvite(entryId);
  return invite?.storagePath ?? null;
};
