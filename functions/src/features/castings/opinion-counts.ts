import type { CastingDemo } from '@domain/castings/castings.ts';
import type { GuestVote } from '@domain/castings/guests.ts';
import { countVotes } from '@domain/castings/votes.ts';
import { countGuestCommentsOn } from '../../work/collections/guest-comments.ts';
import { findPlaceVotes } from '../../work/collections/guest-votes.ts';
import { countCommentsOn } from '../../work/collections/voice-comments.ts';
import type { Work } from '../../work/unit/work.ts';

/** The opinions on a listed voice that it counts. */
export type OpinionCounts = Pick<CastingDemo, 'comments' | 'guestComments' | 'guestVotes'>;

/** Returns the counts that a voice is listed with; without opinions none. */
export const toOpinionCounts = (
  comments: number,
  guestComments: number,
  votes: readonly Pick<GuestVote, 'vote' | 'forVoiceId'>[],
): OpinionCounts => {
  const guestVotes = countVotes(votes);
  return {
    ...(comments > 0 ? { comments } : {}),
    ...(guestComments > 0 ? { guestComments } : {}),
    ...(Object.keys(guestVotes).length > 0 ? { guestVotes } : {}),
  };
};

/** Counts the opinions on a place; a voice that returns to it has them again. */
export const readOpinionCounts = async (castingDemoId: string, work: Work): Promise<OpinionCounts> => {
  const [comments, guestComments, votes] = await Promise.all([
    countCommentsOn(castingDemoId, work),
    countGuestCommentsOn(castingDemoId, work),
    findPlaceVotes(castingDemoId, work),
  ]);
  return toOpinionCounts(comments, guestComments, votes);
};
