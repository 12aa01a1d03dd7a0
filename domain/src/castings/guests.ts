import type { Instant } from '../contract.ts';
import type { PreviewPage } from './castings.ts';
import type { LinkOwner } from './links.ts';

export const VOTES = ['yes', 'maybe', 'no'] as const;
export type Vote = (typeof VOTES)[number];

/** Of which casting something was said. */
interface OfCasting extends LinkOwner {
  readonly castingId: string;
  /** A guest of the project's own link said it. Absent: a guest of the casting's. */
  readonly byProjectLink?: true;
}

/**
 * `guests/{id}`: a browser in which a public link was opened, of the casting that it names or, where it names none, of its
 * project. It has no account, and no address is kept.
 */
export interface Guest extends LinkOwner {
  readonly id: string;
  /** As they chose it; empty: they have not told. */
  readonly name: string;
  /** When they came, the last first; a visit lasts until they have been away for half an hour. */
  readonly visits: readonly Instant[];
  /** How often they came, those included that are kept no more. */
  readonly visitCount: number;
  readonly createdAt: Instant;
}

/**
 * `guestVotes/{guestId}_{castingDemoId}`: what a guest thinks of a voice for a character; one for each of both. It goes with
 * a voice that moves to another character.
 */
export interface GuestVote extends OfCasting {
  readonly id: string;
  readonly guestId: string;
  readonly castingDemoId: string;
  readonly talentId: string;
  readonly vote: Vote;
  /** The character (`voiceId`) that they heard it for, where it has moved to another since. Absent: it has not. */
  readonly forVoiceId?: string;
  readonly updatedAt: Instant;
}

/** `guestComments/{id}`: what a guest wrote at a moment of a demo. It goes with a voice that moves to another character. */
export interface GuestComment extends OfCasting {
  readonly id: string;
  readonly guestId: string;
  readonly castingDemoId: string;
  readonly talentId: string;
  /** Moment of the demo, in milliseconds from its beginning. */
  readonly atMs: number;
  readonly text: string;
  readonly createdAt: Instant;
}

/** Longest comment, in characters. */
export const COMMENT_MAX = 500;
/** Comments that one guest may have on one link. */
export const GUEST_COMMENTS_MAX = 50;
/** Guests of one link; whoever comes after them can listen where there is no passcode, and do no more. */
export const GUESTS_MAX = 500;
/** Visits of a guest that are kept. */
export const VISITS_MAX = 20;
/** How long somebody has to be away for a new visit, in milliseconds. */
export const VISIT_MS = 30 * 60 * 1000;

/** A guest's own vote, as they are told it. */
export interface OwnVote {
  /** The `key` of the voice on the page. */
  readonly voice: string;
  readonly vote: Vote;
}

/** A comment as guests are told it. */
export interface ShownComment {
  /** Stands for the comment on this page alone. */
  readonly key: string;
  /** The `key` of the voice on the page. */
  readonly voice: string;
  readonly atMs: number;
  readonly text: string;
  /** Of whoever wrote it; empty: somebody without a name. */
  readonly name: string;
  readonly isOwn: boolean;
}

/** What somebody is told who has come in by a link. */
export interface GuestPage {
  /** Proves who they are, for this link alone; to be sent with whatever they do. */
  readonly session: string;
  readonly name: string;
  readonly asksVotes: boolean;
  /** Whether others read what they write. */
  readonly sharesComments: boolean;
  /** What there is to hear; null where the address alone shows it. */
  readonly page: PreviewPage | null;
  readonly votes: readonly OwnVote[];
  readonly comments: readonly ShownComment[];
}
