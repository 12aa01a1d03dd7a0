import type { Instant } from '../contract.ts';
import type { Casting } from './castings.ts';

/** What holds for whoever opens the public link of a casting. The passcode itself is kept elsewhere, as a hash. */
export interface LinkTerms {
  readonly hasPasscode: boolean;
  /** From then on it opens nothing; null: it stays open. */
  readonly expiresAt: Instant | null;
  /** Whether guests are asked to vote and may comment. */
  readonly asksVotes: boolean;
  /** Whether guests see what other guests wrote. Nobody sees another's votes. */
  readonly sharesComments: boolean;
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

/** The terms of a casting's link; those of one for which nobody has set any. */
export const linkTermsOf = ({ linkTerms }: Pick<Casting, 'linkTerms'>): LinkTerms => linkTerms ?? NONE;

/** Whether its link has expired at a moment, in milliseconds since 1970. */
export const isExpiredAt = (casting: Pick<Casting, 'linkTerms'>, millis: number): boolean => {
  const { expiresAt } = linkTermsOf(casting);
  return expiresAt !== null && expiresAt.toMillis() <= millis;
};

/** Shortest and longest passcode, in characters. */
export const PASSCODE_MIN = 4;
export const PASSCODE_MAX = 60;
