import type { DefinedMail } from './define-mail.ts';
import { linkTo } from './links.ts';
import { describe, expect, it, vi } from 'vitest';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { AA_TEXT, BLACK, getContrast, parseHex, WHITE, type Rgb } from '@domain/branding/contrast.ts';
import { getMailAccent } from '@domain/branding/mail-accent.ts';
import { FINAL_OUTCOMES } from '@domain/auditions/outcomes.ts';
import { LINK_LIFETIMES } from '@domain/mail/link-lifetimes.ts';
import type { MailKind } from '@domain/mail/mail.ts';
import { LOCALES, type Locale } from '@domain/messages/locale.ts';
import { renderMail, type RenderedMail, type Sender } from './layout.ts';
import { MAILS } from './mails.ts';
import { dataErasedMail } from './mails/accounts/data-erased.ts';
import { auditionOutcomeMail } from './mails/auditions/audition-outcome.ts';
import { licencesEndingMail } from './mails/orders/licences-ending.ts';
import { reminderMail } from './mails/talents/reminder.ts';
import {
  FURTHER_HREF,
  HREF,
  makeRole,
  SCRIPT_HREF,
  STOP_HREF,
  STOP_LINKS,
  type SampleWords,
} from './samples.ts';

// Differs from the product's numbers, so a hard-coded number in a template fails.
vi.mock('@domain/audio/limits.ts', async (original) => ({
  ...(await original<object>()),
  AUDIO_LIMITS: { audition: { maxSeconds: 47, maxBytes: 1 }, demo: { maxSeconds: 83, maxBytes: 1 } },
}));

vi.mock('@domain/mail/link-lifetimes.ts', () => ({
  LINK_LIFETIMES: {
    newPassword: { ms: 1, words: { en: 'nine hours', es: 'nueve horas' } },
    newEmail: { ms: 1, words: { en: 'six hours', es: 'seis horas' } },
    firstPassword: { ms: 1, words: { en: 'four days', es: 'cuatro días' } },
    invitation: { ms: 1, words: { en: 'three days', es: 'tres días' } },
  },
}));

const EVIL = '<script>alert("x")</script>';
const sender: Sender = { platform: 'A & B <Casting>', agency: EVIL, accent: '#ffe600' };

const TYPED: SampleWords = {
  person: EVIL,
  email: EVIL,
  agency: EVIL,
  company: EVIL,
  project: EVIL,
  character: EVIL,
  direction: EVIL,
  style: EVIL,
  brief: EVIL,
  script: `${EVIL}\n\n-- \nYour agency\u202E`,
  subject: EVIL,
  message: `${EVIL}\n\n-- \nYour agency`,
  demo: EVIL,
  reason: EVIL,
};

const LINKS: Readonly<Partial<Record<MailKind, readonly string[]>>> = {
  'audition-request': [HREF, SCRIPT_HREF],
  'audition-requests': [HREF, SCRIPT_HREF],
  session: [HREF, FURTHER_HREF],
  'availability-requests': [HREF, SCRIPT_HREF],
  reminder: [HREF, FURTHER_HREF, STOP_HREF],
  'licences-ending': [HREF, STOP_HREF],
};

const render = (kind: MailKind, locale: Locale): RenderedMail =>
  renderMail(MAILS[kind].writeSample(TYPED, locale), sender, locale);

const mails = Object.values(MAILS).flatMap(({ kind }) =>
  LOCALES.map((locale) => ({ kind, name: `${kind} in ${locale}`, ...render(kind, locale) })),
);

