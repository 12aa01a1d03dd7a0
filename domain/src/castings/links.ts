import type { Instant } from '../contract.ts';

/** What guests of a link hear: demos alone, or with them takes of auditions that were approved, or all of these. */
export const GUESTS_HEAR = ['demos', 'approvedTakes', 'allTakes'] as const;
export type GuestsHear = (typeof GUESTS_HEAR)[number];

/** What holds for whoever opens a public link. The passcode itself is kept elsewhere, as a hash. */
export interface LinkTerms {
  readonly hasPasscode: boolean;
  /** From then on it opens nothing; null: it stays open. */
  readonly expiresAt: Instant | null;
  /** Whether guests are asked to vote and may comment. */
  readonly asksVotes: boolean;
  /** Whether guests see what other guests wrote. Nobody sees another's votes. */
  readonly sharesComments: boolean;
  /** Absent: approved takes besides the demos. */
  readonly hears?: GuestsHear;
  /** Raised with each new passcode and each new address: whoever came in before has to come in again. */
  readonly version: number;
}

const NONE: LinkTerms = {
  hasPasscode: false,
  expiresAt: null,
  asksVotes: false,
  sharesComments: false,
  version: 1,
};

/** Whose a public link is: a casting's, or a project's, which opens what the preview of the project shows. */
export interface LinkOwner {
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** Null: it is the project's. */
  readonly castingId: string | null;
}

/** Names the record that a link is of. */
export const linkedRecordId = ({
  castingId,
  projectId,
}: Pick<LinkOwner, 'castingId' | 'projectId'>): string => castingId ?? projectId;

/** A record with a public link. */
export interface Linked {
  readonly linkTerms?: LinkTerms;
}

/** The terms of a link; those of one for which nobody has set any. */
export const linkTermsOf = ({ linkTerms }: Linked): LinkTerms => linkTerms ?? NONE;

/** What guests of a link hear. */
export const hearsOf = (linked: Linked): GuestsHear => linkTermsOf(linked).hears ?? 'approvedTakes';

/** Whether a link has expired at a moment, in milliseconds since 1970. */
export const isExpiredAt = (linked: Linked, millis: number): boolean => {
  const { expiresAt } = linkTermsOf(linked);
  return expiresAt !== null && expiresAt.toMillis() <= millis;
};

/** Shortest and longest passcode, in characters. */
export const PASSCODE_MIN = 4;
export const PASSCODE_MAX = 60;
