import type { Locale } from '@domain/messages/locale.ts';
import type { EventLinks } from '@domain/calendar/event-links.ts';
import { getAccent } from '@domain/branding/accent.ts';
import { getMailAccent } from '@domain/branding/mail-accent.ts';
import { cutText } from '@domain/values/graphemes.ts';
import { SURFACES } from '@domain/branding/surfaces.ts';
import { escapeHtml, toOneLine } from '../../work/text/safe-text.ts';
import { COPY_ADDRESS } from './fallback.ts';

/** Longest subject; mail programs show far less. */
const SUBJECT_MAX = 200;

interface MailLink {
  readonly label: string;
  readonly href: string;
}

interface MailDetail {
  readonly label: string;
  readonly text: string | readonly string[];
  readonly isLarge?: boolean;
}

export interface MailText {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly details?: readonly MailDetail[];
  readonly action: MailLink;
  /** Further actions of the same kind below the main one. */
  readonly further?: readonly MailLink[];
  /** A secondary link below the action. */
  readonly aside?: MailLink;
  /** Below the buttons. */
  readonly footnote?: string;
  /** The sentence before the button's address; absent: copy it into the browser. */
  readonly fallback?: string;
  readonly stop?: StopLinks;
  readonly calendar?: MailCalendar;
  readonly attachment?: MailAttachment;
  /** When an answer is due, in milliseconds; the mail itself shows it in its texts. */
  readonly due?: number;
}

export interface MailAttachment {
  readonly fileName: string;
  readonly bytes: Buffer;
}

/** Unsubscribing: a page, and the one-click address for mail programs (RFC 8058). */
export interface StopLinks {
  readonly page: string;
  readonly oneClick: string;
}

export interface MailCalendar {
  /** The calendar method (RFC 5546). */
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
  /** The same event for web calendars; absent for a removal. */
  readonly links?: EventLinks;
}

export interface RenderedMail {
  readonly locale: Locale;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Absent: the platform's support. */
  readonly replyTo?: string;
  /** One-click unsubscribe address; absent for required mails. */
  readonly oneClick?: string;
  readonly calendar?: MailCalendar;
  /** Sender name; absent: the platform. */
  readonly fromName?: string;
  /** Sender address, on a domain of the agency; absent: the platform's. */
  readonly fromAddress?: string;
  readonly attachment?: MailAttachment;
}

/** A link as people copy it: an email address without its scheme. */
const getAddress = (href: string): string => href.replace(/^mailto:/u, '');

/** The sender: an agency, or the platform. */
export interface Sender {
  readonly platform: string;
  readonly agency?: string;
  /** The chosen CSS colour; corrected if its contrast is too low. */
  readonly accent: string;
  /** Defaults to the name only. */
  readonly logoUrl?: string;
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  /** Sender name; absent: the platform. */
  readonly fromName?: string;
  /** Sender address, on a domain of the agency; absent: the platform's. */
  readonly fromAddress?: string;
}

const getPolicies = ({ termsUrl, privacyUrl }: Sender, locale: Locale): readonly MailLink[] => {
  const words = { en: ['Terms', 'Privacy'], es: ['Condiciones', 'Privacidad'] }[locale];
  return [termsUrl, privacyUrl].flatMap((href, index) => (href ? [{ label: words[index] ?? '', href }] : []));
};

/** White plate in both schemes: most logos are drawn for paper, and programs that invert colours keep white images. The name below is the fallback. */
const renderLogo = ({ logoUrl }: Sender): string =>
  logoUrl
    ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr><td class="plate" bgcolor="#ffffff" style="padding:8px 12px;border-radius:6px;background:#ffffff linear-gradient(#ffffff,#ffffff)"><img src="${escapeHtml(logoUrl)}" alt="" height="40" style="display:block;height:40px;max-width:240px;object-fit:contain;border:0"></td></tr></table>`
    : '';

const cell = 'font-family:Arial,Helvetica,sans-serif;color:#1c2230;font-size:16px;line-height:24px';
const quiet = 'color:#5a6274';

/** Overrides of the inline styles, which are the fallback: dark colours and narrow margins. Inline styles win over all but `!important`. */
const renderOverrides = (accent: string): string => {
  const { canvas, base, line, text, textMuted } = SURFACES.dark;
  const { main, contrastText } = getAccent(accent, 'dark');

  const dark = [
    `.canvas{background:${canvas}!important}`,
    `.card{background:${base}!important;border-color:${line}!important;border-top-color:${main}!important}`,
    `.text{color:${text}!important}`,
    `.quiet{color:${textMuted}!important}`,
    `.rule{border-color:${line}!important}`,
    `.accent{color:${main}!important}`,
    '.plate{background:#ffffff linear-gradient(#ffffff,#ffffff)!important}',
    `.button{background:${main}!important;color:${contrastText}!important}`,
  ].join('');

  const narrow =
    '.edge{padding:8px 0!important}.text{padding:20px 16px!important}.button{display:block!important;text-align:center!important}';

  return `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${dark}}@media (max-width:480px){${narrow}}`;
};

/** Splits lines, so none can start a mail part; drops blank lines at both ends. */
const toLines = ({ text }: MailDetail): readonly string[] =>
  typeof text === 'string'
    ? text
        .trim()
        .split(/\r\n|[\n\r\u2028\u2029]/)
        .map(toOneLine)
    : text.map(toOneLine);

const renderDetail = (detail: MailDetail): string => {
  const lines = toLines(detail).map(escapeHtml);
  const size = detail.isLarge ? ';font-size:20px;line-height:32px' : '';
  const body =
    typeof detail.text === 'string'
      ? `<p style="margin:0${size}">${lines.join('<br>')}</p>`
      : `<ul style="margin:0;padding-left:20px">${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
  return `<div class="rule" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #dfe2ea"><p class="quiet" style="margin:0;font-size:13px;line-height:20px;${quiet}">${escapeHtml(toOneLine(detail.label))}</p>${body}</div>`;
};

