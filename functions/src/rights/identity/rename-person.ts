import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Membership } from '@domain/access/memberships.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { getFullName, type PersonName } from '@domain/people/names.ts';
import { readClient, writeClient } from '../../work/records/clients.ts';
import { readEngineer, writeEngineer } from '../../work/records/engineers.ts';
import { updatePendingInvitation } from '../../work/records/invitations.ts';
import { renameMember } from '../../work/records/memberships.ts';
import { readTalent, writeTalent } from '../../work/records/talents.ts';
import { updateUser } from '../../work/records/users.ts';

/** Changes all copies of a person's name. Authored texts keep the name of their time, and so does a voice's public name. */
export const renamePerson = async (
  transaction: Transaction,
  { id }: User,
  all: readonly Membership[],
  { name, lastName }: PersonName,
): Promise<void> => {
  const [client, engineer, talent] = await Promise.all([
    readClient(id, transaction),
    readEngineer(id, transaction),
    readTalent(id, transaction),
  ]);
  const fullName = getFullName({ name, lastName });
  const updatedAt = Timestamp.now();

  updateUser(transaction, id, { displayName: fullName });
  renameMember(transaction, all, fullName);
  if (client) writeClient(transaction, { ...client, name, lastName, updatedAt });
  if (engineer) writeEngineer(transaction, { ...engineer, name, lastName, fullName, updatedAt });
  if (talent) writeTalent(transaction, { ...talent, name, lastName, fullName, updatedAt });
  await updatePendingInvitation(transaction, `users/${id}`, { name: fullName });
};
