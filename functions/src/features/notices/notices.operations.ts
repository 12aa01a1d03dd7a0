import type { Operations } from '../../work/operation.ts';
import { chooseNotices } from './choose-notices.ts';
import { markRead } from './mark-read.ts';
import { tryChat } from './try-chat.ts';

export const notices = {
  'notices.choose': chooseNotices,
  'notices.markRead': markRead,
  'notices.tryChat': tryChat,
} satisfies Partial<Operations>;
