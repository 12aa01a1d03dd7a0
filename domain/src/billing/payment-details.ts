import type { Instant } from '../contract.ts';
import type { PaymentValues } from './payment-details.schema.ts';

/** Hours until a changed account is paid, so the talent can react. */
export const ACCOUNT_WAIT_HOURS = 48;

/** `paymentDetails/{talentId}`: where a talent is paid, and their taxes. For the talent and, in full, their agencies' admins. */
export interface PaymentDetails extends PaymentValues {
  readonly id: string;
  readonly talentId: string;
  /** Since when it is this account; null: none. */
  readonly ibanSince: Instant | null;
  /** When the account may be paid first; null: none. */
  readonly usableFrom: Instant | null;
  /** Number of changes of the account. */
  readonly accountChanges: number;
  /** Day of the current tax status and withholding, `YYYY-MM-DD`, UTC. */
  readonly taxSince: string;
  readonly updatedAt: Instant;
}

export const PAYMENT_ISSUES = ['taxStatus', 'account', 'accountWaits', 'withholdingExpired'] as const;
/** Why a talent can't be paid by transfer. */
export type PaymentIssue = (typeof PAYMENT_ISSUES)[number];

/** Payment details for staff: the account by its last four characters. */
export interface PaymentSummary {
  readonly ibanEnd: string | null;
  /** ISO, UTC; null: no account. */
  readonly ibanSince: string | null;
  readonly usableFrom: string | null;
  readonly issues: readonly PaymentIssue[];
}

export const getIbanEnd = ({ iban }: Pick<PaymentDetails, 'iban'>): string | null =>
  iban === '' ? null : iban.slice(-4);

type Judged = Pick<PaymentDetails, 'iban' | 'withholding'> & { readonly usableFrom: number | null };

/** Returns what keeps a talent from being paid at a moment (milliseconds), whose day is `YYYY-MM-DD`. */
export const listPaymentIssues = (
  details: Judged | null | undefined,
  { now, today }: { readonly now: number; readonly today: string },
): readonly PaymentIssue[] => {
  if (!details) return ['taxStatus', 'account'];

  const { iban, usableFrom, withholding } = details;
  const { validThrough } = withholding;

  return [
    ...(iban === '' ? (['account'] as const) : []),
    ...(usableFrom !== null && usableFrom > now ? (['accountWaits'] as const) : []),
    ...(validThrough !== null && validThrough < today ? (['withholdingExpired'] as const) : []),
  ];
};
