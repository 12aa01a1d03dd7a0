import type { Fee, Fees } from './fees.ts';
import type { PricingTable } from './price-input.ts';
import type { LineFactor, PriceLine, RateSource } from './pricing.ts';
import { WHOLE } from './rate-tables.ts';
import { split } from './split.ts';
import { usageAmount, type Usage } from './usage.ts';
import { exact, shareOf, sumOf } from './whole-numbers.ts';

/** A character in one language, and what is recorded of it. */
export interface Role {
  readonly voiceId: string;
  readonly character: string;
  readonly language: string;
  readonly usages: readonly Usage[];
}

/** What every role of a project has in common. */
export interface Terms {
  readonly table: PricingTable;
  readonly sessionMinutes: number;
  /** Basis points. */
  readonly commission: number;
}

/** A role as it is paid by the fees of one voice. */
export interface RolePrice {
  readonly lines: readonly PriceLine[];
  readonly talent: number;
  /** All that the client pays, but for the surcharge on the whole project. */
  readonly client: number;
  /** The same two, divided among the role's licences in their order. */
  readonly talentParts: readonly number[];
  readonly clientParts: readonly number[];
}

/** Half hours begun in so many minutes. */
const halfHoursIn = (minutes: number): number => Math.ceil(Math.max(0, minutes) / 30);

/** What the voice of a role gets: session and usage, and at least their minimum. A job is one role. */
export const talentPart = ({ table, sessionMinutes }: Terms, { usages }: Role, fees: Fees): number => {
  const extra = exact(table.sessionHalfHour * halfHoursIn(sessionMinutes - 60));
  const earned = sumOf([
    fees.session.amount,
    extra,
    ...usages.map((usage) => usageAmount(fees.usage.amount, usage)),
  ]);
  return earned > fees.minimum.amount ? earned : fees.minimum.amount;
};

/** No factors. */
const PLAIN: readonly LineFactor[] = [];

/** A line by a fee: the talent's own, or the table's. */
const feeLine = (
  kind: 'session' | 'minimum',
  { voiceId, character, language }: Role,
  { isAsked, amount: fee, exchange }: Fee,
  source: RateSource,
  amount: number,
): PriceLine => {
  const rates = isAsked ? source : 'table';
  const base = fee;
  const line: PriceLine = {
    kind,
    bound: 'both',
    voiceId,
    character,
    language,
    rates,
    base,
    factors: PLAIN,
    amount,
  };
  return exchange ? { ...line, exchange } : line;
};

const usageLine = (
  { voiceId, character, language }: Role,
  { asset, licence, factors }: Usage,
  { isAsked, amount: fee, exchange }: Fee,
  source: RateSource,
  amount: number,
): PriceLine => {
  const line: PriceLine = {
    kind: 'usage',
    bound: 'both',
    voiceId,
    character,
    language,
    assetId: asset.id,
    asset: asset.name,
    licenceId: licence.id,
    rates: isAsked ? source : 'table',
    base: fee,
    factors,
    amount,
  };
  return exchange ? { ...line, exchange } : line;
};

const hourLine = (
  kind: 'sessionExtra' | 'engineer' | 'studio',
  { voiceId, character, language }: Role,
  base: number,
  halfHours: number,
  amount: number,
): PriceLine => ({
  kind,
  bound: 'both',
  voiceId,
  character,
  language,
  base,
  halfHours,
  factors: PLAIN,
  amount,
});

const commissionLine = (
  { voiceId, character, language }: Role,
  base: number,
  factor: number,
  amount: number,
): PriceLine => ({
  kind: 'commission',
  bound: 'both',
  voiceId,
  character,
  language,
  base,
  factors: [{ kind: 'commission', code: '', label: '', factor }],
  amount,
});

/**
 * The lines of a role. The commission is of the talent's part alone: engineer and studio are the agency's own prices. Every
 * line is rounded once, half up. Lines are written out and not put together from parts: a large project has thousands.
 */
export const priceRole = (terms: Terms, role: Role, fees: Fees, source: RateSource): RolePrice => {
  const { table, sessionMinutes, commission } = terms;
  const { usages } = role;
  const { session, usage, minimum } = fees;
  const lines: PriceLine[] = [feeLine('session', role, session, source, session.amount)];
  let earned = session.amount;
  const extra = halfHoursIn(sessionMinutes - 60);
  if (extra > 0) {
    const amount = exact(table.sessionHalfHour * extra);
    lines.push(hourLine('sessionExtra', role, table.sessionHalfHour, extra, amount));
    earned = exact(earned + amount);
  }
  const ofUsage = usages.map((one) => usageAmount(usage.amount, one));
  usages.forEach((one, at) => {
    const amount = ofUsage[at] ?? 0;
    if (one.product !== null) lines.push(usageLine(role, one, usage, source, amount));
    earned = exact(earned + amount);
  });
  if (earned < minimum.amount) {
    lines.push(feeLine('minimum', role, minimum, source, minimum.amount - earned));
    earned = minimum.amount;
  }

  const halfHours = halfHoursIn(sessionMinutes);
  let ours = 0;
  for (const [kind, base] of [
    ['engineer', table.engineerHour],
    ['studio', table.studioHour],
  ] as const) {
    if (base === 0) continue;
    const amount = shareOf(base, halfHours, 2);
    lines.push(hourLine(kind, role, base, halfHours, amount));
    ours = exact(ours + amount);
  }
  if (commission > 0) {
    const amount = shareOf(earned, commission, WHOLE);
    lines.push(commissionLine(role, earned, commission, amount));
    ours = exact(ours + amount);
  }
  const talentParts = split(earned, ofUsage);
  const ourParts = split(ours, ofUsage);
  return {
    lines,
    talent: earned,
    client: exact(earned + ours),
    talentParts,
    clientParts: talentParts.map((part, at) => part + (ourParts[at] ?? 0)),
  };
};
