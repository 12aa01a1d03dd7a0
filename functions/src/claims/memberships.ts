import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { claimsProblem } from '@domain/access/claims.ts';
import { accessFrom, membershipIdOf, type Membership } from '@domain/access/memberships.ts';
import { unionOf, type Role } from '@domain/access/roles.ts';
import { claimsOfUser, type User } from '@domain/accounts/accounts.ts';
import { db, documentOf, withoutId } from '../firestore/db.ts';
import { AppError } from '../http/app-error.ts';

const memberships = () => db().collection('memberships');

/** Every membership of a person, in the transaction that is about to change one. */
export const readMemberships = async (
  userId: string,
  transaction: Transaction,
): Promise<readonly Membership[]> => {
  const { docs } = await transaction.get(memberships().where('userId', '==', userId));
  return docs.flatMap((snapshot) => documentOf<Membership>(snapshot) ?? []);
};

/** What one agency decided on some people in one role, by their uids; those without a membership are left out. */
export const readMembershipsIn = async (
  agencyId: string,
  role: Role,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Membership>> => {
  if (userIds.length === 0) return new Map();
  const refs = userIds.map((userId) => memberships().doc(membershipIdOf(agencyId, userId, role)));
  const found = (await db().getAll(...refs)).flatMap((snapshot) => documentOf<Membership>(snapshot) ?? []);
  return new Map(found.map((membership) => [membership.userId, membership]));
};

/** Somebody's standing in an agency; undefined: the agency never had to do with them in that role. */
export const readMembership = async (
  agencyId: string,
  userId: string,
  role: Role,
): Promise<Membership | undefined> => (await readMembershipsIn(agencyId, role, [userId])).get(userId);

type Start = Pick<Membership, 'agencyId' | 'userId' | 'role' | 'displayName' | 'email'> &
  Partial<Pick<Membership, 'accountValidationStatus' | 'engagement' | 'decidedBy'>>;

/** A membership as it begins. `decidedBy` is whoever let the person in by making the account. */
export const newMembership = ({ decidedBy = null, ...start }: Start): Membership => ({
  id: membershipIdOf(start.agencyId, start.userId, start.role),
  ...start,
  blocked: false,
  decidedBy,
  decidedAt: decidedBy ? Timestamp.now() : null,
});

export const createMembership = (transaction: Transaction, membership: Membership): void => {
  transaction.create(memberships().doc(membership.id), withoutId(membership));
};

/** Membership and account as they are read before a decision. */
export interface Standing {
  readonly all: readonly Membership[];
  /** Undefined: the person has no account, so nothing follows for one. */
  readonly user: User | undefined;
}

/**
 * Writes a changed membership and, in the same transaction, what follows for the account: from this commit on the API
 * goes by it, and no token from before reads anything under the rules. The claims follow by `syncClaims`. 422 when the
 * claims would no longer fit.
 */
export const writeMembership = (
  transaction: Transaction,
  { all, user }: Standing,
  changed: Membership,
): void => {
  transaction.set(memberships().doc(changed.id), withoutId(changed));
  if (!user) return;
  const access = accessFrom([...all.filter(({ id }) => id !== changed.id), changed]);
  const { accountValidationStatus, ...rest } = user;
  const after: User = { ...rest, ...access, accessVersion: user.accessVersion + 1 };
  const problem = claimsProblem(claimsOfUser(after, false));
  if (problem) throw new AppError(422, problem.code, { property: 'agencies', values: problem.values });
  const { roles, agencies } = unionOf(after.held);
  transaction.update(db().collection('users').doc(user.id), {
    held: after.held,
    roles,
    agencyIds: agencies,
    accountValidationStatus:
      access.accountValidationStatus ?? (accountValidationStatus ? FieldValue.delete() : undefined),
    accessVersion: after.accessVersion,
  });
};

/** Ends every session of an account, in the transaction of what is the reason. The claims follow by `syncClaims`. */
export const endSessions = (transaction: Transaction, { id, accessVersion }: User): void => {
  const next = accessVersion + 1;
  transaction.update(db().collection('users').doc(id), { accessVersion: next, sessionsFrom: next });
};

/** Closes an account for every agency and ends its sessions, in the transaction of what is the reason. */
export const closeAccount = (transaction: Transaction, { id, accessVersion }: User): void => {
  const next = accessVersion + 1;
  const closed = { disabled: true, accessVersion: next, sessionsFrom: next };
  transaction.update(db().collection('users').doc(id), closed);
};

/** Copies of a person's name beside their memberships, kept true with it. */
export const renameMember = (
  transaction: Transaction,
  all: readonly Membership[],
  displayName: string,
): void => {
  for (const { id } of all) transaction.update(memberships().doc(id), { displayName });
};
