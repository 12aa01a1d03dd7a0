import type { Transaction } from 'firebase-admin/firestore';
import type { Company } from '@domain/accounts/accounts.ts';
import type { Client } from '@domain/accounts/people.ts';
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

export const newCompanyId = (): string => db().collection('companies').doc().id;

interface ClientRecords {
  readonly client: Omit<Client, 'id'>;
  readonly company: Omit<Company, 'id'>;
}

/** A client with their company. */
export const createClientRecords = (
  transaction: Transaction,
  uid: string,
  { client, company }: ClientRecords,
): void => {
  transaction.create(db().collection('clients').doc(uid), client);
  transaction.create(db().collection('companies').doc(client.companyId), company);
};
