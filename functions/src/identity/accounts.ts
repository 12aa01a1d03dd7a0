import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../firestore/db.ts';

/** The code of a failure of the identity provider. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;

/** What is no address for the provider is nobody's either. */
const NO_ADDRESS: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-email'];

/** The identity provider's account with an address; undefined when there is none. */
export const findAccount = async (email: string): Promise<UserRecord | undefined> => {
  try {
    return await auth().getUserByEmail(email);
  } catch (error) {
    if (NO_ADDRESS.includes(codeOf(error))) return undefined;
    throw error;
  }
};

const UNKNOWN: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-uid'];

/** The identity provider's account with a uid; undefined when there is none. */
export const findAccountById = async (uid: string): Promise<UserRecord | undefined> => {
  try {
    return await auth().getUser(uid);
  } catch (error) {
    if (UNKNOWN.includes(codeOf(error))) return undefined;
    throw error;
  }
};

/** Accounts that the identity provider is asked about at once. */
const AT_ONCE = 100;

/** Those of the addresses that have an account. */
export const addressesWithAccount = async (emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const known = new Set<string>();
  for (let at = 0; at < emails.length; at += AT_ONCE) {
    const asked = emails.slice(at, at + AT_ONCE).map((email) => ({ email }));
    for (const { email } of (await auth().getUsers(asked)).users) if (email) known.add(email.toLowerCase());
  }
  return known;
};

/** Those of the accounts whose owners have proven that the address is theirs. */
export const provenAccounts = async (uids: readonly string[]): Promise<ReadonlySet<string>> => {
  const proven = new Set<string>();
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const asked = uids.slice(at, at + AT_ONCE).map((uid) => ({ uid }));
    for (const { uid, emailVerified } of (await auth().getUsers(asked)).users)
      if (emailVerified) proven.add(uid);
  }
  return proven;
};

/** Those of the accounts that there is a way into: a password, another provider, or an address that was proven. */
export const openedAccounts = async (uids: readonly string[]): Promise<ReadonlySet<string>> => {
  const opened = new Set<string>();
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const asked = uids.slice(at, at + AT_ONCE).map((uid) => ({ uid }));
    for (const { uid, emailVerified, providerData } of (await auth().getUsers(asked)).users)
      if (emailVerified || providerData.length > 0) opened.add(uid);
  }
  return opened;
};
