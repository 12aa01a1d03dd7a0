import type { Locale } from '@domain/messages/locale.ts';
import { formatMoney } from '@domain/values/money.ts';
import { isInstant } from '../../platform/firestore/db.ts';
import { formatDay } from '../../work/text/format-day.ts';
import { formatMoment, type ReaderClock } from '../../work/text/reader-zone.ts';
import { escapeHtml } from '../../work/text/safe-text.ts';
import { FIELD_LABELS, PAGE_WORDS, SECTIONS } from './readable-words.ts';

type FieldName = keyof (typeof FIELD_LABELS)['en'];
type Fields = Readonly<Record<string, unknown>>;

interface Reader extends ReaderClock {
  readonly locale: Locale;
}

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'paid', 'sessionFee', 'usageFee', 'minimumFee']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a value as a person reads it; undefined for values that only programs read. */
const formatValue = (name: string, value: unknown, record: Fields, reader: Reader): string | undefined => {
  const { locale } = reader;
  if (isInstant(value)) return formatMoment(new Date(value.toMillis()).toISOString(), reader, locale);
  if (typeof value === 'boolean') return PAGE_WORDS[locale][value ? 'yes' : 'no'];
  if (typeof value === 'number')
    return AMOUNTS.has(name) && typeof record['currency'] === 'string'
      ? formatMoney(value, record['currency'], locale)
      : new Intl.NumberFormat(locale).format(value);
  if (typeof value === 'string') return DAY.test(value) ? formatDay(value, locale) : value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return new Intl.ListFormat(locale).format(value);
  return undefined;
};

const renderRecord = (record: Fields, names: readonly FieldName[], reader: Reader): string => {
  const rows = names.flatMap((name) => {
    const shown = formatValue(name, record[name], record, reader);
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
  const sections = SECTIONS.map(({ collection, title, fields }) => {
    const shown = (records.get(collection) ?? [])
      .map((record) => renderRecord(record, fields, reader))
      .join('');
    return shown === '' ? '' : `<section><h2>${escapeHtml(title[reader.locale])}</h2>${shown}</section>`;
  });
  const intro = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return `<!doctype html><html lang="${reader.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(words.title)}</h1>${intro}${sections.join('')}</main></body></html>\n`;
};
