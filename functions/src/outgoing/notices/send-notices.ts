import { Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { isOpen } from '@domain/access/memberships.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { Mail } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { getNoticeChoice, isCarried, type NoticeChoice, type NoticeKind } from '@domain/notices/notices.ts';
import { TEAM_ROLES } from '@domain/team/team.ts';
import { findAgencyMemberships } from '../../work/collections/memberships.ts';
import { notices } from '../../work/collections/notices.ts';
import { readUsers } from '../../work/collections/users.ts';
import type { Work } from '../../work/unit/work.ts';
import { postToChat } from './chat.ts';

/** What a mail says in one line. */
export interface NoticeWords {
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly label: string;
  /** Path in the app, without a token. */
  readonly path: string;
  /** When an answer is due, in milliseconds; absent: none is. */
  readonly due?: number;
}

/** A notice for one person. */
export interface PersonalNotice {
  readonly user: User;
  readonly agencyId: string;
  readonly words: NoticeWords;
  readonly choice: NoticeChoice;
}

/** People of an agency who get the notices of its mailbox at most. */
const STAFF_MAX = 50;
const KEEP_MS = 90 * 24 * 60 * 60 * 1000;

const readStaff = async (agencyId: string): Promise<readonly User[]> => {
  const members = await findAgencyMemberships(agencyId, TEAM_ROLES, STAFF_MAX);
  const uids = new Set(members.filter(isOpen).map(({ userId }) => userId));
  return (await readUsers([...uids])).filter((user) => user !== undefined);
};

/** Returns a mail's notices: its reader's, or for the agency's mailbox those of its staff. `write` returns them in a language. */
export const prepareNotices = async (
  mail: Mail,
  reader: User | undefined,
  write: (locale: Locale) => Promise<NoticeWords | undefined>,
): Promise<readonly PersonalNotice[]> => {
  const { agencyId } = mail;
  if (agencyId === null) return [];

  const people = mail.toAgency ? await readStaff(agencyId) : reader ? [reader] : [];
  const notices = await Promise.all(
    people.map(async (user) => {
      const words = await write(user.locale);
      return words && { user, agencyId, words, choice: getNoticeChoice(user.noticeChoice) };
    }),
  );
  return notices.filter((notice) => notice !== undefined);
};

/** Stores a mail's notices; the mail's own state prevents a repeat. Those of a muted page are left out. */
export const storeNotices = (work: Work, prepared: readonly PersonalNotice[]): void => {
  const moment = Timestamp.now();
  const shown = prepared.filter(({ choice, words }) => isCarried(choice, 'page', words.kind));

  for (const { user, agencyId, words } of shown)
    work.create(notices, {
      id: notices.newId(),
      userId: user.id,
      agencyId,
      kind: words.kind,
      subject: words.subject,
      path: words.path,
      at: moment,
      readAt: null,
      expiresAt: Timestamp.fromMillis(moment.toMillis() + KEEP_MS),
    });
};

/** Posts a mail's notices to the channels of those who want them, once: the page and the email have what a channel refuses. */
export const postNotices = async (mail: Mail, prepared: readonly PersonalNotice[]): Promise<void> => {
  const posted = prepared.filter(({ choice, words }) => isCarried(choice, 'chat', words.kind));

  for (const { user, choice, words } of posted) {
    const message = { text: words.subject, label: words.label, path: words.path };
    const { fault } = await postToChat(choice.chatUrl, message);
    if (fault) logger.warn('A notice could not be posted', { mail: mail.id, user: user.id, fault });
  }
};
