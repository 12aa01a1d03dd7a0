import type { Transaction } from 'firebase-admin/firestore';
import type { InviteTags } from '@domain/talents/talents.ts';
import { collection } from '../firestore/collection.ts';

const inviteTags = collection<InviteTags>('inviteTags');

/** Tags that wait for an invitation to be accepted; undefined: none. */
export const readInviteTags = async (
  inviteId: string,
  transaction: Transaction,
): Promise<InviteTags | undefined> => inviteTags.get(inviteId, transaction);

export const writeInviteTags = inviteTags.set;

/** They go with the invitation, or with its acceptance; none is no error. */
export const deleteInviteTags = inviteTags.delete;
