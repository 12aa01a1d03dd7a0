import type { PartPrice, PriceLine, ProjectPrice } from '@domain/pricing/pricing.ts';
import { formatMoney } from '@domain/values/money.ts';
import type { Locale } from '@domain/messages/locale.ts';

/** From least to most expensive, in minor units; equal for an exact price. */
export interface Span {
  readonly lowest: number;
  readonly highest: number;
}

/** A price's totals. */
type PriceSum = Pick<ProjectPrice, 'currency' | 'total' | 'lowest' | 'highest'>;

/** Returns a price's range; null: none yet. */
export const toSpan = ({ total, lowest, highest }: PriceSum): Span | null => {
  if (total !== undefined) return { lowest: total, highest: total };
  return lowest === undefined || highest === undefined ? null : { lowest, highest };
};

const NOTHING: Span = { lowest: 0, highest: 0 };

/** Returns the difference of two prices; null when they aren't comparable. */
export const getDifference = (then: PriceSum, now: PriceSum): Span | null => {
  const after = toSpan(then);
  if (!after || then.currency !== now.currency) return null;
  const before = toSpan(now) ?? NOTHING;
  const [lowestRise, highestRise] = [after.lowest - before.lowest, after.highest - before.highest];
  return { lowest: Math.min(lowestRise, highestRise), highest: Math.max(lowestRise, highestRise) };
};

/** Returns a licence's share of a price, by its id. */
export const getLicenceSpans = ({ licensePriceBreakdown }: ProjectPrice): ReadonlyMap<string, Span> =>
  new Map(licensePriceBreakdown.map((part) => [part.licenseId, getPartSpan(part)]));

/** Returns the client's amount for a part of a price. */
export const getPartSpan = ({ clientTotal, highest }: PartPrice): Span => ({
  lowest: clientTotal,
  highest: highest?.clientTotal ?? clientTotal,
});

/** Returns how much a price before VAT exceeds a budget in its currency, at least and at most. */
export const getBudgetExcess = ({ lowest, highest }: Span, budget: number): Span => ({
  lowest: Math.max(0, lowest - budget),
  highest: Math.max(0, highest - budget),
});

/** Formats an amount, or a range with a dash. */
export const formatSpan = ({ lowest, highest }: Span, currency: string, locale: Locale): string =>
  [...new Set([lowest, highest])].map((amount) => formatMoney(amount, currency, locale)).join(' – ');

/** Formats basis points as a factor: 12500 is "1.25". */
export const formatFactor = (factor: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(factor / 10_000);

/** Formats basis points as a percentage: 2500 is "25%". */
export const formatShare = (factor: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(factor / 10_000);

/** Lines of one role, or of the whole project, at one bound of the price. */
export interface LineGroup {
  readonly key: string;
  /** Absent: the whole project's. */
  readonly character?: string;
  /** alpha3. */
  readonly language?: string;
  readonly bound: PriceLine['bound'];
  readonly lines: readonly PriceLine[];
  readonly amount: number;
}

/** Groups lines by role, in order. */
export const groupLines = (lines: readonly PriceLine[]): readonly LineGroup[] => {
  const groups = new Map<string, PriceLine[]>();
  for (const line of lines) {
    const key = [line.voiceId ?? '', line.language ?? '', line.bound].join('|');
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }

  return [...groups].map(([key, priceLines]) => {
    const { character, language, bound = 'both' } = priceLines[0] ?? {};
    return {
      key,
      ...(character === undefined ? {} : { character }),
      ...(language === undefined ? {} : { language }),
      bound,
      lines: priceLines,
      amount: priceLines.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
};

/** Returns whether lines contain only the total per role. */
export const isByRole = (lines: readonly PriceLine[]): boolean => lines.some(({ kind }) => kind === 'role');
