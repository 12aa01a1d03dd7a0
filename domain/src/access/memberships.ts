import type { Instant } from '../contract.ts';
import type { Claims, RolesPerAgency, AccountRole, ValidationStatus } from './roles.ts';

/**
 * `memberships/{agencyId}_{userId}_{role}`: a person's role in an agency, with its decision.
 * Rights derive from all of a person's memberships; no agency reads another's.
 */
export interface Membership {
  readonly id: string;
  readonly agencyId: string;
  readonly userId: string;
  readonly role: AccountRole;
  /** Copied from the account, for lists. */
  readonly displayName: string;
  /** Copied from the account. */
  readonly email: string;
  /** The agency's decision on the registration; absent: none needed. */
  readonly accountValidationStatus?: ValidationStatus;
  /** Rejection reason, as shown to the person. */
  readonly rejectionReason?: string;
  /** Engineers only: access starts once an admin of the agency activates them. */
  readonly engagement?: 'pending' | 'active' | 'released';
  /** Blocked by this agency; no effect on others. */
  readonly blocked: boolean;
  /** Uid of the decider; null: undecided. */
  readonly decidedBy: string | null;
  readonly decidedAt: Instant | null;
  /** Team and admins: copy of the agency's `asksSecondFactor`; absent: not required. */
  readonly asksSecondFactor?: boolean;
  /** A decision to be mailed once the claims contain it. */
  readonly announce?: boolean;
}

export const toMembershipId = (agencyId: string, userId: string, role: AccountRole): string =>
  `${agencyId}_${userId}_${role}`;

export type MembershipStanding = Pick<
  Membership,
  'agencyId' | 'role' | 'accountValidationStatus' | 'engagement' | 'blocked' | 'asksSecondFactor'
>;

/** Returns whether the role can be used in the agency. */
export const isOpen = ({
  accountValidationStatus: status,
  engagement,
  blocked,
}: MembershipStanding): boolean =>
  !blocked &&
  (status === undefined || status === 'ACCEPTED') &&
  (engagement === undefined || engagement === 'active');

/** An account's rights, derived from all agencies' decisions. */
interface Access {
  readonly held: RolesPerAgency;
  /** ACCEPTED once any agency accepts; absent: no decision needed. */
  readonly accountValidationStatus?: ValidationStatus;
  /** An agency requires a second factor of its team; absent: none does. */
  readonly needsSecondFactor?: boolean;
}

const getStatus = (memberships: readonly MembershipStanding[]): ValidationStatus | undefined => {
  const decided = memberships.flatMap(({ accountValidationStatus: status }) => status ?? []);
  if (decided.length === 0) return undefined;
  if (memberships.some(isOpen) || decided.includes('ACCEPTED')) return 'ACCEPTED';
  return decided.includes('PENDING') ? 'PENDING' : 'REJECTED';
};

export const toAccess = (memberships: readonly MembershipStanding[]): Access => {
  const agenciesByRole: Partial<Record<AccountRole, string[]>> = {};
  for (const membership of memberships) {
    const agencies = (agenciesByRole[membership.role] ??= []);
    if (isOpen(membership)) agencies.push(membership.agencyId);
  }

  const accountValidationStatus = getStatus(memberships);
  const needsSecondFactor = memberships.some(
    (membershipStanding) => isOpen(membershipStanding) && membershipStanding.asksSecondFactor === true,
  );

  return {
    held: agenciesByRole,
    ...(accountValidationStatus ? { accountValidationStatus } : {}),
    ...(needsSecondFactor ? { needsSecondFactor } : {}),
  };
};

/** An engineer's status in an agency. */
export type EngineerStanding = 'pending' | 'active' | 'released' | 'blocked';

export const getStanding = ({
  blocked,
  engagement = 'active',
}: Pick<Membership, 'blocked' | 'engagement'>): EngineerStanding => (blocked ? 'blocked' : engagement);

/** The part of an account's record that holds its rights. */
export type Accessible = Access & Pick<Claims, 'emailVerified' | 'accessVersion'>;
