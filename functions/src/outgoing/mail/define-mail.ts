import type { MailKind } from '@domain/mail/mail.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { NoticeKind } from '@domain/notices/notices.ts';
import { isolateAll } from '@domain/values/direction.ts';
import type { NoticeWords } from '../notices/send-notices.ts';
import type { MailCalendar, MailText } from './layout.ts';
import { getStopLinks, linkTo } from './links.ts';
import { HREF, STOP_LINKS, type SampleWords } from './samples.ts';

/** The reader of a mail, and the agency that sends it. */
export interface Reader {
  readonly to: string;
  readonly locale: Locale;
  readonly hasAccount: boolean;
  /** The agency's name; without an agency, the platform's. */
  readonly agencyName: string;
  /** The agency's address; undefined without an agency. */
  readonly agencyEmail: string | undefined;
  readonly platform: string;
}

/** What a mail contains when it is sent. */
export interface Loaded<Content> {
  /** In the reader's language and zone. */
  readonly content: Content;
  /** Target of the button: a path of the app, or any address. */
  readonly href: string;
  readonly calendar?: MailCalendar;
  /** When an answer is due, in milliseconds; absent: none is. */
  readonly due?: number;
}

export type Write<Content> = (content: Content, href: string) => MailText;

interface MailDefinition<Kind extends MailKind, Params, Content> {
  readonly kind: Kind;
  /** Reads the current data. Throws `NoLongerNeeded` when the mail is outdated. */
  readonly load: (params: Params, reader: Reader) => Loaded<Content> | Promise<Loaded<Content>>;
  /** The account that can unsubscribe; null: this reader can't. Absent: a required mail. */
  readonly optionalFor?: (params: Params) => string | null;
  /** The person who gets a reply; undefined, or absent: the agency, or the platform's support. */
  readonly replyTo?: (params: Params) => string | undefined;
  /** The channels that people choose for it. Absent: always emailed, and no notice. */
  readonly noticeKind?: NoticeKind;
  /** Path of a notice, where the mail's own link contains a token. */
  readonly noticePath?: (params: Params) => string | undefined;
  /** Absent: always. A sender's copy is no news to them. */
  readonly hasNotice?: (params: Params) => boolean;
  /** For people who may not know the platform: without an account, in the agency's language. */
  readonly isInvitation?: boolean;
  readonly texts: Readonly<Record<Locale, Write<Content>>>;
  /** For previews and tests; checked against the content that `load` returns. */
  readonly sample: (typed: SampleWords, locale: Locale) => NoInfer<Content>;
}

/** A mail as others use it. Methods, so that a table can contain mails with different parameters. */
export interface DefinedMail<Kind extends MailKind = MailKind, Params = unknown, Content = unknown> {
  readonly kind: Kind;
  readonly isInvitation: boolean;
  /** Returns the notice of a composed mail; undefined: there is none. */
  toNotice(params: Params, mail: MailText): NoticeWords | undefined;
  /** Returns the mail as of now, for its reader. */
  compose(params: Params, reader: Reader): Promise<MailText>;
  write(content: Content, locale: Locale, href: string): MailText;
  writeSample(typed: SampleWords, locale: Locale): MailText;
  replyTo(params: Params): string | undefined;
}

/** Returns the path of an address in the app; undefined for others, and for one that opens by its token. */
const getPath = (href: string): string | undefined => {
  const home = linkTo('/');
  if (!href.startsWith(home) || new URL(href).searchParams.has('token')) return undefined;
  return href.slice(home.length - 1);
};

/** Declares a mail in one place; `mails.ts` collects them. */
export const defineMail = <const Kind extends MailKind, Params, const Content>({
  kind,
  load,
  optionalFor,
  replyTo,
  isInvitation = false,
  noticeKind,
  noticePath,
  hasNotice,
  texts,
  sample,
}: MailDefinition<Kind, Params, Content>): DefinedMail<Kind, Params, Content> => ({
  kind,
  isInvitation,
  toNotice: (params, { subject, action: { href, label }, due }) => {
    if (!noticeKind || hasNotice?.(params) === false) return undefined;

    const path = noticePath?.(params) ?? getPath(href);
    if (path === undefined) return undefined;
    return { kind: noticeKind, subject, label, path, ...(due === undefined ? {} : { due }) };
  },
  compose: async (params, reader) => {
    const { content, href, ...further } = await load(params, reader);
    const target = href.startsWith('/') ? linkTo(href) : href;
    const mail = { ...texts[reader.locale](isolateAll(content), target), ...further };
    const uid = optionalFor?.(params) ?? null;
    return uid === null ? mail : { ...mail, stop: await getStopLinks(uid) };
  },
  write: (content, locale, href) => texts[locale](content, href),
  writeSample: (typed, locale) => {
    const mail = texts[locale](sample(typed, locale), HREF);
    return optionalFor ? { ...mail, stop: STOP_LINKS } : mail;
  },
  replyTo: (params) => replyTo?.(params),
});
