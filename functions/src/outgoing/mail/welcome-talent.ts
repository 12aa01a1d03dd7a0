import type { User } from '@domain/accounts/accounts.ts';
import { isQueued, queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

/** Prepares the mail that asks a talent for their first demos; returns the function that queues it, once per talent. */
export const prepareWelcome = async (work: Work, user: User): Promise<() => void> => {
  const mailId = `talent-welcome_${user.id}`;
  const isSent = await isQueued(mailId, work);
  const [agencyId = null, ...furtherIds] = user.agencyIds;

  return () => {
    if (isSent) return;
    queueMail(work, mailId, {
      kind: 'talent-welcome',
      to: user.email,
      locale: user.locale,
      agencyId: furtherIds.length === 0 ? agencyId : null,
      params: { name: user.displayName },
    });
  };
};
