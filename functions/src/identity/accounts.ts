import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../firestore/db.ts';
import { readUser, uidsWithoutRecord } from '../records/users.ts';
import { isActingUid, isOwnUid } from './own-uid.ts';

/** The code of a failure of the identity provider. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;

/** What is no address for the provider is nobody's either. */
const NO_ADDRESS: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-email'];

/** Longer than any call that registers: a younger identity of ours may still get its record. In milliseconds. */
const REGISTRATION_MS = 5 * 60 * 1000;

/** Whether an identity holds its address even without a record: its owner proved it, or is registering at this moment. */
const holdsWithoutRecord = ({ uid, emailVerified, metadata }: UserRecord): boolean =>
  !isActingUid(uid) &&
  (emailVerified || (isOwnUid(uid) && Date.parse(metadata.creationTime) > Date.now() - REGISTRATION_MS));

const holdsAddress = async (identity: UserRecord): Promise<boolean> =>
  holdsWithoutRecord(identity) || (await readUser(identity.uid)) !== undefined;

const findIdentity = async (email: string): Promise<UserRecord | undefined> => {
  try {
    return await auth().getUserByEmail(email);
  } catch (error) {
    if (NO_ADDRESS.includes(codeOf(error))) return undefined;
    throw error;
  }
};

/**
 * The account that holds an address. Undefined when there is none, and for an identity that has neither a record nor proof
 * of its address: anybody can make such at the provider.
 */
export const findAccount = async (email: string): Promise<UserRecord | undefined> => {
  const identity = await findIdentity(email);
  return identity && (await holdsAddress(identity)) ? identity : undefined;
};

/** Deletes the identity that has an address without holding it; false when there is none. */
export const freeAddress = async (email: string): Promise<boolean> => {
  const identity = await findIdentity(email);
  if (!identity || (await holdsAddress(identity))) return false;
  await auth().deleteUser(identity.uid);
  return true;
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

/** Those of the addresses that an account holds. */
export const addressesWithAccount = async (emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const known = new Set<string>();
  for (let at = 0; at < emails.length; at += AT_ONCE) {
    const asked = emails.slice(at, at + AT_ONCE).map((email) => ({ email }));
    const { users } = await auth().getUsers(asked);
    const unproven = users.filter((identity) => !holdsWithoutRecord(identity)).map(({ uid }) => uid);
    const free = new Set(await uidsWithoutRecord(unproven));
    for (const { uid, email } of users) if (email && !free.has(uid)) known.add(email.toLowerCase());
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
