import { FieldValue } from 'firebase-admin/firestore';
import type { Work } from '../unit/work.ts';
import { auditionInvites } from '../collections/audition-invites.ts';

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
