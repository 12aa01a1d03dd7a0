import type { Instant } from '../contract.ts';
import type { Claims, Held, Role, ValidationStatus } from './roles.ts';

/**
 * `memberships/{agencyId}_{userId}_{role}`: one role of one person in one agency, and what that agency decided on it.
 * What the person may do follows from all their memberships; no agency reads another's.
 */
export interface Membership {
  readonly id: string;
  readonly agencyId: string;
  readonly userId: string;
  readonly role: Role;
  /** Copied from the account, for lists. */
  readonly displayName: string;
  readonly email: string;
  /** The agency's decision on the registration; absent: nobody has to decide. */
  readonly accountValidationStatus?: ValidationStatus;
  /** Why it was rejected, as the person is told. */
  readonly rejectionReason?: string;
  /** Engineers alone: they see nothing of an agency before one of its admins sets them active. */
  readonly engagement?: 'pending' | 'active';
  /** The agency keeps this person out; other agencies are not concerned. */
  readonly blocked: boolean;
  /** Uid of who decided; null: nobody yet. */
  readonly decidedBy: string | null;
  readonly decidedAt: Instant | null;
  /** Team and admins: what the agency's own `asksSecondFactor` says; absent: it asks for none. */
  readonly asksSecondFactor?: boolean;
  /** A decision of which the person is still to be told, once it is in their claims. */
  readonly announce?: boolean;
}

export const membershipIdOf = (agencyId: string, userId: string, role: Role): string =>
  `${agencyId}_${userId}_${role}`;

type Standing = Pick<
  Membership,
  'agencyId' | 'role' | 'accountValidationStatus' | 'engagement' | 'blocked' | 'asksSecondFactor'
>;

/** Whether the agency lets this role be used. */
export const isOpen = ({ accountValidationStatus: status, engagement, blocked }: Standing): boolean =>
  !blocked && (status === undefined || status === 'ACCEPTED') && engagement !== 'pending';

/** What follows for the account from everything that agencies decided on it. */
export interface Access {
  readonly held: Held;
  /** ACCEPTED as soon as one agency lets the person in; absent: nobody has to decide. */
  readonly accountValidationStatus?: ValidationStatus;
  /** One of the agencies asks its team for a second factor; absent: none does. */
  readonly needsSecondFactor?: boolean;
}

const statusOf = (memberships: readonly Standing[]): ValidationStatus | undefined => {
  const decided = memberships.flatMap(({ accountValidationStatus: status }) => status ?? []);
  if (decided.length === 0) return undefined;
  if (memberships.some(isOpen) || decided.includes('ACCEPTED')) return 'ACCEPTED';
  return decided.includes('PENDING') ? 'PENDING' : 'REJECTED';
};

export const accessFrom = (memberships: readonly Standing[]): Access => {
  const held: Partial<Record<Role, string[]>> = {};
  for (const membership of memberships) {
    const agencies = (held[membership.role] ??= []);
    if (isOpen(membership)) agencies.push(membership.agencyId);
  }
  const accountValidationStatus = statusOf(memberships);
  const needsSecondFactor = memberships.some((one) => isOpen(one) && one.asksSecondFactor === true);
  return {
    held,
    ...(accountValidationStatus ? { accountValidationStatus } : {}),
    ...(needsSecondFactor ? { needsSecondFactor } : {}),
  };
};

/** Engineers' status as their agency has it. */
export type EngineerStanding = 'pending' | 'active' | 'blocked';

export const standingOf = ({
  blocked,
  engagement,
}: Pick<Membership, 'blocked' | 'engagement'>): EngineerStanding =>
  blocked ? 'blocked' : engagement === 'pending' ? 'pending' : 'active';

/** The part of an account's record that says what it may do. */
export type Accessible = Access & Pick<Claims, 'emailVerified' | 'accessVersion'>;
