import type { ReviewStatus } from '../demos/demos.ts';
import type { ListenerSide } from '../auditions/listens.ts';
import type { LicenceStage } from '../ledger/licence-stage.ts';
import type { Locale } from '../messages/locale.ts';
import type { LicenceItem } from '../pricing/licences.ts';
import type { ConsentKind, VoiceConsent } from './consents.ts';

export const VOICE_PARTS = ['demos', 'takes', 'sessions', 'licences', 'consents'] as const;
export type VoicePart = (typeof VOICE_PARTS)[number];

/** Maximum takes deleted per call, within a browser's time-out. */
export const TAKES_AT_ONCE = 200;

/** Business records are kept so long at most; see `docs/data-model.md`. */
const BOOKS_KEPT_YEARS = 10;

/** The last day of legal retention for an event on a day, both `YYYY-MM-DD`, UTC. */
export const getRetentionEnd = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + BOOKS_KEPT_YEARS);
  return date.toISOString().slice(0, 10);
};

/** Returns until when a licence is kept: at least to its end. Null: while it may run, if its end is unknown. */
export const getLicenceRetentionEnd = (soldOn: string, expiresOn: string | null): string | null => {
  if (expiresOn === null) return null;
  const books = getRetentionEnd(soldOn);
  return expiresOn > books ? expiresOn : books;
};

/** A demo, which its talent can always remove. */
export interface HeldDemo {
  readonly id: string;
  readonly name: string;
  /** alpha3. */
  readonly language: string;
  /** Public names of the agencies that have it. */
  readonly agencies: readonly string[];
  readonly reviewStatus: ReviewStatus;
  /** Whether clients of these agencies find it. */
  readonly isFound: boolean;
  readonly syntheticVoiceConsent: boolean;
  /** ISO, UTC. */
  readonly createdAt: string;
}

/** When a side first opened a take. The listener's name is visible only to the agency. */
export interface TakeListenView {
  readonly side: ListenerSide;
  /** ISO, UTC. */
  readonly at: string;
}

/** The subject of a recording, as its talent may see it: without the client. */
interface RecordedFor {
  readonly id: string;
  /** Public name; empty: the agency is gone. */
  readonly agency: string;
  readonly project: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
}

/** A take that was sent for an audition. */
export interface HeldTake extends RecordedFor {
  /** ISO, UTC. */
  readonly sentAt: string;
  /** At most once per side; empty: not opened by the project. */
  readonly heard: readonly TakeListenView[];
  readonly syntheticVoiceConsent: boolean;
  /** False: the talent was chosen with it. */
  readonly isRemovable: boolean;
}

/** A recording session with its stored data: business records of agency and client. */
export interface HeldSession extends RecordedFor {
  /** ISO, UTC. */
  readonly startsAt: string;
  /** IANA, of the place that it was planned by. */
  readonly timeZone: string;
  /** Recordings and final files that are stored. */
  readonly recordings: number;
  readonly hasReport: boolean;
  /** `YYYY-MM-DD`, UTC. */
  readonly keptUntil: string;
}

/** A licence that was sold of the voice. */
export interface HeldLicence extends RecordedFor {
  readonly assetName: string;
  /** The medium. */
  readonly format: LicenceItem;
  readonly territoryCover: LicenceItem;
  readonly stage: LicenceStage;
  /** `YYYY-MM-DD`, by the agency's clock, all of them. */
  readonly soldOn: string;
  /** Null: before air, or without a defined duration. */
  readonly expiresOn: string | null;
  /** Null: for as long as it may run. */
  readonly keptUntil: string | null;
}

/** A consent given or withdrawn. */
export interface ConsentView {
  readonly id: string;
  readonly kind: ConsentKind | 'syntheticVoice';
  /** Address of the text; null: a page's own. */
  readonly document: string | null;
  /** The day of the wording, `YYYY-MM-DD`. */
  readonly version: string;
  readonly locale: Locale;
  /** Public name of the agency it was given to; null: to none in particular. */
  readonly agency: string | null;
  /** Synthetic voices only. */
  readonly voice: Omit<VoiceConsent, 'recordId'> | null;
  /** ISO, UTC. */
  readonly at: string;
}

/** A call's response: the first page of each part, or a page of the requested part. */
export interface VoiceData {
  /** All demos, and the default consent of new ones. */
  readonly demos?: { readonly items: readonly HeldDemo[]; readonly newDemosConsent: boolean };
  readonly takes?: { readonly items: readonly HeldTake[]; readonly cursor?: string };
  readonly sessions?: { readonly items: readonly HeldSession[]; readonly cursor?: string };
  readonly licences?: { readonly items: readonly HeldLicence[]; readonly cursor?: string };
  readonly consents?: { readonly items: readonly ConsentView[]; readonly cursor?: string };
  /** The talent's stored earnings, `YYYY-MM-DD`; null: none. Only on first pages. */
  readonly earnings?: { readonly count: number; readonly keptUntil: string } | null;
}
