import type { Instant } from '../contract.ts';
import { UNSET_RULE, type GrossParts, type Net } from '../earnings/compute-net.ts';
import { DEFAULT_PAYABLE, type PayableRule } from '../earnings/payable-rule.ts';
import { addDays } from '../values/add-days.ts';
import type { PriceLine } from '../pricing/pricing.ts';

export const EARNING_STATES = ['agreed', 'payable', 'paid', 'cancelled'] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** A paid character in one language. Minor units. */
export interface EarnedRole {
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly amount: number;
  /** The part of the amount for use; absent: none is known. */
  readonly usage?: number;
}

/** What is deducted from an earning and added to it, with the rules. */
export type Deductions = Omit<Net, 'gross'>;

/** The five sums of a payment: net = gross − share + VAT − withholding. */
export type PaymentSums = Omit<Net, 'rules'>;

/**
 * `earnings/{orderId}_{talentId}`: a talent's earning from an order's last confirmation. Read by the agency's
 * staff and the talent, never by clients. Money in minor units of `currency`. Without deductions: confirmed before
 * they were computed.
 */
export interface Earning extends Partial<Deductions> {
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  readonly orderId: string;
  readonly talentId: string;
  readonly projectName: string;
  /** Revision of the order. */
  readonly revision: number;
  readonly currency: string;
  /** Gross: before the agency's share and taxes. */
  readonly amount: number;
  /** When it is payable. Absent: 30 days after the order is paid. */
  readonly payable?: PayableRule;
  readonly roles: readonly EarnedRole[];
  /** `agreed`: the order isn't paid yet. `cancelled`: the order is cancelled, or the talent left it. */
  readonly state: EarningState;
  /** Day of confirmation, `YYYY-MM-DD`, in the agency's time zone, like the other day. */
  readonly agreedOn: string;
  /** First payable day, `YYYY-MM-DD`; null unless payable. */
  readonly payableOn: string | null;
  /** Amount paid by the agency, and the last date (`YYYY-MM-DD`); absent: none. Both survive a new confirmation. */
  readonly paid?: number;
  /** The sums of what was paid; absent: nothing was, or before they were kept. */
  readonly paidSums?: PaymentSums;
  /** Day of the last payment, as staff entered it. */
  readonly paidOn?: string | null;
  /** What self-billed papers invoiced and no payment covers yet; negative after a paid one was rejected. Absent: none. */
  readonly billedSums?: PaymentSums;
  /** The talent's own invoice for it; absent: none. */
  readonly invoiceId?: string;
  readonly updatedAt: Instant;
}

/** An earning as its talent sees it: `id` is a key, because order ids contain project ids. */
export type OwnEarning = Pick<
  Earning,
  'id' | 'projectName' | 'currency' | 'amount' | 'roles' | 'state' | 'agreedOn' | 'payableOn'
> &
  Required<Pick<Earning, 'paid' | 'paidOn' | 'payable'>> &
  Deductions & {
    /** Why the agency holds it, empty without a reason; null: it isn't held. */
    readonly held: string | null;
  };

/** Returns an earning's deductions; none where they were never computed. */
export const getDeductions = (earning: Pick<Earning, 'amount'> & Partial<Deductions>): Deductions => {
  const { amount, share = 0, vat = 0, withholding = 0, net = amount, rules } = earning;
  const unset = { share: UNSET_RULE, vat: UNSET_RULE, withholding: UNSET_RULE };
  return { share, vat, withholding, net, rules: rules ?? unset };
};

/** Returns the parts that may be withheld differently. */
export const getGrossParts = ({ amount, roles }: Pick<Earning, 'amount' | 'roles'>): GrossParts => {
  const usage = roles.reduce((sum, role) => sum + (role.usage ?? 0), 0);
  return { session: amount - usage, usage };
};

/** Splits an amount by weights into whole parts, of which none is above its weight; the parts add up to the amount. */
export const splitByWeight = (amount: number, weights: readonly number[]): readonly number[] => {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  let total = 0;

  return weights.map((weight) => {
    before += weight;
    const through = whole === 0 ? 0 : Number((BigInt(amount) * BigInt(before)) / BigInt(whole));
    const part = through - total;
    total = through;
    return part;
  });
};

