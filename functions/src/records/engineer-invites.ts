import { randomBytes } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { getFullName } from '@domain/people/names.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { listInvitation, prepareNote } from './invitations.ts';

const invites = () => collectionRef('engineerInvites');

/** The id alone opens an invitation, so it cannot be guessed. */
export const newEngineerInviteId = (): string => randomBytes(18).toString('base64url');

export const readEngineerInvite = async (
  id: string,
  transaction?: Transaction,
): Promise<EngineerInvite | undefined> => {
  const ref = invites().doc(id);
  return toRecord<EngineerInvite>(await (transaction ? transaction.get(ref) : ref.get()));
};

const getSource = (id: string): string => `engineerInvites/${id}`;

/** Creates an invitation and its list entry; `sentBy` is the real user's uid. */
export const createEngineerInvite = (
  transaction: Transaction,
  invite: EngineerInvite,
  sentBy: string,
): void => {
  transaction.create(invites().doc(invite.id), withoutId(invite));
  const { id, agencyId, email } = invite;
  const name = getFullName(invite);
  listInvitation(transaction, { agencyId, kind: 'engineer', source: getSource(id), name, email, sentBy });
};

/** Reads how an invitation is listed, and answers what ends it that nobody has used: its link opens nothing any more. */
export const prepareEngineerInviteWithdrawal = async (
  transaction: Transaction,
  id: string,
): Promise<() => void> => {
  const note = await prepareNote(transaction, getSource(id));
  return () => {
    transaction.delete(invites().doc(id));
    note({ state: 'withdrawn' });
  };
};

/** Reads how an invitation is listed, and answers what notes by whom it was used. */
export const prepareEngineerInviteUse = async (
  transaction: Transaction,
  id: string,
): Promise<(usedBy: string) => void> => {
  const note = await prepareNote(transaction, getSource(id));
  return (usedBy) => {
    transaction.update(invites().doc(id), { usedBy });
    note({ state: 'accepted' });
  };
};
