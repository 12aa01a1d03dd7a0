import type { User } from '@domain/accounts/accounts.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db, toRecord } from '../../platform/firestore/db.ts';
import { countDocuments } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const users = collection<User>('users');

export const readUser = users.get;

/** Returns accounts in the order of uids, in one read; undefined for missing ones. */
export const readUsers = async (uids: readonly string[]): Promise<readonly (User | undefined)[]> => {
  if (uids.length === 0) return [];
  const found = await db().getAll(...uids.map(users.doc));
  return found.map((snapshot) => toRecord<User>(snapshot));
};

/** People of a company who are mailed of its news at most. */
const COMPANY_USERS_MAX = 50;

export const findCompanyUsers = (companyId: string, work?: Work): Promise<readonly User[]> =>
  users.find(users.ref.where('companyId', '==', companyId).limit(COMPANY_USERS_MAX), work);

/** Counts a company's people with a role in an agency: a read per thousand. */
export const countCompanyUsers = (companyId: string, agencyId: string): Promise<number> =>
  countDocuments(
    users.ref.where('companyId', '==', companyId).where('agencyIds', 'array-contains', agencyId),
  );

export const findUidsWithoutRecord = async (uids: readonly string[]): Promise<readonly string[]> => {
  if (uids.length === 0) return [];
  const found = await db().getAll(...uids.map(users.doc), { fieldMask: ['emailVerified'] });
  return found.flatMap(({ id, exists }) => (exists ? [] : [id]));
};
