import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';
import type { InviteRecipient } from '../people/sign-up.schema.ts';
import type { TalentAnswers } from './talent-fields.ts';

export const TALENT_STATUSES = ['active', 'blocked'] as const;
export type TalentStatus = (typeof TALENT_STATUSES)[number];

export interface SpokenLanguage {
  readonly alpha3: string;
  readonly main: boolean;
  readonly type: string;
}

/** Speed test results in megabits per second, with their time. */
interface SpeedTest extends NonNullable<TalentAnswers['speedTest']> {
  /** Null: before moments were kept. */
  readonly measuredAt: Instant | null;
}

/** `talents/{id}`: the private half, never read by clients. Codes are from the catalogue; null: not answered. */
export interface Talent extends Omit<TalentAnswers, 'speedTest'> {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly name: string;
  readonly lastName: string;
  readonly fullName: string;
  /** The only name a client sees. */
  readonly publicName: string;
  readonly email: string;
  /** Exactly one is the main one. */
  readonly languages: readonly SpokenLanguage[];
  /** Language of emails. */
  readonly communicationLanguage: Locale;
  readonly speedTest: SpeedTest | null;
  /** As ticked at sign-up. */
  readonly acceptRates: boolean;
  readonly freelanceDisclaimerAccepted: boolean;
  /** Default consent of new demos to synthetic voices. Absent: no consent. */
  readonly syntheticVoiceConsent?: boolean;
  /** Copied with the talent's first change; the identity provider is authoritative. */
  readonly emailVerified: boolean;
  /** Whether a link to prove the address was mailed at registration. Absent: registered before it was kept. */
  readonly verificationEmailWasSent?: boolean;
  /** Both are computed from the rest: see `getReadiness`. */
  readonly isBasicInformationStepReady: boolean;
  readonly isInformationComplete: boolean;
  readonly createdAt: Instant;
  /** Optimistic lock. */
  readonly updatedAt: Instant;
}

/** Fields of the private half that clients see unchanged. */
export const PUBLIC_FIELDS = [
  'publicName',
  'gender',
  'voiceSpecs',
] as const satisfies readonly (keyof Talent)[];

/** `talentCache/{id}`: the public copy, which the functions keep up to date. */
export interface PublicTalent extends Pick<Talent, (typeof PUBLIC_FIELDS)[number]> {
  readonly id: string;
  /** Agencies whose clients can find the talent: all of theirs except those that block them. */
  readonly agencyIds: readonly string[];
  /** The public name as it is searched by its beginning: folded. */
  readonly nameKey: string;
  /** alpha3. */
  readonly languages: readonly string[];
  readonly homeStudio: boolean;
}

/** A withdrawn invitation opens nothing any more. */
const INVITE_STATUSES = ['sent', 'accepted', 'withdrawn'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** `selfServiceInvites/{id}`: an agency's invitation to a talent. The id is unguessable. */
export interface SelfServiceInvite extends InviteRecipient {
  readonly id: string;
  readonly agencyId: string;
  /** The talent it is for, as soon as their account is known. */
  readonly talentId: string | null;
  /** Uid of the engineer for this talent's first demos; null: any engineer. */
  readonly engineer: string | null;
  /** The talent's first ticket after joining, assigned to `engineer` if still engaged; absent: none yet. */
  readonly firstTicketId?: string;
  readonly status: InviteStatus;
  readonly sentAt: Instant;
  /** When the page was first opened; null: not yet. */
  readonly openedAt: Instant | null;
  /** When a newcomer registered with it; null: not yet, or an existing user. */
  readonly signedUpAt: Instant | null;
  readonly acceptedAt: Instant | null;
}

/** `inviteTags/{inviteId}`: an agency's tags for an invitee, applied on acceptance. Separate from the invitation, which the talent reads. */
export interface InviteTags {
  readonly id: string;
  readonly agencyId: string;
  readonly tags: readonly string[];
}
