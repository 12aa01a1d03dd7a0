import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Membership } from '@domain/access/memberships.ts';
import type { User } from '@domain/accounts/accounts.ts';
import { getFullName, type PersonName } from '@domain/people/names.ts';
import { readClient, writeClient } from '../records/clients.ts';
import { readEngineer, writeEngineer } from '../records/engineers.ts';
import { prepareAnswer } from '../records/invitations.ts';
import { renameMember } from '../records/memberships.ts';
import { prepareRoster } from '../records/roster.ts';
import { readTalent, writeTalent } from '../records/talents.ts';
import { updateUser } from '../records/users.ts';

/**
 * Reads all copies of a person's name: account, agencies' decisions, client, engineer and talent records, and rosters.
 * Returns the write of the new one. Authored texts keep the name of their time, and so does a voice's public name.
 */
export const prepareRename = async (
  transaction: Transaction,
  { id }: User,
  all: readonly Membership[],
): Promise<(person: PersonName) => void> => {
  const [client, engineer, talent, settle] = await Promise.all([
    readClient(id, transaction),
    readEngineer(id, transaction),
    readTalent(id, transaction),
    prepareAnswer(transaction, `users/${id}`),
  ]);
  const writeEntries = talent && (await prepareRoster(talent, transaction));
  return ({ name, lastName }) => {
    const fullName = getFullName({ name, lastName });
    const updatedAt = Timestamp.now();
    updateUser(transaction, id, { displayName: fullName });
    renameMember(transaction, all, fullName);
    if (client) writeClient(transaction, { ...client, name, lastName, updatedAt });
    if (engineer) writeEngineer(transaction, { ...engineer, name, lastName, fullName, updatedAt });
    if (talent) {
      const renamed = { ...talent, name, lastName, fullName, updatedAt };
      writeTalent(transaction, renamed);
      writeEntries?.({ talent: renamed });
    }
    settle({ name: fullName });
  };
};
