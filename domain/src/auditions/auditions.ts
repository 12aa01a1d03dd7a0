import type { AgencyBrand } from '../agencies/agencies.ts';
import type { Level } from '../audio/quality.ts';
import type { Span } from '../audio/reel/reel.ts';
import type { Instant } from '../contract.ts';
import type { LicenceTerms } from '../pricing/licences.ts';
import type { Refusal } from './answers.ts';
import type { AuditionOutcome, OutcomePromise } from './outcomes.ts';
import type { ClipSound, ReferenceClip } from './reference-clip.ts';

/** A request's terms, which an edit may change. */
export const AUDITION_TERMS = [
  'style',
  'deadline',
  'outcomeBy',
  'script',
  'scriptPdf',
  'clip',
  'brief',
] as const;
export type AuditionTerm = (typeof AUDITION_TERMS)[number];

/** `auditions/{id}`: a request for a character in one language, sent to those listed at the time. */
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
  /** Id of the script's PDF; null or absent: none. */
  readonly scriptPdf?: string | null;
  /** Bucket path of that PDF, which the sweep keeps. */
  readonly scriptPath?: string | null;
  /** Whether talents accept confidentiality before they read it; from the project at the time. Absent: no. */
  readonly scriptIsPrivate?: boolean;
  readonly brief: string;
  /** No uploads after it. */
  readonly deadline: Instant;
  /** When all recipients learn the outcome; null or absent: nothing was promised. */
  readonly outcomeBy?: Instant | null;
  /** Absent: 1, the first request for the role; a callback opens the next. */
  readonly round?: number;
  /** What a callback is to sound like; absent or empty: nothing was written. */
  readonly direction?: string;
  /** A recording of it; null or absent: none was added. */
  readonly clip?: ReferenceClip | null;
  /** Bucket path of that recording, which the sweep keeps. */
  readonly clipPath?: string | null;
  /** Number of talents asked. */
  readonly talents: number;
  /** Version of the script and terms: raised with every edit, and with every round; absent: 1. See `getRevision`. */
  readonly revision?: number;
  /** Time of the last edit; absent: none. */
  readonly changedAt?: Instant;
  /** Terms that differ from the original request. */
  readonly changedTerms?: readonly AuditionTerm[];
  /** Time of cancellation; absent: open. */
  readonly cancelledAt?: Instant;
  readonly createdAt: Instant;
}

export const getRevision = ({ revision }: Pick<Audition, 'revision'>): number => revision ?? 1;

/** State of a take: awaited, refused by the talent, received, or not wanted because of an earlier cancellation. */
export type EntryStatus = 'open' | 'declined' | 'uploaded' | 'cancelled';

