import type { Instant } from '../contract.ts';
import type { TeamRole } from '../team/team.ts';

/** As what an agency invites somebody. */
export const INVITATION_KINDS = ['talent', 'engineer', 'team', 'client'] as const;
export type InvitationKind = (typeof INVITATION_KINDS)[number];

/** Whom an agency’s team may invite as well; its admins alone invite the others. */
export const TEAM_INVITES = ['talent', 'client'] as const satisfies readonly InvitationKind[];

/** How an invitation stands. `expired` is one that waits, and whose link leads nowhere any more. */
export const INVITATION_STATES = ['waiting', 'expired', 'accepted', 'withdrawn'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** Invitations of one page of the list. */
export const INVITATIONS_PAGE = 25;

/**
 * `invitations/{id}`: that an agency invited somebody, and what became of it. Its id is a hash of `source`, whose own id may
 * be all that a link consists of.
 */
export interface Invitation {
  readonly id: string;
  readonly agencyId: string;
  readonly kind: InvitationKind;
  /** The record that it is about: an invitation of its kind, or the account that was made for whoever is invited. Never told. */
  readonly source: string;
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  /** Of the team alone: what they are to be there. */
  readonly roles: readonly TeamRole[];
  readonly state: Exclude<InvitationState, 'expired'>;
  /** Uid of whoever really invited; empty: nobody knows any more, of one from before there was a list. */
  readonly sentBy: string;
  readonly sentAt: Instant;
  /** When its email was last sent. */
  readonly lastSentAt: Instant;
  /** Until when the link of that email holds; null: until it is used or withdrawn. */
  readonly expiresAt: Instant | null;
}

/** An invitation as the list tells of it. */
export interface InvitationRow extends Pick<Invitation, 'id' | 'kind' | 'name' | 'roles'> {
  readonly state: InvitationState;
  /** Null: it is not the reader’s to know. */
  readonly email: string | null;
  /** Null: they no longer belong to the agency. */
  readonly sentByName: string | null;
  /** ISO 8601, UTC, all of them. */
  readonly sentAt: string;
  readonly lastSentAt: string;
  readonly expiresAt: string | null;
  /** What the reader may do about it. */
  readonly may: { readonly send: boolean; readonly withdraw: boolean };
}

/** How an invitation stands at a moment, in milliseconds. */
export const invitationStateAt = (
  { state, expiresAt }: Pick<Invitation, 'state' | 'expiresAt'>,
  now: number,
): InvitationState => (state === 'waiting' && expiresAt && expiresAt.toMillis() <= now ? 'expired' : state);

/** Whether an invitation may be sent again, or withdrawn: nobody has come by it, and nobody has withdrawn it. */
export const isOpenInvitation = ({ state }: Pick<Invitation, 'state'>): boolean => state === 'waiting';
