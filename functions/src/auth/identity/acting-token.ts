import { createHash } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { getActingClaims, type Acting } from '@domain/access/acting.ts';
import type { Claims } from '@domain/access/roles.ts';
import { auth } from '../../platform/firestore/db.ts';
import { getCode, findAccountById } from '../../work/identity/accounts.ts';
import { ACTING_PREFIX } from '../../work/identity/own-uid.ts';

/** Returns the uid of an admin's synthetic acting identity, the same for all accounts acted as. */
export const getActingUid = (adminUid: string): string =>
  `${ACTING_PREFIX}${createHash('sha256').update(adminUid).digest('hex').slice(0, 40)}`;

/** Returns whether an acting identity was given an address or a sign-in method. */
export const isAltered = ({ email, phoneNumber, providerData }: UserRecord): boolean =>
  email !== undefined || phoneNumber !== undefined || providerData.length > 0;

const endAltered = async (uid: string): Promise<void> => {
  const identity = await findAccountById(uid);
  if (identity && isAltered(identity)) await auth().deleteUser(uid);
};

/** Deletes an admin's acting identity if it was given an address or a sign-in method. */
export const endAlteredActing = (adminUid: string): Promise<void> => endAltered(getActingUid(adminUid));

/**
 * Returns a custom token that starts an acting session; the provider accepts it for an hour, repeatedly. It belongs to a synthetic
 * identity whose only rights are its claims. A session of the real account could change its password and get a token without those claims.
 */
export const getActingToken = async (acting: Acting, claims: Claims): Promise<string> => {
  const uid = getActingUid(acting.actedBy);
  await endAltered(uid);
  // The provider would create it on sign-in, unless the project forbids accounts from browsers.
  if (!(await findAccountById(uid))) await createOnce(uid);
  return auth().createCustomToken(uid, getActingClaims(acting, claims));
};

const createOnce = async (uid: string): Promise<void> => {
  try {
    await auth().createUser({ uid });
  } catch (error) {
    if (getCode(error) !== 'auth/uid-already-exists') throw error;
  }
};
