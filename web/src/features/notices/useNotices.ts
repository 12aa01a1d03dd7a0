import { READ_MAX, type Notice } from '@domain/notices/notices.ts';
import { useLiveCollection } from '#firebase/live.ts';
import { useLiveMore } from '#firebase/liveMore.ts';

/** Whose notices, in the agency that is chosen. */
export interface NoticeOwner {
  readonly userId: string;
  readonly agencyId: string;
}

const PAGE = 30;

/** Subscribes to a person's unread notices, at most a hundred; null waits. */
export const useUnreadNotices = (owner: NoticeOwner | null) =>
  useLiveCollection<Notice>(
    owner && { collection: 'notices', where: { ...owner, readAt: null }, limit: READ_MAX },
  );

/** Subscribes to a person's notices, newest first, page by page. */
export const useNotices = (owner: NoticeOwner) =>
  useLiveMore<Notice>({
    collection: 'notices',
    where: { ...owner },
    orderBy: [['at', 'desc']],
    limit: PAGE,
  });
