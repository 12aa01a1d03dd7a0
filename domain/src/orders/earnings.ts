import type { Instant } from '../contract.ts';
import { addDays } from '../ledger/licence-stage.ts';
import type { PriceLine } from '../pricing/pricing.ts';

export const EARNING_STATES = ['agreed', 'payable', 'paid', 'cancelled'] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** Days from an order's payment until its talents are paid. */
const PAYABLE_AFTER_DAYS = 30;

/** A paid character in one language. Minor units. */
export interface EarnedRole {
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly amount: number;
}

/**
 * `earnings/{orderId}_{talentId}`: a talent's earning from an order's last confirmation. Read by the agency's
 * staff and the talent, never by clients. Money in minor units of `currency`, before taxes.
 */
export interface Earning {
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly talentId: string;
  readonly projectName: string;
  /** Revision of the order. */
  readonly revision: number;
  readonly currency: string;
  /** Before taxes. */
  readonly amount: number;
  readonly roles: readonly EarnedRole[];
  /** `agreed`: the order isn't paid yet. `cancelled`: the order is cancelled, or the talent left it. */
  readonly state: EarningState;
  /** Day of confirmation, `YYYY-MM-DD`, in the agency's time zone, like the other day. */
  readonly agreedOn: string;
  /** First payable day, `YYYY-MM-DD`; null unless payable. */
  readonly payableOn: string | null;
  /** Amount paid by the agency, and the last date (`YYYY-MM-DD`); absent: none. Both survive a new confirmation. */
  readonly paid?: number;
  /** Day of the last payment, as staff entered it. */
  readonly paidOn?: string | null;
  readonly updatedAt: Instant;
}

/** An earning as its talent sees it: `id` is a key, because order ids contain project ids. */
export type OwnEarning = Pick<
  Earning,
  'id' | 'projectName' | 'currency' | 'amount' | 'roles' | 'state' | 'agreedOn' | 'payableOn'
> &
  Required<Pick<Earning, 'paid' | 'paidOn'>>;

/** The unpaid amount of an earning; 0 if cancelled. */
export const getAmountOwed = ({
  state,
  amount,
  paid = 0,
}: Pick<Earning, 'state' | 'amount' | 'paid'>): number =>
  state === 'cancelled' ? 0 : Math.max(0, amount - paid);

export const settleByPayment = (earning: Earning): Earning => {
  const { state, paidOn = null } = earning;
  if (state !== 'payable' && state !== 'paid') return earning;
  return { ...earning, state: paidOn !== null && getAmountOwed(earning) === 0 ? 'paid' : 'payable' };
};

export const toEarningId = (orderId: string, talentId: string): string => `${orderId}_${talentId}`;

/** Returns the first payable day of an order paid on a day; both `YYYY-MM-DD`. */
export const getFirstPayableDay = (paidOn: string): string => addDays(paidOn, PAYABLE_AFTER_DAYS);

/** Price parts paid to talents; others are the agency's. */
const TALENTS_PARTS: ReadonlySet<PriceLine['kind']> = new Set([
  'session',
  'sessionExtra',
  'usage',
  'minimum',
]);

const roleKey = (voiceId: string, language: string): string => `${voiceId} ${language}`;

/**
 * Returns each talent's earning from an exact price: everything for roles they were chosen for.
 * Excludes roles priced on request because fees couldn't be converted.
 */
export const computeEarnings = (
  lines: readonly PriceLine[],
  chosen: readonly { readonly voiceId: string; readonly language: string; readonly talentId: string }[],
): ReadonlyMap<string, readonly EarnedRole[]> => {
  const talentByRole = new Map(
    chosen.map(({ voiceId, language, talentId }) => [roleKey(voiceId, language), talentId]),
  );
  const roles = new Map<string, EarnedRole & { readonly talentId: string }>();

  for (const { kind, voiceId, language, character = '', amount } of lines) {
    if (!TALENTS_PARTS.has(kind) || voiceId === undefined || language === undefined) continue;
    const key = roleKey(voiceId, language);
    const talentId = talentByRole.get(key);
    if (talentId === undefined) continue;
    roles.set(key, { talentId, character, language, amount: (roles.get(key)?.amount ?? 0) + amount });
  }

  const earned = new Map<string, EarnedRole[]>();
  for (const { talentId, ...role } of roles.values())
    earned.set(talentId, [...(earned.get(talentId) ?? []), role]);

  return earned;
};
