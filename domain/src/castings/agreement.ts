import type { Vote } from './guests.ts';

/** Where guests stand on a voice. */
export interface Agreement {
  /** How many voted. */
  readonly votes: number;
  readonly counts: Readonly<Record<Vote, number>>;
  /** `one`: all who voted say the same; `against`: some say yes and some no; `open`: neither; `none`: nobody voted. */
  readonly kind: 'none' | 'one' | 'against' | 'open';
  /** What all say; null where they do not. */
  readonly vote: Vote | null;
}

/** Where guests stand on a voice, by their votes on it. One vote alone agrees with nobody, and counts as what all say. */
export const agreementOf = (votes: readonly Vote[]): Agreement => {
  const counts = { yes: 0, maybe: 0, no: 0 };
  for (const vote of votes) counts[vote] += 1;
  const [first] = votes;
  const whole = { votes: votes.length, counts };
  if (first === undefined) return { ...whole, kind: 'none', vote: null };
  if (counts[first] === votes.length) return { ...whole, kind: 'one', vote: first };
  return { ...whole, kind: counts.yes > 0 && counts.no > 0 ? 'against' : 'open', vote: null };
};
