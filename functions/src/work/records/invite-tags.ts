import type { Transaction } from 'firebase-admin/firestore';
import type { InviteTags } from '@domain/talents/talents.ts';
import { collection } from '../../platform/firestore/collection.ts';

const inviteTags = collection<InviteTags>('inviteTags');

export const readInviteTags = async (
  inviteId: string,
  transaction: Transaction,
): Promise<InviteTags | undefined> => inviteTags.get(inviteId, transaction);

export const writeInviteTags = inviteTags.set;

/** Deletes tags with their invitation or its acceptance; idempotent. */
export const deleteInviteTags = inviteTags.delete;
