import type { Transaction } from 'firebase-admin/firestore';
import type { Agency } from '@domain/agencies/agencies.ts';
import type { Locale } from '@domain/messages/messages.ts';
import { db, documentOf } from '../../firestore/db.ts';

/** The agencies, in the order of the ids; those that no longer exist are left out. */
export const readAgencies = async (ids: readonly string[]): Promise<readonly Agency[]> => {
  if (ids.length === 0) return [];
  const found = await db().getAll(...ids.map((id) => db().collection('agencies').doc(id)));
  return found.flatMap((snapshot) => documentOf<Agency>(snapshot) ?? []);
};

export const setPasswordVersion = (transaction: Transaction, uid: string, passwordVersion: number): void => {
  transaction.update(db().collection('users').doc(uid), { passwordVersion });
};

/** Of a talent, the agency's record says so as well. */
export const setLanguage = (
  transaction: Transaction,
  uid: string,
  locale: Locale,
  isTalent: boolean,
): void => {
  transaction.update(db().collection('users').doc(uid), { locale });
  if (isTalent) transaction.update(db().collection('talents').doc(uid), { communicationLanguage: locale });
};
