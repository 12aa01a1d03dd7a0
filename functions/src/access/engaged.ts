import type { Transaction } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import { readUser } from '../records/users.ts';

/** Agencies for which an engineer may work now; none for somebody without an account. */
export const engagedBy = (user: User | undefined): readonly string[] => user?.held.engineer ?? [];

/** The engineer, as long as the agency engages them. */
export const engagedIn = async (
  agencyId: string,
  id: string,
  transaction?: Transaction,
): Promise<User | undefined> => {
  const user = await readUser(id, transaction);
  return engagedBy(user).includes(agencyId) ? user : undefined;
};
