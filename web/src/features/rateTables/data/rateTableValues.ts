import type { CatalogKind } from '@domain/reference/reference.ts';
import { FULL_BASIS_POINTS, type RateTableTerms } from '@domain/pricing/rate-tables.ts';
import { RATE_TABLE_FIELDS, type CodeFactor, type StepFactor } from '@domain/pricing/rate-tables.schema.ts';
import { getDefaults } from '@domain/values/fields.ts';
import { DEFAULT_CURRENCY, formatTypedMoney } from '@domain/values/money.ts';
import { formatDecimal } from './typedNumbers.ts';

/** Decimals of typed factors and shares, stored in basis points. */
export const FACTOR_DECIMALS = 4;
export const SHARE_DECIMALS = 2;

export const AMOUNTS = [
  'sessionFirstHour',
  'sessionHalfHour',
  'usageBase',
  'minimumFee',
  'engineerHour',
  'studioHour',
] as const;
export const SHARES = ['commission', 'expressSurcharge', 'organicShare'] as const;
/** Factors by code, with their catalogue. */
const CODED_FACTORS = {
  media: 'MEDIA',
  durations: 'DURATION',
  territoryCovers: 'TERRITORY_COVER',
} as const satisfies Readonly<Record<string, CatalogKind>>;
export type CodedName = keyof typeof CODED_FACTORS;
export const CODED_NAMES = ['media', 'durations', 'territoryCovers'] as const satisfies readonly CodedName[];
export const STEPPED_FACTORS = ['lengths', 'spots'] as const;
export type SteppedName = (typeof STEPPED_FACTORS)[number];

/** A typed factor of a catalogue code; empty: priced on request. */
export interface TypedFactor {
  readonly code: string;
  readonly factor: string;
}
/** A factor up to a number, as typed; the last step has no end. */
export interface TypedStep {
  readonly upTo: string;
  readonly factor: string;
}
interface TypedRate {
  readonly currency: string;
  readonly perUnit: string;
  readonly day: string;
}

/** Form values of a rate table: numbers stay text, so input is never lost or changed. */
export type RateTableValues = Readonly<
  Record<(typeof AMOUNTS)[number] | (typeof SHARES)[number], string> &
    Record<CodedName, readonly TypedFactor[]> &
    Record<SteppedName, readonly TypedStep[]>
> & {
  readonly validFrom: string;
  readonly currency: string;
  /** Whole hours. */
  readonly sessionHours: string;
  readonly clientSees: RateTableTerms['clientSees'];
  readonly exchangeRates: readonly TypedRate[];
};

/** Initial values without a table to copy: no charges. */
const BLANK: RateTableTerms = {
  ...getDefaults(RATE_TABLE_FIELDS),
  currency: DEFAULT_CURRENCY,
  lengths: [{ upTo: null, factor: FULL_BASIS_POINTS }],
  spots: [{ upTo: null, factor: FULL_BASIS_POINTS }],
  commission: 0,
};

/** Returns the catalogue's codes, and former ones that the table still uses. */
const getCodes = (codes: readonly string[], factors: readonly CodeFactor[]): readonly string[] => [
  ...new Set([...codes, ...factors.map(({ code }) => code)]),
];

/** Returns form values of a table, or blank ones, starting on a day. `codes` are in catalogue order. */
export const getValues = (
  table: RateTableTerms | undefined,
  codes: Readonly<Record<CodedName, readonly string[]>>,
  validFrom: string,
  locale: string,
  currency: string = BLANK.currency,
): RateTableValues => {
  const formatFactor = (factor: number) => formatDecimal(factor, FACTOR_DECIMALS, locale);
  const shareText = (share: number) => formatDecimal(share, SHARE_DECIMALS, locale);
  const from = table ?? { ...BLANK, currency };
  const formatAmount = (name: (typeof AMOUNTS)[number]) =>
    table ? formatTypedMoney(from[name], from.currency, locale) : '';

  const listCoded = (name: CodedName): readonly TypedFactor[] => {
    const factors = table?.[name] ?? [];
    return getCodes(codes[name], factors).map((code) => {
      const found = factors.find((factor) => factor.code === code);
      return { code, factor: found ? formatFactor(found.factor) : '' };
    });
  };

  const listSteps = (steps: readonly StepFactor[]): readonly TypedStep[] =>
    steps.map(({ upTo, factor }) => ({
      upTo: upTo === null ? '' : String(upTo),
      factor: formatFactor(factor),
    }));

  return {
    validFrom,
    currency: from.currency,
    clientSees: from.clientSees,
    sessionHours: String(from.sessionHours),
    sessionFirstHour: formatAmount('sessionFirstHour'),
    sessionHalfHour: formatAmount('sessionHalfHour'),
    usageBase: formatAmount('usageBase'),
    minimumFee: formatAmount('minimumFee'),
    engineerHour: formatAmount('engineerHour'),
    studioHour: formatAmount('studioHour'),
    commission: shareText(from.commission),
    expressSurcharge: shareText(from.expressSurcharge),
    organicShare: shareText(from.organicShare),
    media: listCoded('media'),
    durations: listCoded('durations'),
    territoryCovers: listCoded('territoryCovers'),
    lengths: listSteps(from.lengths),
    spots: listSteps(from.spots),
    exchangeRates: from.exchangeRates.map(({ currency, perUnit, day }) => ({
      currency,
      perUnit: locale === 'es' ? perUnit.replace('.', ',') : perUnit,
      day,
    })),
  };
};
