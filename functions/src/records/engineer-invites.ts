import { randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

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

export const createEngineerInvite = (transaction: Transaction, invite: EngineerInvite): void => {
  transaction.create(invites().doc(invite.id), withoutId(invite));
};

export const spendEngineerInvite = (transaction: Transaction, id: string, usedBy: string): void => {
  transaction.update(invites().doc(id), { usedBy });
};
