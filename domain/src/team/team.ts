import type { AccountRole } from '../access/roles.ts';
import type { Instant } from '../contract.ts';

export const TEAM_ROLES = ['agencyTeam', 'admin'] as const satisfies readonly AccountRole[];
/** Roles in an agency's team; an admin has all rights of a team member. */
export type TeamRole = (typeof TEAM_ROLES)[number];

export const isTeamRole = (role: AccountRole): role is TeamRole =>
  TEAM_ROLES.some((teamRole) => teamRole === role);

const MEMBER_STATES = ['invited', 'active'] as const;
/** `invited`: the account hasn't been used yet, or the invitation isn't accepted. */
export type MemberState = (typeof MEMBER_STATES)[number];

/** A member of one agency's team, as its admins see them; without data of other agencies. */
export interface TeamMember {
  /** Uid of a member; the invitation's id while the account belongs to other agencies only. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** In the requesting agency. */
  readonly roles: readonly TeamRole[];
  readonly state: MemberState;
  /** Whether their account has a phone for two-step sign-in. */
  readonly hasTwoStep: boolean;
  /** Last change of their roles (ISO); null: before changes were recorded. */
  readonly changedAt: string | null;
}

/** `teamInvites/{id}`: a team invitation to an address with an account or, for a day after a removal, the member's former roles. Read by functions only. */
export interface TeamInvite {
  readonly id: string;
  readonly agencyId: string;
  /** As the admin typed it: the account's name is private until acceptance. */
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly roles: readonly TeamRole[];
  /** Raised with every new link, which ends the earlier ones. */
  readonly version: number;
  readonly changedAt: Instant;
  /** Uid of the removed member; null: an invitation. */
  readonly formerUid: string | null;
  /** When it is forgotten; null: it waits until it is accepted or withdrawn. */
  readonly expiresAt: Instant | null;
}

/** How long a removal can be undone, in milliseconds. */
export const RESTORABLE_MS = 24 * 60 * 60 * 1000;

/** The members that an agency's team can have, invitations included. */
export const TEAM_MAX = 500;