/** Returns roles whose fees are lowered by an amount in total, session and use alike. */
export const lowerFees = (roles: readonly EarnedRole[], amount: number): readonly EarnedRole[] => {
  const fees = roles.flatMap((role) => [role.amount - (role.usage ?? 0), role.usage ?? 0]);
  const parts = splitByWeight(amount, fees);

  return roles.map((role, index) => {
    const [ofSession = 0, ofUse = 0] = parts.slice(2 * index, 2 * index + 2);
    const { usage } = role;
    const lowered = { ...role, amount: role.amount - ofSession - ofUse };
    return usage === undefined ? lowered : { ...lowered, usage: usage - ofUse };
  });
};

type Owed = Pick<Earning, 'state' | 'amount' | 'net' | 'paid'>;

/** What the talent still gets; negative when more was paid, for example before a credit note. */
export const getBalance = ({ state, amount, net = amount, paid = 0 }: Owed): number =>
  (state === 'cancelled' ? 0 : net) - paid;

/** The unpaid net amount of an earning; never negative. */
export const getAmountOwed = (earning: Owed): number => Math.max(0, getBalance(earning));

export const NO_SUMS: PaymentSums = { gross: 0, share: 0, vat: 0, withholding: 0, net: 0 };

/** Returns two sums added, or by -1 subtracted. */
export const addSums = (sums: PaymentSums, added: PaymentSums, sign: 1 | -1 = 1): PaymentSums => ({
  gross: sums.gross + sign * added.gross,
  share: sums.share + sign * added.share,
  vat: sums.vat + sign * added.vat,
  withholding: sums.withholding + sign * added.withholding,
  net: sums.net + sign * added.net,
});

type Summed = Pick<Earning, 'state' | 'amount' | 'paid' | 'paidSums'> & Partial<Deductions>;

const getAgreedSums = (earning: Summed): PaymentSums => {
  if (earning.state === 'cancelled') return NO_SUMS;
  const { rules: _rules, ...deductions } = getDeductions(earning);
  return { gross: earning.amount, ...deductions };
};

/** Returns the sums of what was paid; where they weren't kept, share and taxes count as paid with it. */
export const getPaidSums = (earning: Summed): PaymentSums => {
  const { paid = 0, paidSums } = earning;
  if (paidSums) return paidSums;
  if (paid === 0) return NO_SUMS;
  const { share, vat, withholding } = getAgreedSums(earning);
  return { gross: paid + share - vat + withholding, share, vat, withholding, net: paid };
};

/** Returns the sums of the next payment: negative when too much was paid, none while nothing is payable. */
export const getOpenSums = (earning: Summed): PaymentSums => {
  const open = addSums(getAgreedSums(earning), getPaidSums(earning), -1);
  return earning.state === 'agreed' && open.net >= 0 ? NO_SUMS : open;
};

export const settleByPayment = (earning: Earning): Earning => {
  const { state, paidOn = null } = earning;
  if (state !== 'payable' && state !== 'paid') return earning;
  return { ...earning, state: paidOn !== null && getAmountOwed(earning) === 0 ? 'paid' : 'payable' };
};

export const toEarningId = (orderId: string, talentId: string): string => `${orderId}_${talentId}`;

/** Returns the first payable day after the rule's event on a day; both `YYYY-MM-DD`. */
export const getFirstPayableDay = (on: string, { days }: PayableRule = DEFAULT_PAYABLE): string =>
  addDays(on, days);

/** Price parts paid to talents; others are the agency's. */
export const TALENTS_PARTS: ReadonlySet<PriceLine['kind']> = new Set([
  'session',
  'sessionExtra',
  'usage',
  'minimum',
  'exclusivity',
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
    const { amount: sum = 0, usage = 0 } = roles.get(key) ?? {};
    const ofUse = kind === 'usage' ? amount : 0;
    roles.set(key, { talentId, character, language, amount: sum + amount, usage: usage + ofUse });
  }

  const earned = new Map<string, EarnedRole[]>();
  for (const { talentId, ...role } of roles.values())
    earned.set(talentId, [...(earned.get(talentId) ?? []), role]);

  return earned;
};
