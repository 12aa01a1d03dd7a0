import type { CastingDemo } from '@domain/castings/castings.ts';
import type { GuestComment, GuestVote } from '@domain/castings/guests.ts';
import { guestComments, findPlaceGuestComments } from '../../../work/collections/guest-comments.ts';
import { guestVotes, toVoteId, findPlaceVotes } from '../../../work/collections/guest-votes.ts';
import type { Work } from '../../../work/unit/work.ts';

interface Opinions {
  readonly votes: readonly GuestVote[];
  readonly comments: readonly GuestComment[];
  readonly votedThere: ReadonlySet<string>;
}

export const readOpinions = async (from: string, to: string, work: Work): Promise<Opinions> => {
  const votes = await findPlaceVotes(from, work);
  const comments = await findPlaceGuestComments(from, work);
  const there = await findPlaceVotes(to, work);
  return { votes, comments, votedThere: new Set(there.map(({ guestId }) => guestId)) };
};

/** Moves guests' opinions with a voice to another character. Votes keep the character they were given for; a guest who voted there keeps both. */
export const moveOpinions = (
  work: Work,
  { votes, comments, votedThere }: Opinions,
  from: Pick<CastingDemo, 'voiceId'>,
  to: Pick<CastingDemo, 'id' | 'voiceId'>,
): void => {
  for (const { id, forVoiceId = from.voiceId, ...vote } of votes) {
    if (votedThere.has(vote.guestId)) continue;
    work.deleteById(guestVotes, id);
    work.set(guestVotes, {
      ...vote,
      id: toVoteId(vote.guestId, to.id),
      castingDemoId: to.id,
      ...(forVoiceId === to.voiceId ? {} : { forVoiceId }),
    });
  }

  for (const { id } of comments) work.updateById(guestComments, id, { castingDemoId: to.id });
};
