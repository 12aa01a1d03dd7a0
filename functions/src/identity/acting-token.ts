import { createHash } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import { actingClaimsOf, type Acting } from '@domain/access/acting.ts';
import type { Claims } from '@domain/access/roles.ts';
import { auth } from '../firestore/db.ts';
import { codeOf, findAccountById } from './accounts.ts';
import { ACTING_PREFIX } from './own-uid.ts';

/** The uid under which an admin acts as others: the same for all of them, and nobody's whom the platform knows. */
export const actingUidOf = (adminUid: string): string =>
  `${ACTING_PREFIX}${createHash('sha256').update(adminUid).digest('hex').slice(0, 40)}`;

/** Whether the holder of a session gave an acting identity an address or a way to sign in: it is made without any. */
export const isAltered = ({ email, phoneNumber, providerData }: UserRecord): boolean =>
  email !== undefined || phoneNumber !== undefined || providerData.length > 0;

const endAltered = async (uid: string): Promise<void> => {
  const identity = await findAccountById(uid);
  if (identity && isAltered(identity)) await auth().deleteUser(uid);
};

/** Deletes the identity by which an admin acts as others, if it was given an address or a way to sign in. */
export const endAlteredActing = (adminUid: string): Promise<void> => endAltered(actingUidOf(adminUid));

/**
 * A custom token by which an admin's browser begins to act as somebody; the provider takes it for an hour, once or more.
 *
 * It is not of that person's account: whoever has a session of an account can change its password at the provider, and is
 * given a new token there without the claims of the session, which would be the whole person. It is of an identity that
 * has nothing but those claims, so that without them it can do nothing.
 */
export const actingTokenOf = async (acting: Acting, claims: Claims): Promise<string> => {
  const uid = actingUidOf(acting.actedBy);
  await endAltered(uid);
  // The provider would make it on sign-in, unless the project forbids that browsers make accounts.
  if (!(await findAccountById(uid))) await createOnce(uid);
  return auth().createCustomToken(uid, actingClaimsOf(acting, claims));
};

const createOnce = async (uid: string): Promise<void> => {
  try {
    await auth().createUser({ uid });
  } catch (error) {
    if (codeOf(error) !== 'auth/uid-already-exists') throw error;
  }
};
