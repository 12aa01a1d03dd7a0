import { CUSTOM_CODE, LICENCE_ITEMS, type LicenceItem, type LicenceItemName } from './licences.ts';
import type { PricedAsset, PricedLicence, PricingTable } from './price-input.ts';
import type { LineFactor, OnRequestItem } from './pricing.ts';
import { FULL_BASIS_POINTS } from './rate-tables.ts';
import type { CodeFactor, StepFactor } from './rate-tables.schema.ts';
import { getCountries, WORLD } from './territories.ts';
import { takeShare } from './whole-numbers.ts';

/** In lowest terms, as numbers where these hold it exactly. */
interface Fraction {
  readonly dividend: number | bigint;
  readonly divisor: number | bigint;
}

/** A licence of an asset, with what usage is multiplied by. */
export interface Usage {
  readonly asset: PricedAsset;
  readonly licence: PricedLicence;
  /** Empty where the licence is priced on request. */
  readonly factors: readonly LineFactor[];
  /** All factors multiplied; null: on request. */
  readonly product: Fraction | null;
  readonly onRequest: readonly OnRequestItem[];
}

const FACTOR_KIND = { duration: 'duration', format: 'media', territoryCover: 'territoryCover' } as const;

const getFactors = (table: PricingTable, item: LicenceItemName): readonly CodeFactor[] =>
  ({ duration: table.durations, format: table.media, territoryCover: table.territoryCovers })[item];

/** Returns the factor of a number's step; unknown numbers count as the smallest. */
const getStepFactor = (steps: readonly StepFactor[], value: number | null): number =>
  (steps.find(({ upTo }) => upTo === null || (value ?? 0) <= upTo) ?? steps.at(-1))?.factor ??
  FULL_BASIS_POINTS;

const toFactor = (table: PricingTable, name: LicenceItemName, { code }: LicenceItem): number | undefined =>
  code === CUSTOM_CODE ? undefined : getFactors(table, name).find((factor) => factor.code === code)?.factor;

const computeGreatestCommonDivisor = (a: bigint, b: bigint): bigint =>
  b === 0n ? a : computeGreatestCommonDivisor(b, a % b);

/** A number where it is held exactly, which is faster to compute with. */
const toSafeNumber = (whole: bigint): number | bigint =>
  whole <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(whole) : whole;

/** Factors in basis points, multiplied. */
const computeProduct = (factors: readonly number[]): Fraction => {
  const dividend = factors.reduce((item, factor) => item * BigInt(factor), 1n);
  const divisor = BigInt(FULL_BASIS_POINTS) ** BigInt(factors.length);
  const common = computeGreatestCommonDivisor(dividend, divisor);
  return { dividend: toSafeNumber(dividend / common), divisor: toSafeNumber(divisor / common) };
};

/** Organic use costs a share of paid; paid use has no factor of its own. */
const getPaymentFactors = (
  { organicShare = FULL_BASIS_POINTS }: PricingTable,
  { payment }: PricedLicence,
): readonly LineFactor[] =>
  payment === 'organic' ? [{ kind: 'payment', code: payment, label: payment, factor: organicShare }] : [];

/** A licence's usage factors. Custom items, and options without a factor, are on request. */
export const computeUsage = (table: PricingTable, asset: PricedAsset, licence: PricedLicence): Usage => {
  const chosen = LICENCE_ITEMS.map((name) => ({
    name,
    item: licence[name],
    factor: toFactor(table, name, licence[name]),
  }));

  const onRequest = chosen
    .filter(({ factor }) => factor === undefined)
    .map(({ name, item }): OnRequestItem => ({
      reason: item.code === CUSTOM_CODE ? 'custom' : 'noFactor',
      voiceId: asset.voiceId,
      assetId: asset.id,
      licenceId: licence.id,
      item: name,
      label: item.label,
    }));
  if (onRequest.length > 0) return { asset, licence, factors: [], product: null, onRequest };

  const choiceFactors = chosen.map(({ name, item, factor = FULL_BASIS_POINTS }): LineFactor => ({
    kind: FACTOR_KIND[name],
    code: item.code,
    label: item.label,
    factor,
  }));
  const { lengthSeconds, spots } = asset;
  const length = lengthSeconds === null ? '' : String(lengthSeconds);
  const factors: readonly LineFactor[] = [
    ...choiceFactors,
    ...getPaymentFactors(table, licence),
    { kind: 'length', code: length, label: length, factor: getStepFactor(table.lengths, lengthSeconds) },
    { kind: 'spots', code: String(spots), label: String(spots), factor: getStepFactor(table.spots, spots) },
  ];

  return { asset, licence, factors, product: computeProduct(factors.map(({ factor }) => factor)), onRequest };
};

/** A licence's price by a fee; undefined while on request. */
export const computeUsageAmount = (fee: number, { product }: Usage): number =>
  product === null ? 0 : takeShare(fee, product.dividend, product.divisor);

/** A usage fee multiplied by factors in basis points, rounded once, half up. */
export const multiplyFee = (fee: number, factors: readonly number[]): number => {
  const { dividend, divisor } = computeProduct(factors);
  return takeShare(fee, dividend, divisor);
};

/** Factors of one TV spot in one country for a year; null while the table lacks one. */
export const getExampleFactors = (table: PricingTable): readonly number[] | null => {
  const factorIn = (list: readonly CodeFactor[], code: string) =>
    list.find((item) => item.code === code)?.factor;
  const countries = table.territoryCovers.filter(
    ({ code }) => code !== WORLD && getCountries(code).length === 1,
  );
  const chosen = [
    factorIn(table.media, 'TV'),
    factorIn(table.durations, '1Y'),
    countries.length > 0 ? Math.min(...countries.map(({ factor }) => factor)) : undefined,
  ];
  const factors = chosen.filter((factor) => factor !== undefined);
  if (factors.length < chosen.length) return null;

  return [...factors, getStepFactor(table.lengths, null), getStepFactor(table.spots, 1)];
};
