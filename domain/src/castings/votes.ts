export const VOTES = ['yes', 'maybe', 'no'] as const;
export type Vote = (typeof VOTES)[number];

/** Number of votes of each kind; 0 or absent: none. */
export type VoteCounts = Readonly<Partial<Record<Vote, number>>>;

interface CountedVote {
  readonly vote: Vote;
  readonly forVoiceId?: string;
}

/** Returns the counts of votes for a voice’s current character. */
export const countVotes = (votes: readonly CountedVote[]): VoteCounts => {
  const counts: Partial<Record<Vote, number>> = {};
  for (const { vote, forVoiceId } of votes)
    if (forVoiceId === undefined) counts[vote] = (counts[vote] ?? 0) + 1;
  return counts;
};
