import { isOpen } from '@domain/access/memberships.ts';
import type { MailKind } from '@domain/mail/mail.ts';
import { findAgencyMemberships } from '../../work/collections/memberships.ts';
import { users } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';
import type { MailParams } from './mails.ts';
import { queueMail } from './outbox.ts';

/** Admins who are emailed at most. */
const ADMINS_MAX = 50;

/** Emails each admin of an agency; `id` as for `queueMail`. */
export const notifyAdmins = async <Kind extends MailKind>(
  work: Work,
  agencyId: string,
  id: string,
  kind: Kind,
  getParams: (name: string) => MailParams[Kind],
): Promise<void> => {
  const found = await findAgencyMemberships(agencyId, ['admin'], ADMINS_MAX, work);
  const uids = found.filter(isOpen).map(({ userId }) => userId);

  for (const { id: uid, email, locale, displayName } of await work.readAll(users, uids))
    queueMail(work, `${id}_${uid}`, { kind, to: email, locale, agencyId, params: getParams(displayName) });
};
