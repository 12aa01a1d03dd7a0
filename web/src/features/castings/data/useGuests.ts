import { useMemo } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Guest, GuestComment, GuestVote } from '@domain/castings/guests.ts';
import type { Live } from '#firebase/live.ts';
import { byAge } from '../../../lib/board/board.ts';
import { useOfCasting } from '../../../lib/board/useBoard.ts';

/** What guests of a casting's link did, and on which voices. */
export interface Guestbook {
  /** In the order in which they first came. */
  readonly guests: readonly Guest[];
  readonly votes: readonly GuestVote[];
  readonly comments: readonly GuestComment[];
  readonly places: readonly CastingDemo[];
}

/** The guests of a casting's link with all they said, live. */
export const useGuestbook = (castingId: string): Live<Guestbook> => {
  const parts = [
    useOfCasting<Guest>('guests', castingId),
    useOfCasting<GuestVote>('guestVotes', castingId),
    useOfCasting<GuestComment>('guestComments', castingId),
    useOfCasting<CastingDemo>('castingDemos', castingId),
  ] as const;
  const [guests, votes, comments, places] = parts;
  const data = useMemo(
    () =>
      guests.data && votes.data && comments.data && places.data
        ? {
            guests: [...guests.data].sort(byAge),
            votes: votes.data,
            comments: [...comments.data].sort((one, other) => one.atMs - other.atMs),
            places: places.data,
          }
        : undefined,
    [guests.data, votes.data, comments.data, places.data],
  );
  const failed = parts.find((part) => part.status === 'error');
  const retry = () => parts.forEach((part) => part.retry());
  if (failed?.status === 'error') return { status: 'error', error: failed.error, retry };
  return data ? { status: 'success', data, retry } : { status: 'loading', retry };
};
