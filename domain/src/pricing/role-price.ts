import { computeExclusivity, type Exclusivity } from '../exclusivity/exclusivity.ts';
import type { Fee, Fees } from './fees.ts';
import type { PricingTable } from './price-input.ts';
import type { LineFactor, PriceLine, RateSource } from './pricing.ts';
import { FULL_BASIS_POINTS } from './rate-tables.ts';
import { computeUsageAmount, type Usage } from './usage.ts';
import { requireExact, takeShare, sumAmounts } from './whole-numbers.ts';

/** A character in one language with its assets. */
export interface RoleTerms {
  readonly voiceId: string;
  readonly character: string;
  readonly language: string;
  readonly usages: readonly Usage[];
}

/** Inputs shared by all roles of a project. */
export interface Terms {
  readonly table: PricingTable;
  readonly sessionMinutes: number;
  /** Basis points. */
  readonly commission: number;
  readonly exclusivity?: Exclusivity | null | undefined;
}

/** A role's costs by one voice's fees; only the minimum depends on the other parts. */
export interface RoleParts {
  /** The voice's pay for the session, including extra time. */
  readonly session: number;
  /** Of that, for time beyond the session fee. */
  readonly extra: number;
  /** Pay per licence, in order; undefined while one is on request. */
  readonly usages: readonly number[];
  /** Supplement to the voice's minimum. */
  readonly topUp: number;
  /** On all of these. */
  readonly exclusivity: number;
  readonly talent: number;
  readonly commission: number;
  /** The same with commission, as charged to the client. */
  readonly charged: {
    readonly session: number;
    readonly usages: readonly number[];
    readonly minimum: number;
    readonly exclusivity: number;
  };
}

/** A role as it is paid by the fees of one voice. */
export interface RolePrice {
  readonly parts: RoleParts;
  readonly lines: readonly PriceLine[];
  readonly talent: number;
  /** All that the client pays, but for the surcharge on the whole project. */
  readonly client: number;
}

const countHalfHours = (minutes: number): number => Math.ceil(Math.max(0, minutes) / 30);

const countExtraHalfHours = ({ table, sessionMinutes }: Terms): number =>
  countHalfHours(sessionMinutes - 60 * (table.sessionHours ?? 1));

/** The agency's charge for staff and rooms, per half hour. */
export const getAgencyPart = ({ table, sessionMinutes }: Terms, kind: 'engineer' | 'studio'): number =>
  takeShare(kind === 'engineer' ? table.engineerHour : table.studioHour, countHalfHours(sessionMinutes), 2);

/**
 * The parts of a role: session and usage, and at least the voice's minimum. A job is one role. The commission is rounded for each part,
 * and comes to that on the minimum at least.
 */
export const getParts = (terms: Terms, { usages }: Pick<RoleTerms, 'usages'>, fees: Fees): RoleParts => {
  const { table, commission } = terms;
  const share = (amount: number): number => takeShare(amount, commission, FULL_BASIS_POINTS);
  const extra = requireExact(table.sessionHalfHour * countExtraHalfHours(terms));
  const session = requireExact(fees.session.amount + extra);
  const usageAmounts = usages.map((usage) => computeUsageAmount(fees.usage.amount, usage));
  const earned = sumAmounts([session, ...usageAmounts]);
  const topUp = Math.max(0, fees.minimum.amount - earned);
  const shares = sumAmounts([session, ...usageAmounts].map(share));
  const minimumRest = Math.max(0, share(fees.minimum.amount) - shares);
  const exclusivity = computeExclusivity(requireExact(earned + topUp), terms.exclusivity);

  return {
    session,
    extra,
    usages: usageAmounts,
    topUp,
    exclusivity,
    talent: requireExact(earned + topUp + exclusivity),
    commission: requireExact(shares + minimumRest + share(exclusivity)),
    charged: {
      session: requireExact(session + share(session)),
      usages: usageAmounts.map((amount) => requireExact(amount + share(amount))),
      minimum: requireExact(topUp + minimumRest),
      exclusivity: requireExact(exclusivity + share(exclusivity)),
    },
  };
};

const PLAIN: readonly LineFactor[] = [];

/** A line by a fee: the talent's own, or the table's. */
const makeFeeLine = (
  kind: 'session' | 'minimum',
  { voiceId, character, language }: RoleTerms,
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

const makeUsageLine = (
  { voiceId, character, language }: RoleTerms,
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

const makeHourLine = (
  kind: 'sessionExtra' | 'engineer' | 'studio',
  { voiceId, character, language }: RoleTerms,
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

const makeCommissionLine = (
  { voiceId, character, language }: RoleTerms,
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

const makeExclusivityLine = (
  { voiceId, character, language }: RoleTerms,
  { talent, exclusivity }: RoleParts,
  factor: number,
): PriceLine => ({
  kind: 'exclusivity',
  bound: 'both',
  voiceId,
  character,
  language,
  base: talent - exclusivity,
  factors: [{ kind: 'exclusivity', code: '', label: '', factor }],
  amount: exclusivity,
});

/**
 * The lines of a role. Commission applies to the talent's part only: engineer and studio are the agency's own prices. Each line
 * is rounded once, half up. Lines are literals for speed: a large project has thousands.
 */
export const priceRole = (terms: Terms, role: RoleTerms, fees: Fees, source: RateSource): RolePrice => {
  const { table, commission } = terms;
  const { session, usage, minimum } = fees;
  const parts = getParts(terms, role, fees);
  const lines: PriceLine[] = [makeFeeLine('session', role, session, source, session.amount)];
  const extra = countExtraHalfHours(terms);
  if (extra > 0) lines.push(makeHourLine('sessionExtra', role, table.sessionHalfHour, extra, parts.extra));
  role.usages.forEach((item, index) => {
    if (item.product !== null) lines.push(makeUsageLine(role, item, usage, source, parts.usages[index] ?? 0));
  });
  if (parts.topUp > 0) lines.push(makeFeeLine('minimum', role, minimum, source, parts.topUp));
  if (parts.exclusivity > 0) lines.push(makeExclusivityLine(role, parts, terms.exclusivity?.share ?? 0));

  const halfHours = countHalfHours(terms.sessionMinutes);
  let agencyTotal = parts.commission;

  for (const [kind, base] of [
    ['engineer', table.engineerHour],
    ['studio', table.studioHour],
  ] as const) {
    if (base === 0) continue;
    const amount = getAgencyPart(terms, kind);
    lines.push(makeHourLine(kind, role, base, halfHours, amount));
    agencyTotal = requireExact(agencyTotal + amount);
  }

  if (commission > 0) lines.push(makeCommissionLine(role, parts.talent, commission, parts.commission));

  return { parts, lines, talent: parts.talent, client: requireExact(parts.talent + agencyTotal) };
};
