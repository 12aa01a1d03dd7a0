import { useMemo } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Guest, GuestComment } from '@domain/castings/guests.ts';
import type { Live } from '#firebase/live.ts';
import type { GuestCommentRow } from '../../../common/comments/CommentsDialog.tsx';
import { useOwnedRecords } from '../../../common/board/useBoard.ts';
import { api } from '../../../lib/http/api.ts';
import { GUESTS_PAGE } from './useGuests.ts';

/** Guests' comments on a listed voice, with names. */
export const useGuestComments = ({
  id,
  castingId,
  projectId,
}: CastingDemo): Live<readonly GuestCommentRow[]> => {
  const newest = { orderBy: [['createdAt', 'desc']], limit: GUESTS_PAGE } as const;
  const comments = useOwnedRecords<GuestComment>({
    collection: 'guestComments',
    where: { castingDemoId: id },
  });
  const castingGuests = useOwnedRecords<Guest>({ collection: 'guests', where: { castingId }, ...newest });
  const projectGuests = useOwnedRecords<Guest>({
    collection: 'guests',
    where: { projectId, castingId: null },
    ...newest,
  });

  const data = useMemo(() => {
    if (!comments.data || !castingGuests.data || !projectGuests.data) return undefined;

    const names = new Map(
      [...castingGuests.data, ...projectGuests.data].map((guest) => [guest.id, guest.name]),
    );

    return comments.data.map((comment): GuestCommentRow => ({
      id: comment.id,
      atMs: comment.atMs,
      text: comment.text,
      createdAt: comment.createdAt,
      name: names.get(comment.guestId) ?? '',
      onRemove: (submission) =>
        api.castings.removeGuestComment({ id: comment.castingId, commentId: comment.id }, submission),
    }));
  }, [comments.data, castingGuests.data, projectGuests.data]);

  const parts = [comments, castingGuests, projectGuests];
  const retry = () => parts.forEach((part) => part.retry());
  const failed = parts.find(({ status }) => status === 'error');
  if (failed?.error) return { status: 'error', error: failed.error, retry };

  return data ? { status: 'success', data, retry } : { status: 'loading', retry };
};
