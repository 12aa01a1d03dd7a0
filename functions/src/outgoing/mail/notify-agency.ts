import type { Agency } from '@domain/agencies/agencies.ts';
import type { AgencyNews } from '@domain/agencies/agency-news.ts';
import type { MailKind } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { MailParams } from './mails.ts';
import { queueMail } from './outbox.ts';
import type { Work } from '../../work/unit/work.ts';

interface News<Kind extends MailKind> {
  readonly kind: Kind;
  readonly params: MailParams[Kind];
  readonly locale?: Locale;
}

/** Mails an agency at its contact address, unless muted; `id` as for `queueMail`. */
export const notifyAgency = <Kind extends MailKind>(
  work: Work,
  agency: Agency | undefined,
  news: AgencyNews,
  id: string,
  { kind, params, locale = 'en' }: News<Kind>,
): void => {
  if (!agency || agency.mutedNews?.includes(news)) return;
  queueMail(work, id, {
    kind,
    to: agency.contactEmail,
    locale: agency.defaultLocale ?? locale,
    agencyId: agency.id,
    toAgency: true,
    params,
  });
};
