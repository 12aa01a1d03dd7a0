import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import { endSessions } from '../claims/memberships.ts';
import { updateAddressCopies } from '../../work/records/address-copies.ts';
import { readClient, writeClient } from '../../work/records/clients.ts';
import { readRequest, writeRequest } from '../../work/records/deletion-requests.ts';
import { readEngineer, writeEngineer } from '../../work/records/engineers.ts';
import { readTalent, writeTalent } from '../../work/records/talents.ts';
import { updateUser } from '../../work/records/users.ts';

/** Replaces an account's address by a verified one (lower case) in all copies; ends sessions and spends mailed links. */
export const replaceAddress = async (transaction: Transaction, user: User, to: string): Promise<void> => {
  const { id: uid } = user;
  const updatedAt = Timestamp.now();
  const [talent, client, engineer, request] = await Promise.all([
    readTalent(uid, transaction),
    readClient(uid, transaction),
    readEngineer(uid, transaction),
    readRequest(uid, transaction),
  ]);

  if (talent) writeTalent(transaction, { ...talent, email: to, emailVerified: true, updatedAt });
  if (client) writeClient(transaction, { ...client, email: to, updatedAt });
  if (engineer) writeEngineer(transaction, { ...engineer, email: to, updatedAt });
  // After the erasure, a request is anonymous.
  if (request?.email) writeRequest(transaction, { ...request, email: to });
  await updateAddressCopies(transaction, { uid, email: user.email }, to);

  updateUser(transaction, uid, {
    email: to,
    emailVerified: true,
    pendingEmail: FieldValue.delete(),
    formerEmails: FieldValue.arrayUnion(user.email.toLowerCase()),
    passwordVersion: (user.passwordVersion ?? 0) + 1,
  });

  endSessions(transaction, user);
};
