import { getNoticeChoice, type NoticeChoice } from '@domain/notices/notices.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { users } from '../../work/collections/users.ts';
import { operation } from '../../work/unit/operation.ts';

/** The address of a channel lets anyone post there, so the audit log only has whether there is one. */
const toFacts = ({ muted, chatUrl }: NoticeChoice) => ({ muted, hasChat: chatUrl !== '' });

/** Stores the channels of the caller's notices. */
export const chooseNotices = operation('notices.choose', async ({ work, caller, body }) => {
  const user = await work.read(users, caller.uid);
  if (!user) throw new AppError(404, 'request.notFound');

  const before = getNoticeChoice(user.noticeChoice);
  work.update(user, { noticeChoice: body });
  work.audit(user, toFacts(before), toFacts(body), { agencyId: null });

  return body;
});
