import type { CastingDemo } from '@domain/castings/castings.ts';
import type { GuestComment, GuestVote } from '@domain/castings/guests.ts';
import {
  guestComments,
  countGuestCommentsOn,
  findPlaceGuestComments,
} from '../../../work/collections/guest-comments.ts';
import { guestVotes, toVoteId, findPlaceVotes } from '../../../work/collections/guest-votes.ts';
import type { Work } from '../../../work/unit/work.ts';

interface Opinions {
  readonly votes: readonly GuestVote[];
  readonly comments: readonly GuestComment[];
  readonly votesThere: readonly GuestVote[];
  /** Number of guests' comments at the other place. */
  readonly commentsThere: number;
}

export const readOpinions = async (from: string, to: string, work: Work): Promise<Opinions> => {
  const [votes, comments, votesThere, commentsThere] = await Promise.all([
    findPlaceVotes(from, work),
    findPlaceGuestComments(from, work),
    findPlaceVotes(to, work),
    countGuestCommentsOn(to, work),
  ]);
  return { votes, comments, votesThere, commentsThere };
};

/** Returns the votes as they move with a voice to another character. They keep the character they were given for; a guest who voted there keeps both. */
export const getMovedVotes = (
  { votes, votesThere }: Opinions,
  from: Pick<CastingDemo, 'voiceId'>,
  to: Pick<CastingDemo, 'id' | 'voiceId'>,
): readonly GuestVote[] => {
  const votedThere = new Set(votesThere.map(({ guestId }) => guestId));

  return votes
    .filter(({ guestId }) => !votedThere.has(guestId))
    .map(({ forVoiceId = from.voiceId, ...vote }) => ({
      ...vote,
      id: toVoteId(vote.guestId, to.id),
      castingDemoId: to.id,
      ...(forVoiceId === to.voiceId ? {} : { forVoiceId }),
    }));
};

/** Moves guests' opinions with a voice. */
export const moveOpinions = (
  work: Work,
  { votes, comments }: Opinions,
  movedVotes: readonly GuestVote[],
  to: Pick<CastingDemo, 'id'>,
): void => {
  const moved = new Set(movedVotes.map(({ guestId }) => guestId));
  for (const { id } of votes.filter(({ guestId }) => moved.has(guestId))) work.deleteById(guestVotes, id);
  for (const vote of movedVotes) work.set(guestVotes, vote);
  for (const { id } of comments) work.updateById(guestComments, id, { castingDemoId: to.id });
};
