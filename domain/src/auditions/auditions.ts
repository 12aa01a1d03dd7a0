import type { AgencyBrand } from '../agencies/agencies.ts';
import type { Instant } from '../contract.ts';
import type { AuditionOutcome, OutcomePromise } from './outcomes.ts';

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
  readonly brief: string;
  readonly deadline: Instant;
  /** By when everybody who was asked hears what became of it; null or absent: nothing was promised. */
  readonly outcomeBy?: Instant | null;
  readonly talents: number;
  readonly createdAt: Instant;
}

/**
 * `auditionEntries/{id}`: one talent's part in a request. The id is `{castingId}_{voiceId}_{talentId}`, so a talent is
 * asked once per character. Whether an open one has expired follows from its deadline; see `entryStateOf`.
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
  readonly status: 'open' | 'uploaded';
  readonly deadline: Instant;
  readonly isApproved: boolean;
  readonly uploadedAt: Instant | null;
  readonly durationMs: number | null;
  readonly peaks: readonly number[];
  readonly createdAt: Instant;
  /** By when its talent hears what became of it; null or absent: nothing was promised. */
  readonly outcomeBy?: Instant | null;
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

export type EntryState = 'open' | 'uploaded' | 'expired';

export const entryStateOf = (
  entry: { readonly status: 'open' | 'uploaded'; readonly deadlineMillis: number },
  nowMillis: number,
): EntryState =>
  entry.status === 'uploaded' ? 'uploaded' : entry.deadlineMillis <= nowMillis ? 'expired' : 'open';

export const entryIdOf = (castingId: string, voiceId: string, talentId: string): string =>
  `${castingId}_${voiceId}_${talentId}`;

/** An audition as its talent sees it, or the staff of the agency that asked. */
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
  /** ISO, UTC, all of them. */
  readonly deadline: string;
  readonly uploadedAt: string | null;
  readonly createdAt: string;
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
  readonly brief: string;
  /** ISO, UTC. */
  readonly deadline: string;
  readonly jwtToken: string | null;
  readonly supportEmail: string;
}
