import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import type { SignIns } from '@domain/accounts/sign-ins.ts';
import { collectionRef, db, toRecord, withoutId } from '../firestore/db.ts';

const userRef = (uid: string): DocumentReference => collectionRef('users').doc(uid);

export const readUser = async (uid: string, transaction?: Transaction): Promise<User | undefined> => {
  const ref = userRef(uid);
  return toRecord<User>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Returns accounts in the order of uids, in one read; undefined for missing ones. */
export const readUsers = async (uids: readonly string[]): Promise<readonly (User | undefined)[]> => {
  if (uids.length === 0) return [];
  const found = await db().getAll(...uids.map(userRef));
  return found.map((snapshot) => toRecord<User>(snapshot));
};

/** Returns uids without a record. */
export const uidsWithoutRecord = async (uids: readonly string[]): Promise<readonly string[]> => {
  if (uids.length === 0) return [];
  const found = await db().getAll(...uids.map(userRef), { fieldMask: ['emailVerified'] });
  return found.flatMap(({ id, exists }) => (exists ? [] : [id]));
};

export const createUser = (transaction: Transaction, user: User): void => {
  transaction.create(userRef(user.id), withoutId(user));
};

/** Changes an account's fields; values may be Firestore sentinels, such as a deletion. */
export const updateUser = (
  transaction: Transaction,
  uid: string,
  change: { readonly [Field in keyof User]?: User[Field] | FieldValue | undefined },
): void => {
  transaction.update(userRef(uid), change);
};

/** Records the verification of an address, known to the provider first. */
export const markAddressProven = async (uid: string): Promise<void> => {
  await userRef(uid).update({ emailVerified: true });
};

/** Records an account's sign-ins. */
export const recordSignIns = async (uid: string, signIns: SignIns): Promise<void> => {
  await userRef(uid).update({ signIns });
};

/** Grants or revokes a client's access to an agency's rates. */
export const grantRates = (
  transaction: Transaction,
  uid: string,
  agencyId: string,
  isGranted: boolean,
): void => {
  const showRates = isGranted ? FieldValue.arrayUnion(agencyId) : FieldValue.arrayRemove(agencyId);
  updateUser(transaction, uid, { showRates });
};
