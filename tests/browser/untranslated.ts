import { errorsEn } from '@domain/messages/errors.en.ts';
import { talentInviteMail } from '../../functions/src/outgoing/mail/mails/invitations/talent-invite.ts';
import { firestore } from '../stack/admin.ts';

const listStrings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(listStrings);
  return [];
};

/** Codes and ids must not appear on a screen. */
const isForPeople = (text: string): boolean => /^(?:\p{Lu}|\d+ \p{Ll})/u.test(text) && /\p{Ll}/u.test(text);

/** The email subject of an agency's preview page, as the API writes it. */
const getSubject = (agencyName: string): string =>
  talentInviteMail.write({ name: '', agencyName }, 'en', '').subject;

/** Texts without a record: that subject, a medium that looks like a code, a Source-Connect user name, browser and system names. */
const names = [
  getSubject('Aria Voices'),
  'Voice Casting',
  'Español',
  'English',
  'TV',
  'lucia.navarro',
  'Chrome',
  'Linux',
];
/** Texts from records: names, places, labels. Longest first, as others are parts of them. */
let data: readonly string[] = [];

/** Loads the texts of records. Call it before the first screen. */
export const readData = async (): Promise<void> => {
  const collections = await firestore().listCollections();
  const records = await Promise.all(
    collections.map(async (collection) => (await collection.get()).docs.map((snapshot) => snapshot.data())),
  );
  const texts = new Set([...names, ...records.flatMap(listStrings).filter(isForPeople)]);
  data = [...texts].sort((a, b) => b.length - a.length);
};

/** Formats of the platform and of standards, the same in every language. */
const FORMATS = [
  // Dates and zones, which the browser writes.
  /(?<=\d{4}) at (?=\d)/g,
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?=\d)/gi,
  /^(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)$/g,
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gi,
  /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?=,|$)/g,
  // Days by their names, also accented where they are part of a text.
  /\b(?:yesterday|today|tomorrow)\b/gi,
  /\b(?:am|pm|gmt|utc|cet|cest|europe\/madrid)\b/gi,
  /[\w.+-]+@[\w.-]+/g,
  // Currencies by their codes, and as the browser names them.
  /\bEUR\b(?: · Euro\b)?|\bGBP\b(?: · British Pound\b)?|\bUSD\b/g,
  // Spans, as browsers name their units.
  /\b[\d.,]+ (?:hr|days?)\b/g,
  // Sizes, as browsers name their units.
  /\b[\d.,]+ (?:kB|MB|GB)\b/g,
  // Initials.
  /^[A-Z]{1,2}(?=:|$)/g,
  /https?:\/\/\S+/g,
  // Numbers of documents and of purchase orders.
  /\bAO-\d{4}-\d+\b|\bPO \d+\b/g,
  // File formats by their endings.
  /\b(?:WAV|AIFF|FLAC|MP3|MP4|ZIP)\b/g,
  // Keys, as keyboards name them.
  /\bCtrl\+K\b/g,
  // Colours, and short names in addresses.
  /#[0-9a-f]{6}\b/gi,
  /\b[a-z]+-[a-z]+\b/g,
];

/** Failures use the API's own catalogs. */
const failures = Object.values<string>(errorsEn);

/** The rest of a text without data and formats, if it has letters outside the catalogs. */
export const findUntranslated = (text: string): string | undefined => {
  let rest = text;
  for (const format of FORMATS) rest = rest.replace(format, ' ');
  for (const value of [...failures, ...data]) if (rest.includes(value)) rest = rest.split(value).join(' ');
  return /[a-z]/i.test(rest) ? text : undefined;
};
