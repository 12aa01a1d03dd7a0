import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { User } from '@domain/accounts/accounts.ts';
import type { Mail } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { DEFAULT_NOTICE_CHOICE, isCarried, type NoticeKind } from '@domain/notices/notices.ts';
import { findAgencyMemberships } from '../../work/records/memberships.ts';
import { notices } from '../../work/records/notices.ts';
import { readUsers } from '../../work/records/users.ts';
import { transact } from '../../work/unit/transact.ts';
import { postToChat } from './chat.ts';

/** What a mail says in one line. */
export interface NoticeWords {
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly label: string;
  /** Path in the app, without a token. */
  readonly path: string;
}

/** People of an agency who get the notices of its mailbox at most. */
const STAFF_MAX = 50;
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;

const readStaff = async (agencyId: string): Promise<readonly User[]> => {
  const members = await findAgencyMemberships(agencyId, ['agencyTeam', 'admin'], STAFF_MAX);
  const uids = new Set(
    members
      .filter(({ accountValidationStatus }) => accountValidationStatus !== 'REJECTED')
      .map(({ userId }) => userId),
  );
  return (await readUsers([...uids])).filter((user) => user !== undefined);
};

/** Stores a person's notice; false when it exists, so a repeated mail neither shows twice nor loses "read". */
const storeNotice = (mail: Mail, agencyId: string, user: User, words: NoticeWords): Promise<boolean> =>
  transact(async (work) => {
    const id = `${mail.id}_${user.id}`;
    if (await work.read(notices, id)) return false;

    const moment = Timestamp.now();
    work.create(notices, {
      id,
      userId: user.id,
      agencyId,
      kind: words.kind,
      subject: words.subject,
      path: words.path,
      at: moment,
      // On a muted page, only the repeat is prevented.
      readAt: isCarried(user.noticeChoice ?? DEFAULT_NOTICE_CHOICE, 'page', words.kind) ? null : moment,
      expiresAt: Timestamp.fromMillis(moment.toMillis() + KEEP_MS),
    });
    return true;
  });

const sendTo = async (mail: Mail, agencyId: string, user: User, words: NoticeWords): Promise<void> => {
  const isNew = await storeNotice(mail, agencyId, user, words);
  const choice = user.noticeChoice ?? DEFAULT_NOTICE_CHOICE;
  if (!isNew || !isCarried(choice, 'chat', words.kind)) return;

  const { fault } = await postToChat(choice.chatUrl, {
    text: words.subject,
    label: words.label,
    path: words.path,
  });
  // The page and the email have it; a channel that answers again gets the next one.
  if (fault) logger.warn('A notice could not be posted', { mail: mail.id, user: user.id, fault });
};

/** Stores and posts a mail's notices: its reader's, or for the agency's mailbox those of its staff. `write` returns them in a language. */
export const sendNotices = async (
  mail: Mail,
  reader: User | undefined,
  write: (locale: Locale) => Promise<NoticeWords | undefined>,
): Promise<void> => {
  const { agencyId } = mail;
  if (agencyId === null) return;

  const people = mail.toAgency ? await readStaff(agencyId) : reader ? [reader] : [];
  for (const user of people) {
    const words = await write(user.locale);
    if (words) await sendTo(mail, agencyId, user, words);
  }
};
