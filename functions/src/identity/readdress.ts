import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import { endSessions } from '../claims/memberships.ts';
import { prepareReaddressing } from '../records/address-copies.ts';
import { readClient, writeClient } from '../records/clients.ts';
import { readRequest, writeRequest } from '../records/deletion-requests.ts';
import { readEngineer, writeEngineer } from '../records/engineers.ts';
import { prepareRoster } from '../records/roster.ts';
import { readTalent, writeTalent } from '../records/talents.ts';
import { updateUser } from '../records/users.ts';

/**
 * Reads all copies of an account's address: account, person records in each role, and invitations. Returns the
 * write of the verified one (lower case), which ends sessions and spends mailed links.
 */
export const prepareAddressMove = async (
  transaction: Transaction,
  user: User,
): Promise<(to: string) => void> => {
  const { id: uid } = user;
  const talent = await readTalent(uid, transaction);
  const client = await readClient(uid, transaction);
  const engineer = await readEngineer(uid, transaction);
  const request = await readRequest(uid, transaction);
  const readdress = await prepareReaddressing(transaction, { uid, email: user.email });
  const writeEntries = talent && (await prepareRoster(talent, transaction));
  return (to) => {
    const updatedAt = Timestamp.now();
    if (talent && writeEntries) {
      const after = { ...talent, email: to, emailVerified: true, updatedAt };
      writeTalent(transaction, after);
      writeEntries({ talent: after });
    }
    if (client) writeClient(transaction, { ...client, email: to, updatedAt });
    if (engineer) writeEngineer(transaction, { ...engineer, email: to, updatedAt });
    // After the erasure, a request is anonymous.
    if (request?.email) writeRequest(transaction, { ...request, email: to });
    readdress(to);
    updateUser(transaction, uid, {
      email: to,
      emailVerified: true,
      pendingEmail: FieldValue.delete(),
      formerEmails: FieldValue.arrayUnion(user.email.toLowerCase()),
      passwordVersion: (user.passwordVersion ?? 0) + 1,
    });
    endSessions(transaction, user);
  };
};
