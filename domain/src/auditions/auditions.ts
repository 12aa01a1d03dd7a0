import type { AgencyBrand } from '../agencies/agencies.ts';
import type { Level } from '../audio/quality.ts';
import type { Instant } from '../contract.ts';
import type { AuditionOutcome, OutcomePromise } from './outcomes.ts';

/** What a request asks for, and by when: what an edit may change. */
export const AUDITION_TERMS = ['style', 'deadline', 'outcomeBy', 'script', 'scriptPdf', 'brief'] as const;
export type AuditionTerm = (typeof AUDITION_TERMS)[number];

/** `auditions/{id}`: one request for a character in one language, sent to those listed at that moment. */
export interface Audition {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
  /** Code of AUDITION_STYLE. */
  readonly style: string;
  readonly script: string;
  /** The script as a PDF, by its id; null or absent: there is none. */
  readonly scriptPdf?: string | null;
  /** Bucket path of that PDF, by which the sweep knows that it is needed. */
  readonly scriptPath?: string | null;
  readonly brief: string;
  readonly deadline: Instant;
  /** By when everybody who was asked hears what became of it; null or absent: nothing was promised. */
  readonly outcomeBy?: Instant | null;
  readonly talents: number;
  /** Raised with every edit; absent: never edited, which is 1. See `revisionOf`. */
  readonly revision?: number;
  /** Of the last edit; absent: none. */
  readonly changedAt?: Instant;
  /** What differs from what was asked for at first. */
  readonly changedTerms?: readonly AuditionTerm[];
  /** Since when nobody is asked any more; absent: they are. */
  readonly cancelledAt?: Instant;
  readonly createdAt: Instant;
}

export const revisionOf = ({ revision }: Pick<Audition, 'revision'>): number => revision ?? 1;

/** Whether a take is waited for, has come in, or is no longer wanted: the request was cancelled before. */
export type EntryStatus = 'open' | 'uploaded' | 'cancelled';

/**
 * `auditionEntries/{id}`: one talent's part in a request. The id is `{castingId}_{voiceId}_{talentId}`, so a talent is
 * asked once per character, and anew only after a request that was cancelled before they answered. Whether an open one has
 * expired follows from its deadline; see `entryStateOf`.
 */
export interface AuditionEntry {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  readonly voiceId: string;
  readonly auditionId: string;
  readonly talentId: string;
  readonly talentPublicName: string;
  readonly status: EntryStatus;
  readonly deadline: Instant;
  /** By when its talent hears what became of it, as the request says it; null or absent: nothing was promised. */
  readonly outcomeBy?: Instant | null;
  /** Since when its request is cancelled; a take that had come in by then stays one. Absent: it is not. */
  readonly cancelledAt?: Instant;
  readonly isApproved: boolean;
  readonly uploadedAt: Instant | null;
  readonly durationMs: number | null;
  readonly peaks: readonly number[];
  /** How loud the take is; null or absent: there is none, or nothing to be heard on it. */
  readonly level?: Level | null;
  /** Whether a synthetic voice may be made from the take, as its talent ticked when they sent it. Absent: no consent. */
  readonly syntheticVoiceConsent?: boolean;
  readonly createdAt: Instant;
  /** When somebody of the client or the agency first opened the take; null: nobody has; absent: there is none yet. */
  readonly heardAt?: Instant | null;
  /** What became of it, once that was decided or the day has come; null or absent: not yet. */
  readonly outcome?: AuditionOutcome | null;
  /** When the talent was told; null with an outcome: they are no longer written to. */
  readonly outcomeToldAt?: Instant | null;
  /** Whether what was promised by `outcomeBy` has been kept; null: nothing was promised, or nobody is told any more. */
  readonly promise?: OutcomePromise | null;
  /** When the platform tells at the latest; null: there is nothing to tell by itself. */
  readonly outcomeDueAt?: Instant | null;
  /** When the platform looks next whether to remind of it; null: never. */
  readonly remindAt?: Instant | null;
  /** The last reminder that is done with; null: none is. */
  readonly remindedThrough?: Instant | null;
  /** When the schedule `takeCounts` adds the take to its project; null or absent: it is counted, or there is none. */
  readonly countDueAt?: Instant | null;
}

