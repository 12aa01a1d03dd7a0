import { Timestamp } from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import { changedClaims, claimsProblem, type ClaimsChange } from '@domain/access/claims.ts';
import { claimsFrom, type Claims } from '@domain/access/roles.ts';
import { recordAudit, type Author } from '../firestore/audit.ts';
import { auth, db } from '../firestore/db.ts';
import { transact } from '../firestore/transact.ts';
import { AppError, notFound } from '../http/app-error.ts';
import { findAccountById } from '../identity/accounts.ts';
import { oneAtATime } from './claims-lease.ts';

interface Occasion {
  /** The agency whose admins read of it in the audit. */
  readonly agencyId: string | null;
  /** What the caller is doing, as `area.verb`. */
  readonly action: string;
}

const existing = async (ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const refs = ids.map((id) => db().collection('agencies').doc(id));
  const found = await db().getAll(...refs, { fieldMask: [] });
  return found.filter(({ exists }) => exists).map(({ id }) => id);
};

const accountOf = async (uid: string): Promise<UserRecord> => {
  const account = await findAccountById(uid);
  if (!account) throw notFound();
  return account;
};

/**
 * Changes an account's claims: the one place that does. Whether the caller may is theirs to have asked. 404 for an
 * account that is unknown or has no user record, 422 for what does not exist or does not fit; then nothing changes.
 *
 * The claims are written before the record commits, because `claimsChangedAt` makes open browsers fetch their new token:
 * it must not be earlier than what it announces. Should the commit fail, the same call again sets both right.
 *
 * A change that builds on the claims there are is given as a function: it is asked when no other change is under way.
 */
export const setClaims = async (
  author: Author,
  uid: string,
  wanted: ClaimsChange | ((before: Claims) => ClaimsChange),
  { agencyId, action }: Occasion,
): Promise<Claims> =>
  oneAtATime(uid, async (settle) => {
    const { customClaims: before = {}, emailVerified } = await accountOf(uid);
    const change = typeof wanted === 'function' ? wanted(claimsFrom(before, uid)) : wanted;
    const agencies = await existing(change.agencies ?? []);
    // Proven once, an address stays proven, wherever that was written down.
    const proven = emailVerified ? { emailVerified, ...change } : change;
    const problem = claimsProblem(before, uid, proven, agencies);
    if (problem) {
      const { code, property, values } = problem;
      throw new AppError(422, code, { property, values });
    }
    const claims = changedClaims(before, uid, proven);
    await auth().setCustomUserClaims(uid, claims);
    await transact(async (transaction) => {
      const { roles, agencies: agencyIds } = claims;
      await settle(transaction, { roles, agencyIds, claimsChangedAt: Timestamp.now() });
      const subject = `users/${uid}`;
      recordAudit(transaction, author, { agencyId, action, subject, before, after: claims });
    });
    return claims;
  });
