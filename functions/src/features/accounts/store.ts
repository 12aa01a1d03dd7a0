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

/**
 * Reads whether there is a talent's record, which says the language as well, and answers how to write it. Whoever holds
 * the role has no such record before they have registered for it.
 */
export const languageOf = async (
  transaction: Transaction,
  uid: string,
): Promise<(locale: Locale) => void> => {
  const talent = await transaction.get(db().collection('talents').doc(uid));
  return (locale) => {
    transaction.update(db().collection('users').doc(uid), { locale });
    if (talent.exists) transaction.update(talent.ref, { communicationLanguage: locale });
  };
};
