import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readUser } from '../../work/collections/users.ts';
import { postToChat } from '../../outgoing/notices/chat.ts';

const WORDS = {
  en: { text: 'Your notices will appear here.', label: 'Choose which' },
  es: { text: 'Tus avisos aparecerán aquí.', label: 'Elegir cuáles' },
} as const;

/** Sends a test message to the caller's channel and returns the result. */
export const tryChat: Operation<'notices.tryChat'> = async ({ caller }) => {
  const user = await readUser(caller.uid);
  if (!user?.noticeChoice?.chatUrl) throw new AppError(409, 'notice.noChat');

  return postToChat(user.noticeChoice.chatUrl, { ...WORDS[user.locale], path: '/profile' });
};
