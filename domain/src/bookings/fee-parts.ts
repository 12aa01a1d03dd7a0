import { FULL_BASIS_POINTS } from '../pricing/rate-tables.ts';
import { requireExact, takeShare } from '../pricing/whole-numbers.ts';
import type { AgreedBookingTerms } from './booking-terms.ts';

/** What the fees of a booking are computed from, fixed with its offer. */
export interface BookingBasis {
  readonly terms: AgreedBookingTerms;
  /** On the talent's part, in basis points. */
  readonly commission: number;
  /** The client's price of studio and engineer, in minor units of the offer's currency, like all amounts. */
  readonly studio: number;
  /** Of another half hour: what the talent earns, and the price of studio and engineer. */
  readonly halfHour: { readonly earned: number; readonly studio: number };
}

/** What ends or changes a booking at a price. */
export type BookingAct = 'cancel' | 'move';

/** A fee with its parts, in minor units of one currency, before VAT. The client pays all three, the talent earns the first. */
export interface BookingFee {
  /** Gross, before the agency's share. */
  readonly earned: number;
  /** The part of it for use. */
  readonly usage: number;
  readonly commission: number;
  readonly studio: number;
}

export const NO_FEE: BookingFee = { earned: 0, usage: 0, commission: 0, studio: 0 };

/** Returns what the client pays for the voice: the talent's part with commission. */
export const getVoicePart = ({ earned, commission }: BookingFee): number => requireExact(earned + commission);

/** Returns what the client pays. */
export const getFeeTotal = (fee: BookingFee): number => requireExact(getVoicePart(fee) + fee.studio);

/** Returns a fee for the talent's part, with commission on it. */
export const addCommission = (
  { earned, usage, studio }: Omit<BookingFee, 'commission'>,
  commission: number,
): BookingFee => ({
  earned,
  usage,
  commission: takeShare(earned, commission, FULL_BASIS_POINTS),
  studio,
});
