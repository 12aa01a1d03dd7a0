import type { Transaction } from 'firebase-admin/firestore';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { GuestComment, GuestVote } from '@domain/castings/guests.ts';
import { guestCommentsOn, moveComment } from '../../../records/guest-comments.ts';
import { deleteVote, voteIdOf, votesOn, writeVote } from '../../../records/guest-votes.ts';

/** What guests said of the voice in one place, and who voted in the place that it may move to. */
interface Opinions {
  readonly votes: readonly GuestVote[];
  readonly comments: readonly GuestComment[];
  readonly votedThere: ReadonlySet<string>;
}

export const opinionsOn = async (from: string, to: string, transaction: Transaction): Promise<Opinions> => {
  const votes = await votesOn(from, transaction);
  const comments = await guestCommentsOn(from, transaction);
  const there = await votesOn(to, transaction);
  return { votes, comments, votedThere: new Set(there.map(({ guestId }) => guestId)) };
};

/**
 * Has what guests said go with a voice to another character. A vote says from then on for which character it was given:
 * a yes to the captain is none to the narrator. Where a guest has a vote on the other place, from when the voice was
 * there before, both stay where they were given.
 */
export const moveOpinions = (
  transaction: Transaction,
  { votes, comments, votedThere }: Opinions,
  from: Pick<CastingDemo, 'voiceId'>,
  to: Pick<CastingDemo, 'id' | 'voiceId'>,
): void => {
  for (const { id, forVoiceId = from.voiceId, ...vote } of votes) {
    if (votedThere.has(vote.guestId)) continue;
    deleteVote(transaction, id);
    writeVote(transaction, {
      ...vote,
      id: voteIdOf(vote.guestId, to.id),
      castingDemoId: to.id,
      ...(forVoiceId === to.voiceId ? {} : { forVoiceId }),
    });
  }
  for (const { id } of comments) moveComment(transaction, id, to.id);
};
