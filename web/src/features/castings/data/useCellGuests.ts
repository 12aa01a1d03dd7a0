import type { CastingDemo } from '@domain/castings/castings.ts';
import type { GuestComment, GuestVote, Vote } from '@domain/castings/guests.ts';
import { useOwnedRecords } from '../../../common/board/useBoard.ts';

const NONE: readonly never[] = [];
/** Maximum number of values in one query; the longest list takes four queries. */
const CHUNK = 30;

type VoteCounts = Readonly<Record<Vote, number>>;

/** Guests' feedback on a list's voices. */
export interface CellGuests {
  /** Votes for the voice's current character. */
  readonly votesOf: (castingDemoId: string) => VoteCounts;
  readonly commentsOf: (castingDemoId: string) => number;
}

type OfGuests = 'guestVotes' | 'guestComments';

const useChunk = <T>(collection: OfGuests, ids: readonly string[], chunkIndex: number): readonly T[] => {
  const castingDemoId = ids.slice(chunkIndex * CHUNK, (chunkIndex + 1) * CHUNK);
  const query = { collection, where: {}, oneOf: { castingDemoId } };
  return useOwnedRecords<T>(castingDemoId.length > 0 ? query : null).data ?? NONE;
};

const useOfDemos = <T>(collection: OfGuests, ids: readonly string[]): readonly T[] => [
  ...useChunk<T>(collection, ids, 0),
  ...useChunk<T>(collection, ids, 1),
  ...useChunk<T>(collection, ids, 2),
  ...useChunk<T>(collection, ids, 3),
];

/** Subscribes to guests' votes and comments on listed voices; empty while loading. */
export const useCellGuests = (items: readonly Pick<CastingDemo, 'id'>[]): CellGuests => {
  const ids = items.map(({ id }) => id).sort();
  const votes = useOfDemos<GuestVote>('guestVotes', ids);
  const comments = useOfDemos<GuestComment>('guestComments', ids);

  return {
    votesOf: (id) => {
      const guestVotes = votes.filter((vote) => vote.castingDemoId === id && vote.forVoiceId === undefined);
      const count = (vote: Vote) => guestVotes.filter((guestVote) => guestVote.vote === vote).length;
      return { yes: count('yes'), maybe: count('maybe'), no: count('no') };
    },
    commentsOf: (id) => comments.filter((comment) => comment.castingDemoId === id).length,
  };
};
