import type { Vote } from './votes.ts';

/** Guests' agreement on a voice. */
export interface Agreement {
  readonly votes: number;
  readonly counts: Readonly<Record<Vote, number>>;
  /** `one`: all voters agree; `against`: yes and no votes; `open`: neither; `none`: no votes. */
  readonly kind: 'none' | 'one' | 'against' | 'open';
  /** The unanimous vote; null without one. */
  readonly vote: Vote | null;
}

/** Returns the guests' agreement on a voice. A single vote counts as unanimous. */
export const getAgreement = (votes: readonly Vote[]): Agreement => {
  const counts = { yes: 0, maybe: 0, no: 0 };
  for (const vote of votes) counts[vote] += 1;
  const [first] = votes;
  const whole = { votes: votes.length, counts };
  if (first === undefined) return { ...whole, kind: 'none', vote: null };
  if (counts[first] === votes.length) return { ...whole, kind: 'one', vote: first };
  return { ...whole, kind: counts.yes > 0 && counts.no > 0 ? 'against' : 'open', vote: null };
};
