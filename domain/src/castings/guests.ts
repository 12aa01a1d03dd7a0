import type { Instant } from '../contract.ts';
import type { PreviewPage } from './castings.ts';
import type { LinkOwner } from './links.ts';
import type { Vote } from './votes.ts';

interface OfCasting extends LinkOwner {
  readonly castingId: string;
  /** By a guest of the project's link. Absent: of the casting's. */
  readonly byProjectLink?: true;
}

/** `guests/{id}`: a browser that opened a public link, of the named casting or else the project. Without account or address. */
export interface Guest extends LinkOwner {
  readonly id: string;
  /** The chosen name; empty: none yet. */
  readonly name: string;
  /** Times of visits, latest first; a visit ends after half an hour's absence. */
  readonly visits: readonly Instant[];
  /** Number of visits, including ones no longer stored. */
  readonly visitCount: number;
  /** First visit. */
  readonly createdAt: Instant;
}

/** `guestVotes/{guestId}_{castingDemoId}`: a guest's vote on a voice for a character; moves with the voice. */
export interface GuestVote extends OfCasting {
  readonly id: string;
  readonly guestId: string;
  readonly castingDemoId: string;
  readonly talentId: string;
  readonly vote: Vote;
  /** The character (`voiceId`) voted for, if the voice has moved since. Absent: unchanged. */
  readonly forVoiceId?: string;
  readonly updatedAt: Instant;
}

/** `guestComments/{id}`: a guest's comment at a time of a demo; moves with the voice. */
export interface GuestComment extends OfCasting {
  readonly id: string;
  readonly guestId: string;
  readonly castingDemoId: string;
  readonly talentId: string;
  /** Time in the demo, in milliseconds. */
  readonly atMs: number;
  readonly text: string;
  readonly createdAt: Instant;
}

export const COMMENT_MAX = 500;
export const GUEST_COMMENTS_MAX = 50;
/** Maximum guests per link; later visitors can listen where there is no passcode, and nothing more. */
export const GUESTS_MAX = 500;
export const VISITS_MAX = 20;
/** Absence after which a new visit counts, in milliseconds. */
export const VISIT_MS = 30 * 60 * 1000;

/** A guest's own vote, as shown to them. */
export interface OwnVote {
  /** The `key` of the voice on the page. */
  readonly voice: string;
  readonly vote: Vote;
}

/** A comment, as shown to guests. */
export interface ShownComment {
  /** Key of the comment on this page only. */
  readonly key: string;
  /** The `key` of the voice on the page. */
  readonly voice: string;
  readonly atMs: number;
  readonly text: string;
  /** The author's name; empty: without a name. */
  readonly name: string;
  readonly isOwn: boolean;
}

/** The response to a guest who opened a link. */
export interface GuestPage {
  /** Proves the guest's identity for this link only; sent with every action. */
  readonly session: string;
  readonly name: string;
  readonly asksVotes: boolean;
  /** Whether other guests see their comments. */
  readonly sharesComments: boolean;
  /** The voices; null if only the link's address shows them. */
  readonly page: PreviewPage | null;
  readonly votes: readonly OwnVote[];
  readonly comments: readonly ShownComment[];
}
