import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { LicenceStage } from '@domain/ledger/licence-stage.ts';
import type { Locale } from '@domain/messages/locale.ts';
import { formatIdentifiers } from '@domain/pricing/asset-identifiers.ts';
import { getShownLabel } from '@domain/pricing/licence-labels.ts';
import { BYTE_ORDER_MARK, toCsvLines, type CsvKind, type CsvLayout } from '@domain/values/csv.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { formatFileAmount } from '@domain/values/money.ts';

const HEADS = {
  en: {
    project: 'Project',
    company: 'Company',
    brand: 'Brand',
    category: 'What the brand sells',
    voice: 'Voice',
    character: 'Character',
    language: 'Language',
    asset: 'Asset',
    identifiers: 'Ad-ID or clock number',
    media: 'Media',
    territory: 'Territory',
    duration: 'Duration',
    soldOn: 'Sold on',
    firstAirOn: 'First day on air',
    expiresOn: 'Last day',
    exclusive: 'Exclusive for',
    exclusiveThrough: 'Exclusive through',
    stage: 'State',
    earned: 'Talent’s fee',
    renewalPrice: 'Renewal',
    renewalEarned: 'Talent’s fee for a renewal',
    currency: 'Currency',
  },
  es: {
    project: 'Proyecto',
    company: 'Empresa',
    brand: 'Marca',
    category: 'Qué vende la marca',
    voice: 'Voz',
    character: 'Personaje',
    language: 'Idioma',
    asset: 'Pieza',
    identifiers: 'Ad-ID o número de reloj',
    media: 'Medio',
    territory: 'Territorio',
    duration: 'Duración',
    soldOn: 'Vendida el',
    firstAirOn: 'Primer día de emisión',
    expiresOn: 'Último día',
    exclusive: 'En exclusiva para',
    exclusiveThrough: 'En exclusiva hasta',
    stage: 'Estado',
    earned: 'Tarifa del talento',
    renewalPrice: 'Renovación',
    renewalEarned: 'Tarifa del talento por la renovación',
    currency: 'Moneda',
  },
} as const;
type Column = keyof (typeof HEADS)['en'];

const STAGES: Readonly<Record<Locale, Readonly<Record<LicenceStage, string>>>> = {
  en: {
    upcoming: 'Upcoming',
    live: 'Live',
    ending: 'Ends soon',
    ended: 'Ended',
    replaced: 'Replaced',
    cancelled: 'Cancelled',
  },
  es: {
    upcoming: 'Próxima',
    live: 'Vigente',
    ending: 'Termina pronto',
    ended: 'Terminada',
    replaced: 'Sustituida',
    cancelled: 'Cancelada',
  },
};

const WHAT: readonly Column[] = [
  'character',
  'language',
  'asset',
  'identifiers',
  'media',
  'territory',
  'duration',
];
const WHEN: readonly Column[] = [
  'soldOn',
  'firstAirOn',
  'expiresOn',
  'stage',
  'exclusive',
  'exclusiveThrough',
];

/** Columns per side, in order. */
const COLUMNS: Readonly<Record<LicenceReader, readonly Column[]>> = {
  client: ['project', 'brand', 'voice', ...WHAT, ...WHEN, 'renewalPrice', 'currency'],
  staff: [
    ...(['project', 'company', 'brand', 'category', 'voice'] as const),
    ...WHAT,
    ...WHEN,
    ...(['earned', 'renewalPrice', 'renewalEarned', 'currency'] as const),
  ],
  talent: ['project', ...WHAT, ...WHEN, 'earned', 'renewalEarned', 'currency'],
};

/** Columns that aren't text. */
const KINDS: Readonly<Partial<Record<Column, CsvKind>>> = {
  soldOn: 'date',
  firstAirOn: 'date',
  expiresOn: 'date',
  exclusiveThrough: 'date',
  earned: 'amount',
  renewalPrice: 'amount',
  renewalEarned: 'amount',
};

interface SheetNames {
  readonly languageName: (alpha3: string) => string;
  readonly categoryName: (code: string) => string;
}

export const toLicenceSheet = (
  rows: readonly LicenceRow[],
  reader: LicenceReader,
  locale: Locale,
  { languageName, categoryName }: SheetNames,
  layout: CsvLayout,
): string => {
  const columns = COLUMNS[reader];

  const getCells = (row: LicenceRow): Readonly<Record<Column, string>> => ({
    project: row.projectName,
    company: row.companyName ?? '',
    brand: row.brand ?? '',
    category: row.brandCategory ? categoryName(row.brandCategory) : '',
    voice: row.talentName ?? '',
    character: row.character,
    language: languageName(row.language),
    asset: row.assetName,
    identifiers: formatIdentifiers(row.identifiers),
    media: getShownLabel(row.format, locale),
    territory: getShownLabel(row.territoryCover, locale),
    duration: getShownLabel(row.duration, locale),
    soldOn: row.soldOn,
    firstAirOn: row.firstAirOn ?? '',
    expiresOn: row.expiresOn ?? '',
    exclusive: row.exclusivity
      ? joinDotted(
          [row.exclusivity.category, row.exclusivity.territory].map((item) => getShownLabel(item, locale)),
        )
      : '',
    exclusiveThrough: row.exclusivity?.through ?? '',
    stage: STAGES[locale][row.stage],
    earned: formatFileAmount(row.earned, row.currency),
    renewalPrice: formatFileAmount(row.renewalPrice, row.currency),
    renewalEarned: formatFileAmount(row.renewalEarned, row.currency),
    currency: row.currency,
  });

  const lines = rows.map((row) => {
    const view = getCells(row);
    return columns.map((column) => view[column]);
  });
  const heads = columns.map((column) => HEADS[locale][column]);
  const kinds = columns.map((column) => KINDS[column] ?? 'text');

  return BYTE_ORDER_MARK + toCsvLines([heads, ...lines], layout, kinds);
};
