import { Timestamp } from 'firebase-admin/firestore';
import { notices } from '../../work/collections/notices.ts';
import { operation } from '../../work/unit/operation.ts';

/** Marks the caller's notices as read; those of others, and read ones, stay. */
export const markRead = operation(
  'notices.markRead',
  { action: null },
  async ({ work, caller, body: { ids } }) => {
    const found = await work.readAll(notices, ids);
    const unread = found.filter(({ userId, readAt }) => userId === caller.uid && readAt === null);

    for (const notice of unread) work.update(notice, { readAt: Timestamp.now() });
    return { read: unread.length };
  },
);
