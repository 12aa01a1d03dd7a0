import type { Agency } from '@domain/agencies/agencies.ts';
import type { PolicyDocuments } from '@domain/agencies/agency-contracts.ts';
import type { User } from '@domain/accounts/accounts.ts';
import type { Mail } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { isolate, isolateAll } from '@domain/values/direction.ts';
import { readEachOnce } from '../../platform/firestore/read-documents.ts';
import { findAccount } from '../../work/identity/accounts.ts';
import { getBranding } from '../../work/branding.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readPolicies } from '../../work/collections/agency-contracts.ts';
import { readUser } from '../../work/collections/users.ts';
import type { NoticeWords } from '../notices/send-notices.ts';
import { getAgencySender } from './agency-sender.ts';
import type { DefinedMail } from './define-mail.ts';
import { renderMail, type RenderedMail, type Sender } from './layout.ts';
import { MAILS } from './mails.ts';

const getSender = (agency: Agency | undefined, policies?: PolicyDocuments): Sender => {
  const { title: platform, accent } = getBranding();
  return agency ? getAgencySender(agency, policies) : { platform, accent };
};

type QueuedMail = Pick<Mail, 'kind' | 'to' | 'locale' | 'agencyId' | 'params'>;

/** A mail as of now, and what a notice about it contains. */
export interface ComposedMail {
  readonly content: RenderedMail;
  /** The account of its address. */
  readonly reader: User | undefined;
  /** Returns the notice in a language; undefined: the mail has none. */
  readonly writeNotice: (locale: Locale) => Promise<NoticeWords | undefined>;
}

/** Returns a mail as HTML and text, under its agency's brand. Its language is its reader's, regardless of the queued one. */
const compose = async ({
  kind,
  to,
  locale: queued,
  agencyId,
  params: stored,
}: QueuedMail): Promise<ComposedMail> => {
  const mail: DefinedMail = MAILS[kind];
  const params = isolateAll(stored);
  const [agency, policies] =
    agencyId === null ? [] : await Promise.all([readAgency(agencyId), readPolicies(agencyId)]);
  const account = await findAccount(to);
  const user = account && (await readUser(account.uid));

  const locale = user?.locale ?? (mail.isInvitation ? agency?.defaultLocale : undefined) ?? queued;
  const sender = getSender(agency, policies);
  const agencyEmail = agency?.contactEmail;

  const reader = {
    to,
    hasAccount: account !== undefined,
    agencyName: isolate(sender.agency ?? sender.platform),
    agencyEmail,
    platform: isolate(sender.platform),
  };

  const text = await mail.compose(params, { ...reader, locale });
  // The agency's own copy is answered by support.
  const replyTo = mail.replyTo(params) ?? (agencyEmail === to ? undefined : agencyEmail);
  const rendered = renderMail(text, sender, locale);

  return {
    content: replyTo === undefined ? rendered : { ...rendered, replyTo },
    reader: user,
    writeNotice: async (language) =>
      mail.toNotice(
        params,
        language === locale ? text : await mail.compose(params, { ...reader, locale: language }),
      ),
  };
};

/** Renders a mail; its parts share what they read. */
export const composeMail = (mail: QueuedMail): Promise<ComposedMail> => readEachOnce(() => compose(mail));

export const render = async (mail: QueuedMail): Promise<RenderedMail> => (await composeMail(mail)).content;
