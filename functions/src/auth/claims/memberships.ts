import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { getClaimsProblem } from '@domain/access/claims.ts';
import { toAccess, toMembershipId, type Membership } from '@domain/access/memberships.ts';
import { uniteRoles, type AccountRole } from '@domain/access/roles.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { memberships } from '../../work/collections/memberships.ts';
import { users } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';

type Start = Pick<Membership, 'agencyId' | 'userId' | 'role' | 'displayName' | 'email'> &
  Partial<Pick<Membership, 'accountValidationStatus' | 'engagement' | 'decidedBy' | 'asksSecondFactor'>>;

/** Returns a new membership. `decidedBy` is the user who admitted the person by creating the account. */
export const buildMembership = ({ decidedBy = null, ...start }: Start): Membership => ({
  id: toMembershipId(start.agencyId, start.userId, start.role),
  ...start,
  blocked: false,
  decidedBy,
  decidedAt: decidedBy ? Timestamp.now() : null,
});

export interface AccountMemberships {
  readonly all: readonly Membership[];
  /** Undefined: the person has no account to update. */
  readonly user: User | undefined;
}

/** Writes an account's rights from its current memberships. 422 when the claims would exceed the size limit. */
const writeAccess = (work: Work, user: User, all: readonly Membership[]): void => {
  const access = toAccess(all);
  const { accountValidationStatus, needsSecondFactor, ...rest } = user;
  const after: User = { ...rest, ...access, accessVersion: user.accessVersion + 1 };
  const problem = getClaimsProblem(getUserClaims(after, false));
  if (problem) throw new AppError(422, problem.code, { property: 'agencies', values: problem.values });

  const { roles, agencies } = uniteRoles(after.held);
  work.updateById(users, user.id, {
    held: after.held,
    roles,
    agencyIds: agencies,
    accountValidationStatus:
      access.accountValidationStatus ?? (accountValidationStatus ? FieldValue.delete() : undefined),
    needsSecondFactor: access.needsSecondFactor ?? (needsSecondFactor ? FieldValue.delete() : undefined),
    accessVersion: after.accessVersion,
  });
};

interface Changes {
  readonly written?: readonly Membership[];
  readonly ended?: readonly string[];
}

/**
 * Writes changed memberships and the account's rights in one transaction; from its commit, older tokens read nothing under the rules.
 * `syncClaims` updates the claims. 422 when they would exceed the size limit.
 */
export const changeMemberships = (
  work: Work,
  { all, user }: AccountMemberships,
  { written = [], ended = [] }: Changes,
): void => {
  for (const membership of written) work.set(memberships, membership);
  for (const id of ended) work.deleteById(memberships, id);
  const gone = new Set([...ended, ...written.map(({ id }) => id)]);
  if (user) writeAccess(work, user, [...all.filter(({ id }) => !gone.has(id)), ...written]);
};

export const writeMembership = (work: Work, account: AccountMemberships, changed: Membership): void =>
  changeMemberships(work, account, { written: [changed] });

export const endMembership = (work: Work, account: AccountMemberships, id: string): void =>
  changeMemberships(work, account, { ended: [id] });

export const endMemberships = (work: Work, account: AccountMemberships, role: AccountRole): void =>
  changeMemberships(work, account, {
    ended: account.all.filter((membership) => membership.role === role).map(({ id }) => id),
  });

/** Ends every session of an account, in the causing transaction. `syncClaims` updates the claims. */
export const endSessions = (work: Work, { id, accessVersion }: User): void => {
  const next = accessVersion + 1;
  work.updateById(users, id, { accessVersion: next, sessionsFrom: next, signIns: {} });
};

/** Closes an account for every agency and ends its sessions, in the causing transaction. */
export const closeAccount = (work: Work, { id, accessVersion }: User): void => {
  const next = accessVersion + 1;
  work.updateById(users, id, { disabled: true, accessVersion: next, sessionsFrom: next, signIns: {} });
};
