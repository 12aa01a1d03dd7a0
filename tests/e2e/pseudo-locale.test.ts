import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorsEn } from '@domain/messages/errors.en.ts';
import { talentInviteMail } from '../../functions/src/mail/templates/talent-invite.ts';
import { catalog } from '../../web/src/i18n/en/index.ts';
import { firestore } from '../stack/admin.ts';
import { canRun, launch, openPage, type Opened } from '../browser/browser.ts';
import { pseudo, readable, servePseudoTexts } from '../browser/pseudo-locale.ts';
import { openAs } from '../browser/signed-in.ts';
import { OPEN_PATHS, SIGNED_IN_PATHS } from './screens.ts';

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(stringsIn);
  return [];
};

/** Codes and ids are for machines: on a screen they would be a fault. */
const isForPeople = (text: string): boolean => /^(?:\p{Lu}|\d+ \p{Ll})/u.test(text) && /\p{Ll}/u.test(text);

/** The subject of the email that the page of an agency previews, in the API's words. */
const subjectOf = (agencyName: string): string =>
  talentInviteMail({ name: '', agencyName, inviteId: '', agencySlug: '' }, 'en', '').subject;

/**
 * Texts that no record need hold: that subject, a medium of the catalogue that looks like a code, a user name of
 * Source-Connect, and what this browser and its system are called.
 */
const names = [
  subjectOf('Aria Voices'),
  'Voice Casting',
  'Español',
  'English',
  'TV',
  'lucia.navarro',
  'Chrome',
  'Linux',
];
/** What is no text of the app: these, and names, places and labels that the records hold. The longest first, as others are parts of them. */
let data: readonly string[] = [];
const readData = async (): Promise<void> => {
  const collections = await firestore().listCollections();
  const records = await Promise.all(
    collections.map(async (collection) => (await collection.get()).docs.map((snapshot) => snapshot.data())),
  );
  const texts = new Set([...names, ...records.flatMap(stringsIn).filter(isForPeople)]);
  data = [...texts].sort((one, other) => other.length - one.length);
};

/** Formats of the platform and of standards, the same in every language. */
const FORMATS = [
  // Dates and zones, which the browser writes.
  /(?<=\d{4}) at (?=\d)/g,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?=\d)/gi,
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)$/g,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi,
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?=,|$)/g,
  /\b(?:am|pm|gmt|utc|cet|cest|europe\/madrid)\b/gi,
  /[\w.+-]+@[\w.-]+/g,
  // Currencies by their codes, and as the browser names them.
  /\bEUR\b(?: · Euro\b)?|\bGBP\b(?: · British Pound\b)?|\bUSD\b/g,
  // Spans, as browsers name their units.
  /\b[\d.,]+ (?:hr|days?)\b/g,
  // Initials.
  /^[A-Z]{1,2}(?=:|$)/g,
  /https?:\/\/\S+/g,
  // Keys, as keyboards name them.
  /\bCtrl\+K\b/g,
  // Colours, and short names in addresses.
  /#[0-9a-f]{6}\b/gi,
  /\b[a-z]+-[a-z]+\b/g,
];

/** Failures are told in the API's own words, which have catalogs of their own. */
const failures = Object.values<string>(errorsEn);

/** What is left of a text without data and formats, when it has letters that no catalog gave. */
const untranslated = (text: string): string | undefined => {
  let rest = text;
  for (const format of FORMATS) rest = rest.replace(format, ' ');
  for (const known of [...failures, ...data]) if (rest.includes(known)) rest = rest.split(known).join(' ');
  return /[a-z]/i.test(rest) ? text : undefined;
};

beforeAll(readData);

describe('accented texts', () => {
  it('keep what stands for something else', () => {
    expect(pseudo('Hello {name}, <a>read</a> this')).toBe('Ħḗŀŀǿ {name}, <a>řḗȧḓ</a> ŧħīş');
    expect(pseudo('{count, plural, one {# day} other {# days}} left')).toBe(
      '{count, plural, one {# ḓȧẏ} other {# ḓȧẏş}} ŀḗƒŧ',
    );
    expect(pseudo('{size, number} MB')).toBe('{size, number} ḾɃ');
  });

  it('are told from those that no catalog gave', () => {
    expect(untranslated('Save')).toBe('Save');
    expect(untranslated('Şȧṽḗ')).toBeUndefined();
    expect(untranslated('Ŧħḗ ƥřǿĵḗƈŧ Harbour Light')).toBeUndefined();
  });
});

describe.runIf(canRun)('no text on a screen bypasses the catalogs', () => {
  let browser: Browser;
  let page: Opened;
  beforeAll(async () => {
    browser = await launch();
    page = await openPage(browser);
    await servePseudoTexts(page, catalog);
  });
  afterAll(() => browser.close());

  const check = async (path: string, shown: string): Promise<void> => {
    await page.goto(path);
    // The text that says that the page is there: a piece of data, or its accented form.
    await page
      .getByText(shown)
      .or(page.getByText(pseudo(shown)))
      .first()
      .waitFor();
    // Names of languages and labels of the catalogue come a moment after the rest.
    const foreign = async (): Promise<readonly string[]> => {
      const texts = await readable(page);
      expect(texts.length).toBeGreaterThan(3);
      return texts.map(untranslated).filter((text) => text !== undefined);
    };
    await expect.poll(foreign, { message: path, timeout: 8000 }).toEqual([]);
  };

  it.each(OPEN_PATHS)('%s', check);

  it.each(Object.entries(SIGNED_IN_PATHS))('as %s', async (email, screens) => {
    page = await openAs(browser, email);
    await servePseudoTexts(page, catalog);
    for (const [path, shown] of screens) await check(path, shown);
    await page.context().close();
  });
});
