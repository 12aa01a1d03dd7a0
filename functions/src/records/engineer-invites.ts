import { randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';
import { listInvitation, noteInvitation } from './invitations.ts';

const invites = () => collectionOf('engineerInvites');

/** The id alone opens an invitation, so it cannot be guessed. */
export const newEngineerInviteId = (): string => randomBytes(18).toString('base64url');

export const readEngineerInvite = async (
  id: string,
  transaction?: Transaction,
): Promise<EngineerInvite | undefined> => {
  const ref = invites().doc(id);
  return documentOf<EngineerInvite>(await (transaction ? transaction.get(ref) : ref.get()));
};

const sourceOf = (id: string): string => `engineerInvites/${id}`;

/** Keeps an invitation, and lists it; `sentBy` is the uid of whoever really invites. */
export const createEngineerInvite = (
  transaction: Transaction,
  invite: EngineerInvite,
  sentBy: string,
): void => {
  transaction.create(invites().doc(invite.id), withoutId(invite));
  const { id, agencyId, email } = invite;
  const name = `${invite.name} ${invite.lastName}`;
  listInvitation(transaction, { agencyId, kind: 'engineer', source: sourceOf(id), name, email, sentBy });
};

/** Ends an invitation that nobody has used: its link opens nothing any more. */
export const withdrawEngineerInvite = (transaction: Transaction, id: string): void => {
  transaction.delete(invites().doc(id));
  noteInvitation(transaction, sourceOf(id), { state: 'withdrawn' });
};

export const spendEngineerInvite = (transaction: Transaction, id: string, usedBy: string): void => {
  transaction.update(invites().doc(id), { usedBy });
  noteInvitation(transaction, sourceOf(id), { state: 'accepted' });
};
