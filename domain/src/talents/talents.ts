import type { Instant } from '../contract.ts';
import type { Locale } from '../messages/locale.ts';

export const TALENT_STATUSES = ['active', 'blocked'] as const;
export type TalentStatus = (typeof TALENT_STATUSES)[number];

/** Languages one talent may have. */
export const LANGUAGES_MAX = 30;

/** A language a talent speaks. */
export interface SpokenLanguage {
  readonly alpha3: string;
  readonly main: boolean;
  readonly type: string;
}

/** Speed test results in megabits per second, with their time. */
interface SpeedTest {
  readonly download: number;
  readonly upload: number;
  /** Null: before moments were kept. */
  readonly measuredAt: Instant | null;
}

/** Accents or dialects of one talent, in their own words: no catalogue has them all. */
export const ACCENTS_MAX = 20;

/** A microphone missing from the catalogue, described in free text. */
export const MICROPHONE_OTHER = 'OTHER';

/** `talents/{id}`: the private half, never read by clients. Codes are from the catalogue; null: not answered. */
export interface Talent {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly name: string;
  readonly lastName: string;
  readonly fullName: string;
  /** The only name a client sees. */
  readonly publicName: string;
  readonly email: string;
  readonly phone: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  readonly gender: string | null;
  readonly ethnic: string | null;
  /** alpha3. */
  readonly countryOfResidence: string | null;
  readonly cityOfResidence: string;
  readonly voiceAges: readonly string[];
  /** Exactly one is the main one. */
  readonly languages: readonly SpokenLanguage[];
  /** Language of emails. */
  readonly communicationLanguage: Locale;
  readonly tone: string | null;
  readonly doesDubbing: boolean;
  /** Main areas of work; codes of DEMO_CATEGORY. */
  readonly categories: readonly string[];
  readonly accents: readonly string[];
  readonly dialects: readonly string[];
  /** Sound of the voice; codes of VOICE_SOUNDING. */
  readonly voiceSounding: readonly string[];
  /** Special features; codes of SPECIAL_NATURAL_VO_SPECS. */
  readonly voiceSpecs: readonly string[];
  /** Yes requires `microphone` and `booth`. */
  readonly homeStudio: boolean | null;
  readonly microphone: string | null;
  /** In words, when the microphone is `MICROPHONE_OTHER`. */
  readonly otherMicrophone: string | null;
  readonly booth: string | null;
  /** Audio interface, in words. */
  readonly soundCard: string;
  readonly homeRecording: boolean;
  /** Whether a remote session can be held live. */
  readonly ableToConnect: boolean | null;
  readonly sourceConnectStPro: boolean;
  /** Name to connect to, when `sourceConnectStPro` is on. */
  readonly sourceConnectUser: string | null;
  readonly ipConnectionSessionLinkPro: boolean;
  readonly dawLocalRecording: boolean;
  readonly speedTest: SpeedTest | null;
  readonly onlineSupervision: boolean;
  /** Collecting society or union that the talent is a member of, in words. */
  readonly society: string;
  /** Whether a cooperative invoices for them. */
  readonly cooperativePartner: boolean;
  /** Address of their page, or empty. */
  readonly linkedIn: string;
  readonly availableForProjectOnCreationTime: boolean;
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

/** `talentCache/{id}`: the public half, kept true by the functions. */
export interface TalentCache {
  readonly id: string;
  /** Agencies whose clients can find the talent: all of theirs except those that block them. */
  readonly agencyIds: readonly string[];
  readonly publicName: string;
  /** The public name as it is searched by its beginning: folded. */
  readonly nameKey: string;
  readonly gender: string | null;
  readonly languages: readonly string[];
  readonly homeStudio: boolean;
  /** Codes of SPECIAL_NATURAL_VO_SPECS. */
  readonly voiceSpecs: readonly string[];
}

/** A withdrawn invitation opens nothing any more. */
const INVITE_STATUSES = ['sent', 'accepted', 'withdrawn'] as const;
export type InviteStatus = (typeof INVITE_STATUSES)[number];

/** `selfServiceInvites/{id}`: an agency's invitation to a talent. The id is unguessable. */
export interface SelfServiceInvite {
  readonly id: string;
  readonly agencyId: string;
  readonly name: string;
  readonly lastName: string;
  /** Lower case. */
  readonly email: string;
  /** alpha3. */
  readonly language: string;
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
