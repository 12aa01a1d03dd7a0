import type { Instant } from '../contract.ts';
import { dayAfter } from '../ledger/licence-stage.ts';
import type { PriceLine } from '../pricing/pricing.ts';

export const EARNING_STATES = ['agreed', 'payable', 'paid', 'cancelled'] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** Days from the payment of an order until its talents are to be paid. */
export const PAYABLE_AFTER_DAYS = 30;

/** A character in one language that a talent is paid for. Minor units. */
export interface EarnedRole {
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly amount: number;
}

/**
 * `earnings/{orderId}_{talentId}`: what a talent earns from an order as it was confirmed last. The agency's staff and the talent
 * read it, and no client. Money in minor units of `currency`, before taxes.
 */
export interface Earning {
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly talentId: string;
  readonly projectName: string;
  /** Of the order. */
  readonly revision: number;
  readonly currency: string;
  readonly amount: number;
  readonly roles: readonly EarnedRole[];
  /** `agreed`: the order is not paid yet. `paid`: the talent has all of it. `cancelled`: so is the order, or the talent is no longer in it. */
  readonly state: EarningState;
  /** `YYYY-MM-DD`, by the agency's clock, as is the other day: the order was confirmed. */
  readonly agreedOn: string;
  /** `YYYY-MM-DD`: from this day on; null unless it is payable or paid. */
  readonly payableOn: string | null;
  /** What the agency has paid of it, and when last (`YYYY-MM-DD`); absent: nothing. Both outlast a new confirmation. */
  readonly paid?: number;
  readonly paidOn?: string | null;
  readonly updatedAt: Instant;
}

/** An earning as its talent reads it: `id` is a key, because ids of orders are those of projects. */
export type OwnEarning = Pick<
  Earning,
  'id' | 'projectName' | 'currency' | 'amount' | 'roles' | 'state' | 'agreedOn' | 'payableOn'
> &
  Required<Pick<Earning, 'paid' | 'paidOn'>>;

/** What is still to be paid of an earning: nothing of one that was cancelled. */
export const owedOf = ({ state, amount, paid = 0 }: Pick<Earning, 'state' | 'amount' | 'paid'>): number =>
  state === 'cancelled' ? 0 : Math.max(0, amount - paid);

/** An earning whose state follows from what was paid of it. */
export const settledByPayment = (earning: Earning): Earning => {
  const { state, paidOn = null } = earning;
  if (state !== 'payable' && state !== 'paid') return earning;
  return { ...earning, state: paidOn !== null && owedOf(earning) === 0 ? 'paid' : 'payable' };
};

export const earningIdOf = (orderId: string, talentId: string): string => `${orderId}_${talentId}`;

/** The day from which talents are to be paid for an order that was paid on a day; both `YYYY-MM-DD`. */
export const payableFrom = (paidOn: string): string => dayAfter(paidOn, PAYABLE_AFTER_DAYS);

/** Parts of a price that its talents are paid; all others are the agency's. */
const TALENTS_PARTS: ReadonlySet<PriceLine['kind']> = new Set([
  'session',
  'sessionExtra',
  'usage',
  'minimum',
]);

const roleKey = (voiceId: string, language: string): string => `${voiceId} ${language}`;

/**
 * What each talent earns from a price that is exact: all that it pays for the roles for which they were chosen. Roles whose price
 * was named on request, because their fees could not be converted, are not in it.
 */
export const earnedFrom = (
  lines: readonly PriceLine[],
  chosen: readonly { readonly voiceId: string; readonly language: string; readonly talentId: string }[],
): ReadonlyMap<string, readonly EarnedRole[]> => {
  const whose = new Map(
    chosen.map(({ voiceId, language, talentId }) => [roleKey(voiceId, language), talentId]),
  );
  const roles = new Map<string, EarnedRole & { readonly talentId: string }>();
  for (const { kind, voiceId, language, character = '', amount } of lines) {
    if (!TALENTS_PARTS.has(kind) || voiceId === undefined || language === undefined) continue;
    const key = roleKey(voiceId, language);
    const talentId = whose.get(key);
    if (talentId === undefined) continue;
    roles.set(key, { talentId, character, language, amount: (roles.get(key)?.amount ?? 0) + amount });
  }
  const earned = new Map<string, EarnedRole[]>();
  for (const { talentId, ...role } of roles.values())
    earned.set(talentId, [...(earned.get(talentId) ?? []), role]);
  return earned;
};
