import { randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { getFullName } from '@domain/people/names.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { listInvitation, updateInvitation } from './invitations.ts';

const invites = collection<EngineerInvite>('engineerInvites');

/** The id is the invitation's only secret. */
export const makeEngineerInviteId = (): string => randomBytes(18).toString('base64url');

export const readEngineerInvite = invites.get;

const getSource = (id: string): string => `engineerInvites/${id}`;

/** Creates an invitation and its list entry; `sentBy` is the real user's uid. */
export const createEngineerInvite = (
  transaction: Transaction,
  invite: EngineerInvite,
  sentBy: string,
): void => {
  invites.create(transaction, invite);
  const { id, agencyId, email } = invite;
  const name = getFullName(invite);
  listInvitation(transaction, { agencyId, kind: 'engineer', source: getSource(id), name, email, sentBy });
};

/** Withdraws an unused invitation; its link then opens nothing. */
export const withdrawEngineerInvite = async (transaction: Transaction, id: string): Promise<void> => {
  invites.delete(transaction, id);
  await updateInvitation(transaction, getSource(id), { state: 'withdrawn' });
};

export const markEngineerInviteUsed = async (
  transaction: Transaction,
  id: string,
  usedBy: string,
): Promise<void> => {
  invites.update(transaction, id, { usedBy });
  await updateInvitation(transaction, getSource(id), { state: 'accepted' });
};
