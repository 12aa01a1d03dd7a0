import type { User } from '@domain/accounts/accounts.ts';
import type { AccountChange } from './mails/accounts/account-changed.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

/** Emails the owner of an account about a change that an intruder could make too. */
export const notifyAccountChange = (
  work: Work,
  { id, email, displayName, locale }: Pick<User, 'id' | 'email' | 'displayName' | 'locale'>,
  change: AccountChange,
  changedBy: string | null = null,
): void =>
  queueMail(work, `account-changed_${id}_${change}_${Date.now()}`, {
    kind: 'account-changed',
    to: email,
    locale,
    agencyId: null,
    params: { name: displayName, change, changedBy },
  });
