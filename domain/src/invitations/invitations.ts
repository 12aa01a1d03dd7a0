import type { Instant } from '../contract.ts';
import type { TeamRole } from '../team/team.ts';

/** Role for which an agency invites a person. */
export const INVITATION_KINDS = ['talent', 'engineer', 'team', 'client'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** Kinds that the team may invite; others are for admins only. */
export const TEAM_INVITES = ['talent', 'client'] as const satisfies readonly InvitationKind[];

/** State of an invitation. `expired`: waiting, but its link has expired. */
export const INVITATION_STATES = ['waiting', 'expired', 'accepted', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const INVITATIONS_PAGE = 25;

/** `invitations/{id}`: an invitation by an agency, with its state. Its id is a hash of `source`, whose id may be a complete link. */
export interface Invitation {
  readonly id: string;
  readonly agencyId: string;
  readonly kind: InvitationKind;
  /** Its record: an invitation of its kind, or the account created for the invitee. Never exposed. */
  readonly source: string;
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  /** For team invitations: the roles. */
  readonly roles: readonly TeamRole[];
  readonly state: Exclude<InvitationState, 'expired'>;
  /** Uid of the real inviter; empty: unknown, from before the list existed. */
  readonly sentBy: string;
  readonly sentAt: Instant;
  /** Time of its latest email. */
  readonly lastSentAt: Instant;
  /** Expiry of that email's link; null: until used or withdrawn. */
  readonly expiresAt: Instant | null;
}

/** An invitation, as a row of the list. */
export interface InvitationRow extends Pick<Invitation, 'id' | 'kind' | 'name' | 'roles'> {
  readonly state: InvitationState;
  /** Null: not visible to the reader. */
  readonly email: string | null;
  /** Null: they left the agency. */
  readonly sentByName: string | null;
  /** ISO 8601, UTC, all of them. */
  readonly sentAt: string;
  readonly lastSentAt: string;
  readonly expiresAt: string | null;
  /** The reader's possible actions. */
  readonly may: { readonly send: boolean; readonly withdraw: boolean };
}

export const getInvitationState = (
  { state, expiresAt }: Pick<Invitation, 'state' | 'expiresAt'>,
  now: number,
): InvitationState => (state === 'waiting' && expiresAt && expiresAt.toMillis() <= now ? 'expired' : state);

/** Returns whether an invitation can be resent or withdrawn: neither used nor withdrawn. */
export const isOpenInvitation = ({ state }: Pick<Invitation, 'state'>): boolean => state === 'waiting';