/**
 * `auditionEntries/{id}`: one talent's part in a request. The id `{castingId}_{voiceId}_{talentId}`, from round 2 with `_r{round}`, allows one
 * per character and round, and another only after a cancellation before the talent answered. Expiry follows from the deadline; see `getEntryState`.
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
  /** Equal to the request's; absent: 1. */
  readonly round?: number;
  /** Whether a later round followed, which counts in its place. Absent: no. */
  readonly isFormer?: boolean;
  /** Equal to the request's. Absent: no. */
  readonly scriptIsPrivate?: boolean;
  /** Whether its callback has a reference clip. Absent: no. */
  readonly hasClip?: boolean;
  /** Cancelled: before an upload. Expired is derived from `deadline`. */
  readonly status: EntryStatus;
  /** Equal to the request's. */
  readonly deadline: Instant;
  /** When the talent learns the outcome, from the request; null or absent: nothing was promised. */
  readonly outcomeBy?: Instant | null;
  /** When its request was cancelled; a take received before stays. Absent: not cancelled. */
  readonly cancelledAt?: Instant;
  /** When the talent first opened the request; null or absent: not yet. */
  readonly openedAt?: Instant | null;
  /** When the talent last confirmed or declined; a take confirms. Null or absent: not answered. */
  readonly answeredAt?: Instant | null;
  readonly isApproved: boolean;
  readonly uploadedAt: Instant | null;
  readonly durationMs: number | null;
  /** Revision of the request, and so of its script, that the take was recorded for; null or absent: no take, or unknown. */
  readonly recordedRevision?: number | null;
  /** Loudness over time, each from 0 to 1. */
  readonly peaks: readonly number[];
  /** Loudness of the take; null or absent: no take, or silent. */
  readonly level?: Level | null;
  /** The agency's message with a take that it heard first; empty or absent: none. */
  readonly agencyNote?: string;
  /** Where the recording's takes are, at most `TAKES_MAX`. Absent: no recording, or older than this field. */
  readonly takes?: readonly Span[];
  /** Number of the best of those takes, from 1; null or absent: none is marked. Its talent and guests never receive it. */
  readonly bestTake?: number | null;
  /** The talent's consent to synthetic voices for the take. Absent: no consent. */
  readonly syntheticVoiceConsent?: boolean;
  readonly createdAt: Instant;
  /** When the client or the agency first opened the take; null: not yet; absent: no take. */
  readonly heardAt?: Instant | null;
  /** When a file of the take was first downloaded; null or absent: not yet. */
  readonly downloadedAt?: Instant | null;
  /** The outcome, once decided or due; null or absent: not yet. */
  readonly outcome?: AuditionOutcome | null;
  /** When the talent was notified; null with an outcome: they no longer get mail. */
  readonly outcomeToldAt?: Instant | null;
  /** Whether the promise of `outcomeBy` was kept; null: no promise, or the talent can no longer be notified. */
  readonly promise?: OutcomePromise | null;
  /** Latest time of the platform's notice; null: no automatic notice. */
  readonly outcomeDueAt?: Instant | null;
  /** Next check for a reminder; null: never. */
  readonly remindAt?: Instant | null;
  /** The last completed reminder; null: none. */
  readonly remindedThrough?: Instant | null;
  /** When the schedule `takeCounts` counts the take; null or absent: counted, or no take. */
  readonly countDueAt?: Instant | null;
}

/** `auditionInvites/{entryId}`: data of the mailed link. Read by functions only. */
export interface AuditionInvite {
  readonly id: string;
  readonly agencyId: string;
  readonly castingId: string;
  /** Unguessable, unique to this invitation, part of the mailed address. Renewed together with `linkVersion`. */
  readonly linkIdentifier: string;
  readonly talentId: string;
  /** Lower case. */
  readonly email: string;
  /** Raised to revoke all earlier tokens. */
  readonly linkVersion: number;
  /** Bucket path of the uploaded take; null until then. */
  readonly storagePath: string | null;
  /** SHA-256 of the take, to detect repeated uploads. */
  readonly takeDigest?: string;
  /** Whether a take was returned, so the entry's dossier has an extension. Absent: no. */
  readonly wasReturned?: boolean;
}

export type EntryState = EntryStatus | 'expired';

export const getEntryState = (
  { status, deadlineMillis }: { readonly status: EntryStatus; readonly deadlineMillis: number },
  nowMillis: number,
): EntryState => (status === 'open' && deadlineMillis <= nowMillis ? 'expired' : status);

export const getRound = ({ round }: Pick<AuditionEntry, 'round'>): number => round ?? 1;

export const toEntryId = (castingId: string, voiceId: string, talentId: string, round = 1): string =>
  `${castingId}_${voiceId}_${talentId}${round === 1 ? '' : `_r${round}`}`;

/** Returns the entry of each talent's last round, without cancelled ones where an earlier round wasn't cancelled. */
export const getLatestRounds = <Entry extends Pick<AuditionEntry, 'talentId' | 'round' | 'status'>>(
  entries: readonly Entry[],
): readonly Entry[] => {
  const latest = new Map<string, Entry>();
  for (const entry of [...entries].sort((a, b) => getRound(a) - getRound(b)))
    if (entry.status !== 'cancelled' || !latest.has(entry.talentId)) latest.set(entry.talentId, entry);
  return [...latest.values()];
};