/** `auditionInvites/{entryId}`: what belongs to the link in the mail. Functions alone read it. */
export interface AuditionInvite {
  readonly id: string;
  readonly agencyId: string;
  readonly castingId: string;
  /** Unguessable, of this invitation alone; stands in the mailed address. Renewed together with `linkVersion`. */
  readonly linkIdentifier: string;
  readonly talentId: string;
  /** Lower case. */
  readonly email: string;
  /** Raised to revoke every token made so far. */
  readonly linkVersion: number;
  /** Bucket path of the uploaded take; null until then. */
  readonly storagePath: string | null;
  /** SHA-256 of the uploaded take, by which the same file is known when it is handed in once more. */
  readonly takeDigest?: string;
}

export type EntryState = EntryStatus | 'expired';

export const entryStateOf = (
  { status, deadlineMillis }: { readonly status: EntryStatus; readonly deadlineMillis: number },
  nowMillis: number,
): EntryState => (status === 'open' && deadlineMillis <= nowMillis ? 'expired' : status);

export const entryIdOf = (castingId: string, voiceId: string, talentId: string): string =>
  `${castingId}_${voiceId}_${talentId}`;

/** An audition as its talent sees it, or the staff of the agency that asked. */
export const ROLE_PROGRESS = ['booked', 'recorded', 'paid'] as const;
/** How far a role has got with its talent, beyond the audition; `paid`: by the client, so that the talent's fee is due. */
export type RoleProgress = (typeof ROLE_PROGRESS)[number];

export interface TalentAudition {
  readonly id: string;
  readonly agencyId: string;
  readonly projectName: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly state: EntryState;
  readonly isApproved: boolean;
  /** Null: its talent has not been told yet, or is not to be. */
  readonly outcome: AuditionOutcome | null;
  /** Null: they are not booked for it. */
  readonly progress: RoleProgress | null;
  /** ISO, UTC, all of them. */
  readonly deadline: string;
  readonly uploadedAt: string | null;
  readonly syntheticVoiceConsent: boolean;
  /** Whether the script is there as a PDF as well. */
  readonly hasScriptPdf: boolean;
  /** When the take was first opened, by whoever it was. */
  readonly heardAt: string | null;
  readonly createdAt: string;
}

/** A take as its talent hears it again. */
export interface SentTake {
  readonly durationMs: number;
  readonly peaks: readonly number[];
  readonly syntheticVoiceConsent: boolean;
}

/** What the page behind the mailed link shows. `jwtToken` is there when the token at hand may upload. */
export interface AuditionEntryPage {
  /** Names the entry in the address of the upload; stands for it on this page alone. */
  readonly id: string;
  readonly agency: AgencyBrand;
  readonly state: EntryState;
  readonly projectName: string;
  readonly character: string;
  readonly language: string;
  readonly style: string;
  readonly script: string;
  /** Stands for the script as a PDF, on this page alone; null: there is none. */
  readonly scriptPdf: string | null;
  readonly brief: string;
  /** ISO, UTC. */
  readonly deadline: string;
  /** ISO, UTC; null: the request does not say. */
  readonly outcomeBy: string | null;
  /** Which edit of the request this is; the upload names it. */
  readonly revision: number;
  /** When the request was last changed, and in what since it was sent. ISO, UTC; null: never. */
  readonly changedAt: string | null;
  readonly changedTerms: readonly AuditionTerm[];
  /** What was sent, to whoever has proven who they are; null: nothing yet. */
  readonly take: SentTake | null;
  readonly jwtToken: string | null;
  readonly supportEmail: string;
}
