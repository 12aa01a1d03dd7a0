import type { UserRecord } from 'firebase-admin/auth';
import { auth } from '../../platform/firestore/db.ts';
import { readUser, findUidsWithoutRecord } from '../collections/users.ts';
import { isActingUid, isOwnUid } from './own-uid.ts';

export const getCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null ? (error as { code?: unknown }).code : undefined;

const NO_ADDRESS: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-email'];

/** Longer than any registration: a younger identity may still get its record. In milliseconds. */
const REGISTRATION_MS = 5 * 60 * 1000;

/** Returns whether an identity without a record owns its address: verified, or being registered now. */
const holdsWithoutRecord = ({ uid, emailVerified, metadata }: UserRecord): boolean =>
  !isActingUid(uid) &&
  (emailVerified || (isOwnUid(uid) && Date.parse(metadata.creationTime) > Date.now() - REGISTRATION_MS));

const holdsAddress = async (identity: UserRecord): Promise<boolean> =>
  holdsWithoutRecord(identity) || (await readUser(identity.uid)) !== undefined;

const findIdentity = async (email: string): Promise<UserRecord | undefined> => {
  try {
    return await auth().getUserByEmail(email);
  } catch (error) {
    if (NO_ADDRESS.includes(getCode(error))) return undefined;
    throw error;
  }
};

/** Returns the account that owns an address. Undefined without one, and for an unverified identity without a record, which anyone can create. */
export const findAccount = async (email: string): Promise<UserRecord | undefined> => {
  const identity = await findIdentity(email);
  return identity && (await holdsAddress(identity)) ? identity : undefined;
};

/** Deletes an identity with an address it doesn't own; false without one. */
export const releaseAddress = async (email: string): Promise<boolean> => {
  const identity = await findIdentity(email);
  if (!identity || (await holdsAddress(identity))) return false;
  await auth().deleteUser(identity.uid);
  return true;
};

const UNKNOWN: readonly unknown[] = ['auth/user-not-found', 'auth/invalid-uid'];

export const findAccountById = async (uid: string): Promise<UserRecord | undefined> => {
  try {
    return await auth().getUser(uid);
  } catch (error) {
    if (UNKNOWN.includes(getCode(error))) return undefined;
    throw error;
  }
};

const AT_ONCE = 100;

export const findAddressesWithAccount = async (emails: readonly string[]): Promise<ReadonlySet<string>> => {
  const addresses = new Set<string>();
  for (let start = 0; start < emails.length; start += AT_ONCE) {
    const queries = emails.slice(start, start + AT_ONCE).map((email) => ({ email }));
    const { users } = await auth().getUsers(queries);
    const unproven = users.filter((identity) => !holdsWithoutRecord(identity)).map(({ uid }) => uid);
    const free = new Set(await findUidsWithoutRecord(unproven));
    for (const { uid, email } of users) if (email && !free.has(uid)) addresses.add(email.toLowerCase());
  }
  return addresses;
};

export const findProvenAccounts = async (uids: readonly string[]): Promise<ReadonlySet<string>> => {
  const proven = new Set<string>();
  for (let start = 0; start < uids.length; start += AT_ONCE) {
    const queries = uids.slice(start, start + AT_ONCE).map((uid) => ({ uid }));
    for (const { uid, emailVerified } of (await auth().getUsers(queries)).users)
      if (emailVerified) proven.add(uid);
  }
  return proven;
};

/** Accounts that were used or whose address is verified, by uid, with whether they have a phone for two-step sign-in. */
export const findOpenedAccounts = async (
  uids: readonly string[],
): Promise<ReadonlyMap<string, { readonly hasTwoStep: boolean }>> => {
  const opened = new Map<string, { readonly hasTwoStep: boolean }>();
  for (let start = 0; start < uids.length; start += AT_ONCE) {
    const queries = uids.slice(start, start + AT_ONCE).map((uid) => ({ uid }));
    for (const { uid, emailVerified, providerData, multiFactor } of (await auth().getUsers(queries)).users)
      if (emailVerified || providerData.length > 0)
        opened.set(uid, { hasTwoStep: (multiFactor?.enrolledFactors.length ?? 0) > 0 });
  }
  return opened;
};
