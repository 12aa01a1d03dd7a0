import type { Transaction } from 'firebase-admin/firestore';
import type { InviteTags } from '@domain/talents/talents.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const inviteTags = () => collectionRef('inviteTags');

/** Tags that wait for an invitation to be accepted; undefined: none. */
export const readInviteTags = async (
  inviteId: string,
  transaction: Transaction,
): Promise<InviteTags | undefined> => toRecord<InviteTags>(await transaction.get(inviteTags().doc(inviteId)));

export const writeInviteTags = (transaction: Transaction, tags: InviteTags): void => {
  transaction.set(inviteTags().doc(tags.id), withoutId(tags));
};

/** They go with the invitation, or with its acceptance; none is no error. */
export const deleteInviteTags = (transaction: Transaction, inviteId: string): void => {
  transaction.delete(inviteTags().doc(inviteId));
};
