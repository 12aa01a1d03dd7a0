import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import { endSessions } from '../claims/memberships.ts';
import { updateAddressCopies } from '../../work/records/address-copies.ts';
import { readClient } from '../../work/collections/clients.ts';
import { readRequest } from '../../work/collections/deletion-requests.ts';
import { writeRequest } from '../../work/records/deletion-requests.ts';
import { readEngineer } from '../../work/collections/engineers.ts';
import { talents, readTalent } from '../../work/collections/talents.ts';
import { users } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

/** Replaces an account's address by a verified one (lower case) in all copies; ends sessions and spends mailed links. */
export const replaceAddress = async (work: Work, user: User, to: string): Promise<void> => {
  const { id: uid } = user;
  const updatedAt = Timestamp.now();
  const [talent, client, engineer, request] = await Promise.all([
    readTalent(uid, work),
    readClient(uid, work),
    readEngineer(uid, work),
    readRequest(uid, work),
  ]);

  if (talent) work.set(talents, { ...talent, email: to, emailVerified: true, updatedAt });
  if (client) work.update(client, { email: to, updatedAt });
  if (engineer) work.update(engineer, { email: to, updatedAt });
  // After the erasure, a request is anonymous.
  if (request?.email) writeRequest(work, { ...request, email: to });
  await updateAddressCopies(work, { uid, email: user.email }, to);

  work.updateById(users, uid, {
    email: to,
    emailVerified: true,
    pendingEmail: FieldValue.delete(),
    formerEmails: FieldValue.arrayUnion(user.email.toLowerCase()),
    passwordVersion: (user.passwordVersion ?? 0) + 1,
  });

  endSessions(work, user);
};
