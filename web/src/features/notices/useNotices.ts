import { READ_MAX, type Notice } from '@domain/notices/notices.ts';
import { useLiveCollection, type LiveQuery } from '#firebase/live.ts';
import { useLiveMore } from '#firebase/liveMore.ts';

/** Whose notices, in the chosen agency; in all of theirs for engineers, who choose none. */
export interface NoticeOwner {
  readonly userId: string;
  readonly agencyIds: readonly string[];
}

const PAGE = 30;

const toQuery = ({ userId, agencyIds }: NoticeOwner): LiveQuery => ({
  collection: 'notices',
  where: { userId },
  oneOf: { agencyId: agencyIds },
});

/** Subscribes to a person's unread notices, at most a hundred; null waits. */
export const useUnreadNotices = (owner: NoticeOwner | null) =>
  useLiveCollection<Notice>(
    owner && { ...toQuery(owner), where: { userId: owner.userId, readAt: null }, limit: READ_MAX },
  );

/** Subscribes to a person's notices, newest first, page by page. */
export const useNotices = (owner: NoticeOwner) =>
  useLiveMore<Notice>({
    ...toQuery(owner),
    orderBy: [['at', 'desc']],
    limit: PAGE,
  });
