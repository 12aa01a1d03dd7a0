import { isDeepStrictEqual } from 'node:util';
import type { UserRecord } from 'firebase-admin/auth';
import { getTokenClaims, type TokenClaims } from '@domain/access/claims.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import { findDifferingAgencies } from '../../work/copies/accounts.ts';
import { auth } from '../../platform/firestore/db.ts';
import { readUsers } from '../../work/collections/users.ts';

/** Derived from `held`, so not compared separately. */
const UNIONS: readonly string[] = ['held', 'roles', 'agencies'];

/** Returns whether an account's claims for an agency differ from its record. Differences in global claims count for every agency. */
const hasDifference = (
  agencyId: string,
  user: User,
  { customClaims = {}, emailVerified }: UserRecord,
): boolean => {
  const tokenClaims = getTokenClaims(getUserClaims(user, emailVerified));
  const claims = customClaims as Partial<TokenClaims> & Record<string, unknown>;
  const everywhere = [...new Set([...Object.keys(tokenClaims), ...Object.keys(claims)])].filter(
    (name) => !UNIONS.includes(name),
  );

  const isApart = (name: string): boolean =>
    // A verification at the provider may be newer than the record.
    !(name === 'emailVerified' && tokenClaims.emailVerified) &&
    !isDeepStrictEqual(claims[name], (tokenClaims as unknown as Record<string, unknown>)[name]);

  return (
    everywhere.some(isApart) || findDifferingAgencies(claims.held ?? {}, tokenClaims.held).includes(agencyId)
  );
};

/** Returns accounts, of at most a hundred, whose claims differ from their records. Accounts without an identity have no claims to compare. */
export const findDifferingClaims = async (
  agencyId: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (uids.length === 0) return new Set();

  const [users, { users: identities }] = await Promise.all([
    readUsers(uids),
    auth().getUsers(uids.map((uid) => ({ uid }))),
  ]);
  const identityByUid = new Map(identities.map((identity) => [identity.uid, identity]));
  const apart = users.flatMap((user) => {
    const identity = user && identityByUid.get(user.id);
    return identity && hasDifference(agencyId, user, identity) ? [user.id] : [];
  });

  return new Set(apart);
};
