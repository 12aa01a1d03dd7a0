import { FieldValue, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import type { User } from '@domain/accounts/accounts.ts';
import type { SignIns } from '@domain/accounts/sign-ins.ts';
import { collectionOf, db, documentOf, withoutId } from '../firestore/db.ts';

const userRef = (uid: string): DocumentReference => collectionOf('users').doc(uid);

export const readUser = async (uid: string, transaction?: Transaction): Promise<User | undefined> => {
  const ref = userRef(uid);
  return documentOf<User>(await (transaction ? transaction.get(ref) : ref.get()));
};

/** Accounts in the order of the uids, in one read for all; undefined for one that there is not. */
export const readUsers = async (uids: readonly string[]): Promise<readonly (User | undefined)[]> => {
  if (uids.length === 0) return [];
  const found = await db().getAll(...uids.map(userRef));
  return found.map((snapshot) => documentOf<User>(snapshot));
};

/** Those of the uids that have no record. */
export const uidsWithoutRecord = async (uids: readonly string[]): Promise<readonly string[]> => {
  if (uids.length === 0) return [];
  const found = await db().getAll(...uids.map(userRef), { fieldMask: ['emailVerified'] });
  return found.flatMap(({ id, exists }) => (exists ? [] : [id]));
};

export const createUser = (transaction: Transaction, user: User): void => {
  transaction.create(userRef(user.id), withoutId(user));
};

/** Changes fields of an account; a value may be one of Firestore's own, such as the deletion of a field. */
export const updateUser = (
  transaction: Transaction,
  uid: string,
  change: { readonly [Field in keyof User]?: User[Field] | FieldValue | undefined },
): void => {
  transaction.update(userRef(uid), change);
};

/** Notes what the identity provider knew first: that the address is proven. */
export const markAddressProven = async (uid: string): Promise<void> => {
  await userRef(uid).update({ emailVerified: true });
};

/** Notes where the holder of an account is signed in. */
export const recordSignIns = async (uid: string, signIns: SignIns): Promise<void> => {
  await userRef(uid).update({ signIns });
};

/** Lets a client see the rates of an agency's talents, or no longer. */
export const grantRates = (
  transaction: Transaction,
  uid: string,
  agencyId: string,
  isGranted: boolean,
): void => {
  const showRates = isGranted ? FieldValue.arrayUnion(agencyId) : FieldValue.arrayRemove(agencyId);
  updateUser(transaction, uid, { showRates });
};
