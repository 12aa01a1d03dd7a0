import type { NoticeStep } from '../bookings/booking-terms.ts';
import type { BookingBasis, BookingFee } from '../bookings/fee-parts.ts';
import type { ExclusivityTerms } from '../exclusivity/exclusivity.ts';
import type { LicenceTerms } from '../pricing/licences.ts';
import type { LicencePayment } from '../pricing/pricing.ts';

/** An offered asset with its licences. */
export interface OfferedAsset {
  readonly name: string;
  readonly licences: readonly (LicenceTerms & { readonly id: string })[];
}

/** The terms offered with a request; accepting fixes them, regardless of later changes of rates and licences. */
export interface Offer {
  readonly currency: string;
  readonly assets: readonly OfferedAsset[];
  /** Empty: the agency has no rate table, or none with the talent's currency. */
  readonly payments: readonly LicencePayment[];
  /** Session pay, and the supplement to the talent's minimum. Absent: included in the payments. */
  readonly session?: number;
  readonly minimum?: number;
  /** Pay for working for no competitor. Absent: none. */
  readonly exclusivity?: number;
  /** Its terms. */
  readonly exclusive?: ExclusivityTerms;
}

/** Returns an offer by which the talent gets at least an agreed fee. */
export const raiseOffer = (offer: Offer, agreed: number | undefined): Offer => {
  const total = getTotal(offer);
  if (agreed === undefined || total === undefined || total >= agreed) return offer;
  return { ...offer, minimum: (offer.minimum ?? 0) + agreed - total };
};

/** Returns a talent's total pay in minor units of the offer's currency; undefined when it can't be calculated. */
export const getTotal = ({
  payments,
  session = 0,
  minimum = 0,
  exclusivity = 0,
}: Offer): number | undefined =>
  payments.length === 0
    ? undefined
    : payments.reduce(
        (sum, { talentTotalPayment }) => sum + talentTotalPayment,
        session + minimum + exclusivity,
      );

/** A fee by an accepted counter-offer, for one role. Minor units of the rate table's currency. */
export interface AgreedFee {
  readonly voiceId: string;
  /** alpha3. */
  readonly language: string;
  readonly amount: number;
}

/** `availabilityInvites/{requestId}`: data of the mailed link. Read by functions only. */
export interface AvailabilityInvite {
  readonly id: string;
  readonly agencyId: string;
  readonly projectId: string;
  readonly talentId: string;
  /** Lower case. */
  readonly email: string;
  /** Raised to revoke all earlier tokens. */
  readonly linkVersion: number;
  /** The terms the talent accepts, even if rates change later. */
  readonly offer: Offer;
  /** What its cancellation costs, by the agency's terms of the day of the offer; absent: nothing. */
  readonly basis?: BookingBasis;
  /** What the talent proposed to get for the role; absent: nothing. Minor units of the offer's currency, like the agreed fee. */
  readonly counterAmount?: number;
  /** What they get for the role at least since it was accepted; absent: it wasn't. */
  readonly agreedFee?: AgreedFee;
  /** What the move on offer costs; null or absent: nothing. */
  readonly moveFee?: BookingFee | null;
  /** The step of notice at which the move was offered; null or absent: none. */
  readonly moveStep?: NoticeStep | null;
  /** The step of notice that a free move keeps for a later cancellation; absent: none. */
  readonly keptStep?: NoticeStep;
  /** Files of its sealed confirmations; absent: none was requested. */
  readonly confirmationPaths?: readonly string[];
}

/** Returns whether the talent may propose another fee: the terms allow it, the offer has one, and none was proposed. */
export const mayCounter = ({ basis, counterAmount, offer }: AvailabilityInvite): boolean =>
  basis?.terms.counterOffers === true && counterAmount === undefined && getTotal(offer) !== undefined;