const unescape = (html: string): string =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe('every mail', () => {
  it('is in the reader’s language', () => {
    for (const { kind, locale, name, subject, text, html } of mails) {
      const renderedMail = render(kind, locale === 'en' ? 'es' : 'en');
      expect.soft(html, name).toContain(`<html lang="${locale}">`);
      expect.soft(subject, name).not.toBe(renderedMail.subject);
      expect.soft(text, name).not.toBe(renderedMail.text);
      expect.soft([subject, text, html].join(), name).not.toMatch(/undefined|\[object|\{\w+\}|null/);
    }
  });

  it('has no token in its notice', () => {
    const action = { label: 'Open', href: linkTo('/page?token=secret') };
    const text = { subject: 'Subject', paragraphs: [], action };
    const defined: readonly DefinedMail[] = Object.values(MAILS);
    const paths = defined.map((mail) => mail.toNotice({}, text)?.path);

    expect(paths).toContain('/profile/auditions');
    expect(paths.filter((path) => path?.includes('token'))).toEqual([]);
  });

  it('has the same single link in both parts', () => {
    for (const { kind, name, text, html } of mails) {
      const links = LINKS[kind] ?? [HREF];
      expect.soft(text.match(/https?:\/\/\S+/g), name).toEqual(links);
      const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => unescape(href));
      expect.soft(new Set(hrefs), name).toEqual(new Set(links));
    }
  });

  it('never ends a sentence in plain text without its address', () => {
    const dangling = mails.filter(({ text }) =>
      /\b(browser|navegador|write to|escribe a):\s*(\n|$)/i.test(text),
    );
    expect(dangling.map(({ name }) => name)).toEqual([]);
  });

  it('shows typed text as text', () => {
    for (const { name, text, html } of mails) {
      expect.soft(html, name).not.toMatch(/<script|<Casting>|alert\("/i);
      expect.soft(unescape(html), name).toContain(EVIL);
      expect.soft(text, name).toContain(EVIL);
    }
  });

  it('has an unsubscribe link exactly if it is a reminder', () => {
    for (const { kind, name, text, html, oneClick } of mails) {
      const isReminder = kind === 'reminder' || kind === 'licences-ending';
      expect.soft(oneClick !== undefined, name).toBe(isReminder);
      if (!isReminder) expect.soft(text + html, name).not.toMatch(/unsubscribe|darse de baja/i);
    }
  });
});

describe('the last email to a person removed by their only agency', () => {
  it.each(LOCALES)('states whether the account stays, in %s', (locale) => {
    const renderNotice = (keepsAccount: boolean): string =>
      dataErasedMail.write({ name: 'Ana', removedBy: EVIL, keepsAccount }, locale, HREF).paragraphs.join(' ');
    const [stays, goes] = [renderNotice(true), renderNotice(false)];
    expect(stays).toContain(EVIL);
    expect(goes).toContain(EVIL);
    expect(stays).toMatch(/Your account stays|Tu cuenta sigue/);
    expect(stays).not.toMatch(/your account, your|tu cuenta, tu/);
    expect(goes).toMatch(/your account, your|tu cuenta, tu/);
    expect(goes).toMatch(/last email|último correo/);
  });
});

describe('the agency in a mail', () => {
  const mail = { subject: 'x', paragraphs: [], action: { label: 'Go', href: HREF }, footnote: 'Foot' };
  const renderHtml = (change: Partial<Sender>) => renderMail(mail, { ...sender, ...change }, 'en').html;

  it('is named, above the platform’s name', () => {
    expect(renderHtml({ agency: 'Aria' })).toMatch(/>Aria<[^]*>Aria · A &#38; B /);
    expect(renderMail(mail, { ...sender, agency: 'Aria' }, 'en').text).toMatch(
      /-- \nAria · A & B <Casting>$/,
    );
  });

  it.each(['#ffe600', '#000000', 'red"><script>'])('gives it a legible colour: %s', (accent) => {
    expect(renderHtml({ accent })).toContain(`background:${getMailAccent(accent)};color:#ffffff`);
    expect(renderHtml({ accent })).not.toContain('<script');
  });
});

describe('a mail on a dark screen', () => {
  const { html } = render('audition-requests', 'en');
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(html)?.[1] ?? '';
  const findColour = (name: string, property: string) => {
    const found = new RegExp(`\\.${name}\\{[^}]*?\\b${property}:(#[0-9a-f]{6})!important`).exec(dark);
    return parseHex(found?.[1] ?? '') ?? expect.fail(`${name} has no ${property}`);
  };

  it.each(['text', 'quiet', 'accent'])('has a legible %s', (name) => {
    expect(getContrast(findColour(name, 'color'), findColour('card', 'background'))).toBeGreaterThanOrEqual(
      AA_TEXT,
    );
  });

  it('has a legible button', () => {
    expect(
      getContrast(findColour('button', 'color'), findColour('button', 'background')),
    ).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it('has no colour made for light screens', () => {
    const coloured = [...html.matchAll(/<[a-z]+ [^>]*style="[^"]*(?:color|background):#[^>]*>/g)];
    expect(coloured.length).toBeGreaterThan(10);
    for (const [tag] of coloured) expect(tag).toMatch(/class="(canvas|card|text|quiet|accent|button|plate)"/);
  });
});

describe('a mail in a program that changes its colours', () => {
  const LOGO = 'https://logos.example/one.png';

  const renderHtml = (accent: string) =>
    renderMail(
      auditionOutcomeMail.write({ ...makeRole(TYPED, 'en'), outcome: 'chosen' }, 'en', HREF),
      { ...sender, accent, logoUrl: LOGO },
      'en',
    ).html;

  const invert = ({ r, g, b }: Rgb): Rgb => ({ r: 255 - r, g: 255 - g, b: 255 - b });

  const findStyle = (mail: string, name: string, property: string): Rgb => {
    const found = new RegExp(`class="${name}"[^>]*style="[^"]*(?<![-\\w])${property}:(#[0-9a-f]{6})`).exec(
      mail,
    );
    return parseHex(found?.[1] ?? '') ?? expect.fail(`${name} has no ${property}`);
  };

  it.each(['#ffe600', '#0e6f7c', '#c8102e', '#7a00ff', '#000000'])(
    'has legible links and buttons in %s, inverted or on a dark background alone',
    (accent) => {
      const mail = renderHtml(accent);
      const [link, plate, ink] = [
        findStyle(mail, 'accent', 'color'),
        findStyle(mail, 'button', 'background'),
        findStyle(mail, 'button', 'color'),
      ];

      const pairs: readonly (readonly [Rgb, Rgb])[] = [
        [link, WHITE],
        [link, BLACK],
        [invert(link), BLACK],
        [ink, plate],
        [invert(ink), plate],
        [invert(ink), invert(plate)],
      ];
      for (const [rgb, ground] of pairs) expect(getContrast(rgb, ground)).toBeGreaterThanOrEqual(AA_TEXT);
    },
  );

  it('has a logo on a plate that stays white', () => {
    const mail = renderHtml('#0e6f7c');
    const plate = /<td class="plate"[^>]*style="([^"]*)"[^>]*><img src="([^"]*)"/.exec(mail);
    expect(plate?.[2]).toBe(LOGO);
    expect(plate?.[1]).toMatch(/background:#ffffff linear-gradient\(#ffffff,#ffffff\)/);
    expect(mail).toContain('.plate{background:#ffffff linear-gradient(#ffffff,#ffffff)!important}');
  });
});

it.each(LOCALES)('the audition request states the maximum length, in %s', (locale) => {
  const { text } = render('audition-request', locale);
  expect(text).toMatch(new RegExp(`\\b${AUDIO_LIMITS.audition.maxSeconds} (seconds|segundos)\\b`));
  expect(text.match(/\b\d+ (seconds|segundos)\b/g)).toHaveLength(1);
});

describe('the outcome of an audition', () => {
  it.each(LOCALES)('has its own text, in %s', (locale) => {
    const notified = FINAL_OUTCOMES.map((outcome) =>
      auditionOutcomeMail.write({ ...makeRole(TYPED, locale), outcome }, locale, HREF).paragraphs.join(' '),
    );
    expect(new Set(notified).size).toBe(FINAL_OUTCOMES.length);
  });
});

it.each(LOCALES)(
  'a reminder of ending licences shows the day to clients and the company to the agency, in %s',
  (locale) => {
    const licence = {
      voice: 'Ana',
      projectName: 'Spring',
      character: 'Wolf',
      media: 'TV',
      territory: 'Spain',
      endsOn: 'May 1',
      renewal: null,
    };

    const about = { name: 'Ana', companyName: 'Solera', more: 0, licences: [licence] };
    const client = licencesEndingMail.write({ ...about, isAgency: false, isOffered: false }, locale, HREF);
    const agency = licencesEndingMail.write({ ...about, isAgency: true, isOffered: false }, locale, HREF);
    expect(client.subject).toContain('May 1');
    expect(agency.paragraphs.join()).toContain('Solera');
  },
);

it.each(LOCALES)(
  'a reminder about one thing has it in its subject, with a one-click unsubscribe, in %s',
  (locale) => {
    const role = makeRole(TYPED, locale);
    const task = {
      kind: 'audition',
      character: 'Wolf',
      languageName: role.languageName,
      deadline: 'Friday',
      href: HREF,
    } as const;
    const mailText = reminderMail.write({ ...role, tasks: [task] }, locale, HREF);
    expect(mailText.subject).toContain('Wolf');
    expect(mailText.further).toEqual([]);
    expect(render('reminder', locale).oneClick).toBe(STOP_LINKS.oneClick);
  },
);

it.each([
  ['password-reset', LINK_LIFETIMES.newPassword],
  ['client-invite', LINK_LIFETIMES.firstPassword],
  ['team-account', LINK_LIFETIMES.firstPassword],
  ['team-invite', LINK_LIFETIMES.invitation],
  ['email-change', LINK_LIFETIMES.newEmail],
] as const)('states the validity of the link of %s', (kind, { words }) => {
  expect(render(kind, 'en').text).toContain(`within the next ${words.en}.`);
  expect(render(kind, 'es').text).toContain(`caduca en ${words.es}.`);
});

describe('a mail', () => {
  const mail = { paragraphs: ['One\n\nTwo'], action: { label: 'Go', href: HREF }, footnote: 'Foot' };
  const render = (subject: string) => renderMail({ ...mail, subject }, sender, 'en');

  it.each([
    ['a line break', 'Hello\r\nBcc: everybody@example.com', 'Hello Bcc: everybody@example.com'],
    ['a bare return', 'Hello\rBcc: x', 'Hello Bcc: x'],
    ['another line break', 'Hello\u2028Bcc: x', 'Hello Bcc: x'],
    ['a null', 'Hello\0there', 'Hello there'],
    ['a mark that turns what follows', 'Pay \u200F(100)\u061C\u200E', 'Pay (100)'],
    ['text turned round', 'Invoice \u202Efdp.exe', 'Invoice fdp.exe'],
  ])('has a subject of one line: %s', (_, subject, expected) => {
    expect(render(subject).subject).toBe(expected);
  });

  it('has a short subject, and paragraphs not shared with others', () => {
    expect(render('x'.repeat(5000)).subject).toHaveLength(200);
    expect(render(`x${'🎙'.repeat(5000)}`).subject).not.toMatch(/\p{Cs}/u);
    expect(render('x').text.split('\n\n')[0]).toBe('One Two');
  });
});
