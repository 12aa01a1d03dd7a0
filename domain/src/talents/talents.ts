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

/** What the speed test measured, in megabits a second. */
export interface SpeedTest {
  readonly download: number;
  readonly upload: number;
}

/** A microphone that the catalogue does not list; which one is then told in words. */
export const MICROPHONE_OTHER = 'OTHER';

/** `talents/{id}`: the private half. Never read by clients. Codes are of the catalogue; null: not told yet. */
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
  readonly communicationLanguage: Locale;
  readonly tone: string | null;
  readonly doesDubbing: boolean;
  readonly homeStudio: boolean | null;
  readonly microphone: string | null;
  /** In words, when the microphone is `MICROPHONE_OTHER`. */
  readonly otherMicrophone: string | null;
  readonly booth: string | null;
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
  readonly availableForProjectOnCreationTime: boolean;
  readonly acceptRates: boolean;
  readonly freelanceDisclaimerAccepted: boolean;
  readonly emailVerified: boolean;
  /** Both are computed from the rest: see `readinessOf`. */
  readonly isBasicInformationStepReady: boolean;
  readonly isInformationComplete: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** `talentCache/{id}`: the public half, kept true by the functions. */
export interface TalentCache {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly publicName: string;
  readonly gender: string | null;
  readonly languages: readonly string[];
  readonly homeStudio: boolean;
}

/** `talentRates/{talentId}`: what a talent asks for. Money in minor units of an ISO 4217 currency. */
export interface TalentRates {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly currency: string;
  readonly sessionFee: number;
  readonly minimumFee: number;
}

/** `vacations/{id}`: days on which a talent does not record; both dates inclusive, `YYYY-MM-DD`. */
export interface Vacation {
  readonly id: string;
  readonly talentId: string;
  readonly agencyIds: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Scores run from 0 to 10. */
export interface LanguageScore {
  readonly language: string;
  readonly languageScore: number;
  readonly dictionScore: number;
  readonly voiceScore: number;
  readonly interpretationScore: number;
  readonly versatilityScore: number;
}

/** `talentScores/{talentId}`: the agency's view of a talent; neither talent nor client reads it. */
export interface TalentScore {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly talent: string;
  readonly speedScore: number;
  readonly punctualityScore: number;
  readonly professionalismScore: number;
  readonly languageScores: readonly LanguageScore[];
}

/** `billingInformation/{talentId}`. */
export interface BillingInformation {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly talent: string;
  readonly legalName: string;
  readonly vatTaxId: string;
  readonly address: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly paypalEmail: string;
  readonly noPaypal: boolean;
}

/** `connectionSessions/{talentId}`: the check of a talent's live connection. */
export interface ConnectionSession {
  readonly id: string;
  readonly agencyIds: readonly string[];
  readonly talentId: string;
  readonly status: 'pending' | 'booked';
  readonly schedulingLink: string | null;
}

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
  readonly status: 'sent' | 'accepted';
}
