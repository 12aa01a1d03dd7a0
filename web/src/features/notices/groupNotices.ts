import type { Notice } from '@domain/notices/notices.ts';

/** Notices of one day with the same words and page. */
export interface NoticeGroup {
  readonly newest: Notice;
  readonly count: number;
  readonly unreadIds: readonly string[];
}

/** Groups of one day, newest first. */
export type NoticeDay = readonly NoticeGroup[];

/** Groups notices, sorted newest first, by day and by what they say. `getDay`: the day of a moment in the reader's zone. */
export const groupNotices = (
  notices: readonly Notice[],
  getDay: (at: Notice['at']) => string,
): readonly NoticeDay[] => {
  const days = new Map<string, Map<string, NoticeGroup>>();

  for (const notice of notices) {
    const day = getDay(notice.at);
    const key = `${notice.path} ${notice.subject}`;
    const groups = days.get(day) ?? new Map<string, NoticeGroup>();
    const { newest = notice, count = 0, unreadIds = [] } = groups.get(key) ?? {};

    groups.set(key, {
      newest,
      count: count + 1,
      unreadIds: notice.readAt === null ? [...unreadIds, notice.id] : unreadIds,
    });
    days.set(day, groups);
  }

  return [...days.values()].map((groups) => [...groups.values()]);
};
