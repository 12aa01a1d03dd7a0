import type { Agency } from '@domain/agencies/agencies.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { TeamInvite } from '@domain/team/team.ts';
import { queueMail } from '../../outgoing/mail/outbox.ts';
import type { Work } from '../../work/unit/work.ts';

interface Newcomer {
  readonly uid: string;
  readonly name: string;
  readonly to: string;
  readonly locale: Locale;
  readonly agency: Agency;
  /** The account's password version: setting one uses up the link. */
  readonly version: number;
}

/** Queues the mail with the link to set a team account's password; `mailId` identifies the occasion. */
export const queueTeamAccount = (
  work: Work,
  mailId: string,
  { uid, name, to, locale, agency, version }: Newcomer,
): void => {
  queueMail(work, mailId, {
    kind: 'team-account',
    to,
    locale,
    agencyId: agency.id,
    params: { name, agencyName: agency.publicName, uid, version },
  });
};

/** Queues the mail with an invitation's link, once per version. */
export const queueTeamInvite = (
  work: Work,
  { id, name, email, version }: TeamInvite,
  { agency, locale }: Pick<Newcomer, 'agency' | 'locale'>,
): void => {
  queueMail(work, `team-invite_${id}_${version}`, {
    kind: 'team-invite',
    to: email,
    locale,
    agencyId: agency.id,
    params: { name, agencyName: agency.publicName, inviteId: id, version },
  });
};