/** Indented, so that typed text can't pass for a part of the mail. */
const toDetailText = (detail: MailDetail): string => {
  const mark = typeof detail.text === 'string' ? '' : '- ';
  const lines = toLines(detail).map((line) => (line === '' ? '' : `    ${mark}${line}`));
  return [`${toOneLine(detail.label)}:`, ...lines].join('\n');
};

const STOP = { en: 'Stop reminders by email', es: 'No recibir más recordatorios por correo' } as const;

const ADD_TO_CALENDAR = { en: 'Add to calendar', es: 'Añadir al calendario' } as const;

/** One column of tables with inline styles, which all mail clients render alike. */
export const renderMail = (mail: MailText, sender: Sender, locale: Locale): RenderedMail => {
  const subject = cutText(toOneLine(mail.subject), SUBJECT_MAX);
  const lines = mail.paragraphs.map(toOneLine);
  const details = mail.details ?? [];
  const paragraphs = lines.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  const href = escapeHtml(mail.action.href);
  const main = getMailAccent(sender.accent);
  const name = toOneLine(sender.agency ?? sender.platform);
  const signature = sender.agency === undefined ? name : `${name} · ${sender.platform}`;
  const aside = mail.aside
    ? `<p style="margin:0 0 24px"><a class="accent" href="${escapeHtml(mail.aside.href)}" style="color:${main}">${escapeHtml(mail.aside.label)}</a></p>`
    : '';
  const added = mail.calendar?.links
    ? [
        { label: 'Google Calendar', href: mail.calendar.links.google },
        { label: 'Outlook', href: mail.calendar.links.outlook },
      ]
    : [];
  const addLinks = added
    .map(
      ({ label, href: to }) =>
        `<a class="accent" href="${escapeHtml(to)}" style="color:${main}">${label}</a>`,
    )
    .join(' · ');
  const calendars =
    addLinks && `<p style="margin:0 0 24px">${escapeHtml(ADD_TO_CALENDAR[locale])}: ${addLinks}</p>`;
  const actions = [mail.action, ...(mail.further ?? [])];
  const renderButton = ({ label, href: to }: MailLink): string =>
    `<p style="margin:24px 0"><a class="button" href="${escapeHtml(to)}" style="display:inline-block;padding:12px 24px;background:${main};color:#ffffff;text-decoration:none;border-radius:6px;font-weight:bold">${escapeHtml(toOneLine(label))}</a></p>`;
  const stop = mail.stop
    ? `<br><a class="quiet" href="${escapeHtml(mail.stop.page)}" style="${quiet}">${escapeHtml(STOP[locale])}</a>`
    : '';
  const footnote = [mail.footnote, mail.fallback ?? COPY_ADDRESS[locale]].filter(Boolean).join(' ');
  const policies = getPolicies(sender, locale);
  const documents = policies
    .map(
      ({ label, href: to }) =>
        `<a class="quiet" href="${escapeHtml(to)}" style="${quiet}">${escapeHtml(label)}</a>`,
    )
    .join(' · ');

  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${renderOverrides(sender.accent)}</style></head>
<body class="canvas" style="margin:0;background:#f4f5f8"><table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f5f8"><tr><td class="edge" align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe2ea;border-top:4px solid ${main};border-radius:8px"><tr><td class="text" style="padding:24px 32px;${cell};overflow-wrap:anywhere">
${renderLogo(sender)}<p class="accent" style="margin:0 0 24px;font-weight:bold;font-size:18px;color:${main}">${escapeHtml(name)}</p>${paragraphs}${details.map(renderDetail).join('')}
${actions.map(renderButton).join('')}${aside}${calendars}
<p class="quiet" style="margin:0;font-size:13px;line-height:20px;${quiet}">${escapeHtml(footnote)}<br><a class="quiet" href="${href}" style="${quiet};word-break:break-all">${escapeHtml(getAddress(mail.action.href))}</a></p>
<p class="quiet" style="margin:16px 0 0;font-size:13px;line-height:20px;${quiet}">${escapeHtml(signature)}${documents && `<br>${documents}`}${stop}</p>
</td></tr></table></td></tr></table></body></html>`;

  const text = [
    ...lines,
    ...details.map(toDetailText),
    ...actions.map(({ label, href: to }) => `${toOneLine(label)}: ${to}`),
    ...(mail.aside ? [`${mail.aside.label}: ${mail.aside.href}`] : []),
    ...added.map(({ label, href: to }) => `${ADD_TO_CALENDAR[locale]} (${label}): ${to}`),
    // The sentence about the button has no use here: each link is above.
    ...(mail.footnote === undefined ? [] : [mail.footnote]),
    [`-- \n${signature}`, ...policies.map(({ label, href: to }) => `${label}: ${to}`)].join('\n'),
    ...(mail.stop ? [`${STOP[locale]}: ${mail.stop.page}`] : []),
  ];

  const { attachment, calendar, stop: { oneClick } = {} } = mail;

  return {
    locale,
    subject,
    html,
    text: text.join('\n\n'),
    ...(oneClick === undefined ? {} : { oneClick }),
    ...(calendar ? { calendar } : {}),
    ...(sender.fromName ? { fromName: sender.fromName } : {}),
    ...(sender.fromAddress ? { fromAddress: sender.fromAddress } : {}),
    ...(attachment ? { attachment } : {}),
  };
};
