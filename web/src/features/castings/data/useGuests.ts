import { useMemo, useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Guest, GuestComment, GuestVote } from '@domain/castings/guests.ts';
import type { Live } from '#firebase/live.ts';
import { byAge } from '../../../lib/board/board.ts';
import { useOfCasting } from '../../../lib/board/useBoard.ts';

/** What guests of a casting's link did, and on which voices: the newest of it. */
export interface Guestbook {
  /** In the order in which they first came. */
  readonly guests: readonly Guest[];
  readonly votes: readonly GuestVote[];
  readonly comments: readonly GuestComment[];
  readonly places: readonly CastingDemo[];
  /** Whether there may be more of anything than this. */
  readonly hasMore: boolean;
}

/** How much a page of the guestbook has of each. */
const PAGE = { guests: 100, votes: 500, comments: 100, places: 200 } as const;

/** The guests of a casting's link with what they said, live, so many pages of it. */
export const useGuestbook = (castingId: string, pages: number): Live<Guestbook> => {
  const newest = (field: string, limit: number) =>
    ({ orderBy: [[field, 'desc']], limit: limit * pages }) as const;
  const places = {
    orderBy: [['order', 'asc']],
    limit: PAGE.places * pages,
  } as const;
  const parts = [
    useOfCasting<Guest>('guests', castingId, newest('createdAt', PAGE.guests)),
    useOfCasting<GuestVote>('guestVotes', castingId, newest('updatedAt', PAGE.votes)),
    useOfCasting<GuestComment>('guestComments', castingId, newest('createdAt', PAGE.comments)),
    useOfCasting<CastingDemo>('castingDemos', castingId, places),
  ] as const;
  const [guests, votes, comments, listed] = parts;
  const found = useMemo(
    () =>
      guests.data && votes.data && comments.data && listed.data
        ? {
            guests: [...guests.data].sort(byAge),
            votes: votes.data,
            comments: [...comments.data].sort((one, other) => one.atMs - other.atMs),
            places: listed.data,
            hasMore:
              guests.data.length >= PAGE.guests * pages ||
              votes.data.length >= PAGE.votes * pages ||
              comments.data.length >= PAGE.comments * pages ||
              listed.data.length >= PAGE.places * pages,
          }
        : undefined,
    [guests.data, votes.data, comments.data, listed.data, pages],
  );
  // While more arrives, what was there stays.
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  const data = found ?? shown;
  const failed = parts.find((part) => part.status === 'error');
  const retry = () => parts.forEach((part) => part.retry());
  if (failed?.status === 'error') return { status: 'error', error: failed.error, retry };
  return data ? { status: 'success', data, retry } : { status: 'loading', retry };
};
