import type { UserRecord } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import type { ValidationStatus } from '@domain/access/roles.ts';
import type { Company, User } from '@domain/accounts/accounts.ts';
import type { Client } from '@domain/accounts/people.ts';
import type { Instant } from '@domain/contract.ts';
import type { Agency } from '@domain/agencies/agencies.ts';
import { auth, db, documentOf } from '../../firestore/db.ts';

/** The agencies, in the order of the ids; those that no longer exist are left out. */
export const readAgencies = async (ids: readonly string[]): Promise<readonly Agency[]> => {
  if (ids.length === 0) return [];
  const found = await db().getAll(...ids.map((id) => db().collection('agencies').doc(id)));
  return found.flatMap((snapshot) => documentOf<Agency>(snapshot) ?? []);
};

export const readUser = async (uid: string, transaction: Transaction): Promise<User | undefined> =>
  documentOf<User>(await transaction.get(db().collection('users').doc(uid)));

/** The code of a failure of the identity provider. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;

/** The identity provider's account with an address; undefined when there is none. */
export const findAccount = async (email: string): Promise<UserRecord | undefined> => {
  try {
    return await auth().getUserByEmail(email);
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw error;
  }
};

/** Whether the outbox has this mail already. */
export const isQueued = async (mailId: string, transaction: Transaction): Promise<boolean> =>
  (await transaction.get(db().collection('mail').doc(mailId))).exists;

export const setPasswordVersion = (transaction: Transaction, uid: string, passwordVersion: number): void => {
  transaction.update(db().collection('users').doc(uid), { passwordVersion });
};

export const createUser = (transaction: Transaction, uid: string, user: Omit<User, 'id'>): void => {
  transaction.create(db().collection('users').doc(uid), user);
};

export const newCompanyId = (): string => db().collection('companies').doc().id;

interface ClientRecords {
  readonly client: Omit<Client, 'id' | 'accountValidationStatus' | 'showRates'>;
  readonly company: Omit<Company, 'id'> & { readonly companyType: string };
  readonly validation: {
    readonly agencyIds: readonly string[];
    readonly kind: 'client';
    readonly accountValidationStatus: ValidationStatus;
    readonly decidedBy: string | null;
    readonly decidedAt: Instant | null;
  };
}

/** A client with their company, and the decision on them that an admin has still to take. */
export const createClientRecords = (transaction: Transaction, uid: string, records: ClientRecords): void => {
  const { client, company, validation } = records;
  transaction.create(db().collection('clients').doc(uid), client);
  transaction.create(db().collection('companies').doc(client.companyId), company);
  transaction.create(db().collection('accountValidations').doc(uid), validation);
};
