import type { Fee, Fees } from './fees.ts';
import type { PricingTable } from './price-input.ts';
import type { PriceLine, RateSource } from './pricing.ts';
import { WHOLE } from './rate-tables.ts';
import { split } from './split.ts';
import { usageAmount, type Usage } from './usage.ts';
import { counted, halfUp, sumOf } from './whole-numbers.ts';

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
  readonly talent: bigint;
  /** All that the client pays, but for the surcharge on the whole project. */
  readonly client: bigint;
  /** The same two, divided among the role's licences in their order. */
  readonly talentParts: readonly bigint[];
  readonly clientParts: readonly bigint[];
}

/** Half hours begun in so many minutes. */
const halfHoursIn = (minutes: number): number => Math.ceil(Math.max(0, minutes) / 30);

/** What the voice of a role gets: session and usage, and at least their minimum. A job is one role. */
export const talentPart = ({ table, sessionMinutes }: Terms, { usages }: Role, fees: Fees): bigint => {
  const extra = BigInt(table.sessionHalfHour) * BigInt(halfHoursIn(sessionMinutes - 60));
  const earned =
    fees.session.amount + extra + sumOf(usages.map((usage) => usageAmount(fees.usage.amount, usage)));
  return earned > fees.minimum.amount ? earned : fees.minimum.amount;
};

/**
 * The lines of a role. The commission is of the talent's part alone: engineer and studio are the agency's own prices. Every
 * line is rounded once, half up.
 */
export const priceRole = (terms: Terms, role: Role, fees: Fees, source: RateSource): RolePrice => {
  const { table, sessionMinutes, commission } = terms;
  const { voiceId, character, language, usages } = role;
  const lines: PriceLine[] = [];
  const add = (
    amount: bigint,
    line: Omit<PriceLine, 'amount' | 'bound' | 'voiceId' | 'character' | 'language'>,
  ) => {
    lines.push({ ...line, bound: 'both', voiceId, character, language, amount: counted(amount) });
    return amount;
  };
  const whose = ({ isAsked, amount, exchange }: Fee) => ({
    rates: isAsked ? source : ('table' as const),
    base: counted(amount),
    ...(exchange ? { exchange } : {}),
  });

  let earned = add(fees.session.amount, { kind: 'session', ...whose(fees.session), factors: [] });
  const extra = halfHoursIn(sessionMinutes - 60);
  if (extra > 0) {
    const base = table.sessionHalfHour;
    earned += add(BigInt(base) * BigInt(extra), {
      kind: 'sessionExtra',
      rates: 'table',
      base,
      halfHours: extra,
      factors: [],
    });
  }
  const ofUsage = usages.map((usage) => usageAmount(fees.usage.amount, usage));
  usages.forEach(({ asset, licence, factors, product }, at) => {
    if (product === null) return;
    earned += add(ofUsage[at] ?? 0n, {
      kind: 'usage',
      assetId: asset.id,
      asset: asset.name,
      licenceId: licence.id,
      ...whose(fees.usage),
      factors,
    });
  });
  if (earned < fees.minimum.amount)
    earned += add(fees.minimum.amount - earned, { kind: 'minimum', ...whose(fees.minimum), factors: [] });

  const halfHours = halfHoursIn(sessionMinutes);
  let ours = 0n;
  for (const [kind, base] of [
    ['engineer', table.engineerHour],
    ['studio', table.studioHour],
  ] as const)
    if (base > 0)
      ours += add(halfUp(BigInt(base) * BigInt(halfHours), 2n), { kind, base, halfHours, factors: [] });
  if (commission > 0)
    ours += add(halfUp(earned * BigInt(commission), BigInt(WHOLE)), {
      kind: 'commission',
      base: counted(earned),
      factors: [{ kind: 'commission', code: '', label: '', factor: commission }],
    });
  const talentParts = split(earned, ofUsage);
  const ourParts = split(ours, ofUsage);
  return {
    lines,
    talent: earned,
    client: earned + ours,
    talentParts,
    clientParts: talentParts.map((part, at) => part + (ourParts[at] ?? 0n)),
  };
};