/** Progress of a role after an audition, for its talent and the agency's staff. */
export const ROLE_PROGRESS = ['booked', 'recorded', 'paid'] as const;
/** Progress of a role beyond the audition; `paid`: by the client, so the talent's fee is due. */
export type RoleProgress = (typeof ROLE_PROGRESS)[number];

export interface TalentAudition {
  readonly id: string;
  readonly agencyId: string;
  readonly projectName: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly state: EntryState;
  readonly round: number;
  readonly isConfirmed: boolean;
  /** Key that requests for the same brand and campaign share, from any agency; null: no other request shares it. */
  readonly campaign: string | null;
  readonly isApproved: boolean;
  /** Null: its talent hasn't been notified, or won't be. */
  readonly outcome: AuditionOutcome | null;
  /** Null: not booked for it. */
  readonly progress: RoleProgress | null;
  /** All ISO, UTC. */
  readonly deadline: string;
  readonly uploadedAt: string | null;
  readonly syntheticVoiceConsent: boolean;
  /** Whether the script has a PDF; a private one is on the request's page only. */
  readonly hasScriptPdf: boolean;
  /** What a callback is to sound like; null: no recording, or one of a private script, which is on the request's page only. */
  readonly clip: ClipSound | null;
  /** When the take was first opened, by any listener. */
  readonly heardAt: string | null;
  /** When it was first downloaded. */
  readonly downloadedAt: string | null;
  readonly createdAt: string;
}

/** A take, as its talent hears it. */
export interface SentTake {
  readonly durationMs: number;
  readonly peaks: readonly number[];
  readonly takes: readonly Span[];
  readonly syntheticVoiceConsent: boolean;
}

/** The page of a mailed link. `jwtToken` is set when the token allows uploads. */
/** What a role is for, and what its talent would be paid; as planned when it is read. */
export interface RoleUsage {
  /** Minor units of `currency`; null: on request, or nothing is licensed yet. */
  readonly fee: number | null;
  readonly currency: string;
  readonly assets: readonly { readonly name: string; readonly licences: readonly LicenceTerms[] }[];
  /** The brand's; null: unknown. */
  readonly category: { readonly label: string; readonly labelEs: string } | null;
  /** Planned recording day, and first day on air, `YYYY-MM-DD`; null: not set. */
  readonly recordingOn: string | null;
  readonly airsOn: string | null;
}

export interface AuditionEntryPage {
  /** Key of the entry in the upload's address; valid on this page only. */
  readonly id: string;
  readonly agency: AgencyBrand;
  readonly state: EntryState;
  readonly round: number;
  /** What a callback is to sound like; empty: nothing was written. */
  readonly direction: string;
  /** A recording of it, with a key on this page only; null: there is none. */
  readonly clip: ReferenceClip | null;
  /** For a verified visitor. */
  readonly isConfirmed: boolean;
  /** Why the agency returned the last take; null: it didn't. */
  readonly returnedNote: string | null;
  /** The talent's own reason and note; null: not declined. */
  readonly refusal: Refusal | null;
  readonly projectName: string;
  readonly character: string;
  readonly language: string;
  readonly style: string;
  readonly script: string;
  /** Key of the script's PDF, on this page only; null: no PDF. */
  readonly scriptPdf: string | null;
  readonly brief: string;
  /** For a verified visitor of a private script, which is empty until accepted; null: the script isn't private. */
  readonly confidentiality: { readonly name: string; readonly isAccepted: boolean } | null;
  /** ISO, UTC. */
  readonly deadline: string;
  /** ISO, UTC; null: not in the request. */
  readonly outcomeBy: string | null;
  /** For a verified visitor; null: not verified, or unknown. */
  readonly usage: RoleUsage | null;
  /** The request's revision, sent with the upload. */
  readonly revision: number;
  /** Last change of the request, and the changed terms. ISO, UTC; null: never. */
  readonly changedAt: string | null;
  readonly changedTerms: readonly AuditionTerm[];
  /** The uploaded take, for a verified visitor; null: none yet. */
  readonly take: SentTake | null;
  readonly jwtToken: string | null;
  /** Where a verified visitor confirms their address again, once that token has expired. */
  readonly linkIdentifier: string | null;
  readonly supportEmail: string;
}
