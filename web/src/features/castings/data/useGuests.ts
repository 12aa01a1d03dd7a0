import { useMemo, useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Guest, GuestComment, GuestVote } from '@domain/castings/guests.ts';
import type { Live, LiveQuery } from '#firebase/live.ts';
import { compareByAge } from '../../../common/board/board.ts';
import { useOwnedRecords } from '../../../common/board/useBoard.ts';
import type { SharedLink } from './sharedLink.ts';

/** Recent guest activity of a link, with its voices. */
export interface Guestbook {
  /** Sorted by first visit. */
  readonly guests: readonly Guest[];
  readonly votes: readonly GuestVote[];
  readonly comments: readonly GuestComment[];
  readonly places: readonly CastingDemo[];
  readonly hasMore: boolean;
}

export const GUESTS_PAGE = 100;
/** Page sizes of the guestbook. */
const PAGE = { guests: GUESTS_PAGE, votes: 500, comments: 100, places: 200 } as const;
const NO_GUESTS: readonly Guest[] = [];

type Where = LiveQuery['where'];

/** Feedback collections of a link: on a casting by any link, or on any casting by guests of the project's link. */
const getParts = ({
  kind,
  id,
  projectId,
}: SharedLink): { readonly own: Where | null; readonly said: Where; readonly listed: Where } =>
  kind === 'casting'
    ? { own: { castingId: id }, said: { castingId: id }, listed: { castingId: id } }
    : { own: null, said: { projectId, byProjectLink: true }, listed: { projectId } };

/** Subscribes to pages of a link's guests with their feedback; a casting's includes guests of its project's link. */
export const useGuestbook = (link: SharedLink, pages: number): Live<Guestbook> => {
  const queryNewest = (field: string, limit: number) =>
    ({ orderBy: [[field, 'desc']], limit: limit * pages }) as const;
  const { own: ofCasting, said, listed: places } = getParts(link);
  const projectGuests = { projectId: link.projectId, castingId: null };
  const listedBy = link.kind === 'casting' ? ({ orderBy: [['order', 'asc']] } as const) : {};
  const live = useOwnedRecords<Guest>(
    ofCasting && { collection: 'guests', where: ofCasting, ...queryNewest('createdAt', PAGE.guests) },
  );

  const parts = [
    useOwnedRecords<Guest>({
      collection: 'guests',
      where: projectGuests,
      ...queryNewest('createdAt', PAGE.guests),
    }),
    useOwnedRecords<GuestVote>({
      collection: 'guestVotes',
      where: said,
      ...queryNewest('updatedAt', PAGE.votes),
    }),
    useOwnedRecords<GuestComment>({
      collection: 'guestComments',
      where: said,
      ...queryNewest('createdAt', PAGE.comments),
    }),
    useOwnedRecords<CastingDemo>({
      collection: 'castingDemos',
      where: places,
      ...listedBy,
      limit: PAGE.places * pages,
    }),
  ] as const;

  const ownGuests = ofCasting ? live.data : NO_GUESTS;
  const [guests, votes, comments, listed] = parts;

  const found = useMemo(
    () =>
      ownGuests && guests.data && votes.data && comments.data && listed.data
        ? {
            guests: [...ownGuests, ...guests.data].sort(compareByAge),
            votes: votes.data,
            comments: [...comments.data].sort((a, b) => a.atMs - b.atMs),
            places: listed.data,
            hasMore:
              ownGuests.length >= PAGE.guests * pages ||
              guests.data.length >= PAGE.guests * pages ||
              votes.data.length >= PAGE.votes * pages ||
              comments.data.length >= PAGE.comments * pages ||
              listed.data.length >= PAGE.places * pages,
          }
        : undefined,
    [ownGuests, guests.data, votes.data, comments.data, listed.data, pages],
  );

  // The previous data stays while more loads.
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);

  const data = found ?? shown;
  const failed = [live, ...parts].find((part) => part.status === 'error');
  const retry = () => [live, ...parts].forEach((part) => part.retry());
  if (failed?.status === 'error') return { status: 'error', error: failed.error, retry };

  return data ? { status: 'success', data, retry } : { status: 'loading', retry };
};
