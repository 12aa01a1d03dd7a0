import type { Transaction } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import { db, documentOf } from '../../firestore/db.ts';

/** The agencies, in the order of the ids; those that no longer exist are left out. */
export const readAgencies = async (ids: readonly string[]): Promise<readonly Agency[]> => {
  if (ids.length === 0) return [];
  const found = await db().getAll(...ids.map((id) => db().collection('agencies').doc(id)));
  return found.flatMap((snapshot) => documentOf<Agency>(snapshot) ?? []);
};

export const readUser = async (uid: string, transaction: Transaction): Promise<User | undefined> =>
  documentOf<User>(await transaction.get(db().collection('users').doc(uid)));
