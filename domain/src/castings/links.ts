import type { Instant } from '../contract.ts';

/** What guests hear: demos only, also approved takes, or also all takes. */
export const GUESTS_HEAR = ['demos', 'approvedTakes', 'allTakes'] as const;
export type GuestsHear = (typeof GUESTS_HEAR)[number];

/** Terms of a public link. The passcode is stored elsewhere, as a hash. */
export interface LinkTerms {
  readonly hasPasscode: boolean;
  /** When it closes; null: no expiry. */
  readonly expiresAt: Instant | null;
  /** Whether guests may vote and comment. */
  readonly asksVotes: boolean;
  /** Whether guests see others' comments. Votes are never shared. */
  readonly sharesComments: boolean;
  /** Absent: demos and approved takes. */
  readonly hears?: GuestsHear;
  /** Raised with each new passcode and address; earlier guests must enter again. */
  readonly version: number;
}

const NONE: LinkTerms = {
  hasPasscode: false,
  expiresAt: null,
  asksVotes: false,
  sharesComments: false,
  version: 1,
};

export interface LinkOwner {
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** Null: the project. */
  readonly castingId: string | null;
}

export const getLinkedRecordId = ({
  castingId,
  projectId,
}: Pick<LinkOwner, 'castingId' | 'projectId'>): string => castingId ?? projectId;

export interface LinkedRecord {
  readonly linkTerms?: LinkTerms;
}

export const getLinkTerms = ({ linkTerms }: LinkedRecord): LinkTerms => linkTerms ?? NONE;

export const getGuestsHear = (linked: LinkedRecord): GuestsHear =>
  getLinkTerms(linked).hears ?? 'approvedTakes';

/** Returns whether a link has expired at a moment, in milliseconds since 1970. */
export const isExpiredAt = (linked: LinkedRecord, millis: number): boolean => {
  const { expiresAt } = getLinkTerms(linked);
  return expiresAt !== null && expiresAt.toMillis() <= millis;
};

export const PASSCODE_MIN = 4;
export const PASSCODE_MAX = 60;
