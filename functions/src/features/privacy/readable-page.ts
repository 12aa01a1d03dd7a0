import type { CollectionName } from '@domain/access/matrix.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { formatMoney } from '@domain/values/money.ts';
import { isInstant } from '../../platform/firestore/db.ts';
import { formatDay } from '../../work/text/format-day.ts';
import { formatMoment, type ReaderClock } from '../../work/text/reader-zone.ts';
import { escapeHtml } from '../../work/text/safe-text.ts';
import type { FindName, ListName } from './read-list-names.ts';
import { findStateWord } from './readable-states.ts';
import { FIELD_LABELS, PAGE_WORDS, SECTIONS, type Section } from './readable-words.ts';

type FieldName = keyof (typeof FIELD_LABELS)['en'];
type Fields = Readonly<Record<string, unknown>>;

interface Reader extends ReaderClock {
  readonly locale: Locale;
  readonly findName: FindName;
}

/** Fields whose values are codes of a list. */
const LISTED: Readonly<Partial<Record<FieldName, ListName>>> = {
  gender: 'GENDER',
  microphone: 'MICROPHONE',
  booth: 'BOOTH',
  countryOfResidence: 'countries',
  country: 'countries',
  language: 'languages',
  languages: 'languages',
};

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'paid', 'sessionFee', 'usageFee', 'minimumFee']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A language is a code, or a record with one. */
const toCode = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'alpha3' in item ? item.alpha3 : item;

/** Returns a value as a person reads it; undefined for values that only programs read. */
const formatValue = (
  collection: CollectionName,
  name: FieldName,
  stored: unknown,
  record: Fields,
  reader: Reader,
): string | undefined => {
  const { locale } = reader;
  const list = LISTED[name];
  const getWord = (code: string): string =>
    (list ? reader.findName(list, code) : findStateWord(collection, name, code, locale)) ?? code;
  const value = Array.isArray(stored) ? stored.map(toCode) : stored;
  if (isInstant(value)) return formatMoment(new Date(value.toMillis()).toISOString(), reader, locale);
  if (typeof value === 'boolean') return PAGE_WORDS[locale][value ? 'yes' : 'no'];
  if (typeof value === 'number')
    return AMOUNTS.has(name) && typeof record['currency'] === 'string'
      ? formatMoney(value, record['currency'], locale)
      : new Intl.NumberFormat(locale).format(value);
  if (typeof value === 'string') return DAY.test(value) ? formatDay(value, locale) : getWord(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return new Intl.ListFormat(locale).format(value.map(getWord));

  return undefined;
};

const renderRecord = ({ collection, fields }: Section, record: Fields, reader: Reader): string => {
  const rows = fields.flatMap((name) => {
    const shown = formatValue(collection, name, record[name], record, reader);
    if (shown === undefined || shown === '') return [];
    return [
      `<dt>${escapeHtml(FIELD_LABELS[reader.locale][name])}</dt><dd dir="auto">${escapeHtml(shown)}</dd>`,
    ];
  });
  return rows.length === 0 ? '' : `<dl>${rows.join('')}</dl>`;
};

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0 0 1rem;padding:0 0 1rem;border-bottom:1px solid #ccc}' +
  'dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}';

/** Returns a self-contained HTML page of the exported records that a person reads; `records` by collection. */
export const renderReadablePage = (
  records: ReadonlyMap<string, readonly Fields[]>,
  paragraphs: readonly string[],
  reader: Reader,
): string => {
  const words = PAGE_WORDS[reader.locale];

  const sections = SECTIONS.map((section) => {
    const shown = (records.get(section.collection) ?? [])
      .map((record) => renderRecord(section, record, reader))
      .join('');
    return shown === ''
      ? ''
      : `<section><h2>${escapeHtml(section.title[reader.locale])}</h2>${shown}</section>`;
  });

  const intro = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');

  return `<!doctype html><html lang="${reader.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(words.title)}</h1>${intro}${sections.join('')}</main></body></html>\n`;
};
