/** Two-hour slots of a day, from 06:00; those after midnight belong to the card's calendar date and come last. */
export const SLOT_LABELS = [
  '06-08',
  '08-10',
  '10-12',
  '12-14',
  '14-16',
  '16-18',
  '18-20',
  '20-22',
  '22-00',
  '00-02',
  '02-04',
  '04-06',
] as const;

export const BOOKING_DAYS_MIN = 3;
export const BOOKING_DAYS_MAX = 5;

/** One slot on offer: `datetime` is `YYYY/MM/DD HH-HH`, wall time in the request's zone. */
export interface TimeRange {
  readonly id: string;
  readonly datetime: string;
  readonly status: 'accepted' | 'rejected' | null;
}

/** `availabilityRequests/{id}`. */
export interface AvailabilityRequest {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  readonly castingId: string;
  readonly castingDemoId: string;
  readonly talentId: string;
  /** IANA zone. */
  readonly timeZone: string;
  readonly state: 'requested' | 'accepted';
  readonly timeRanges: readonly TimeRange[];
}

/** What the confirmation page shows. Money in minor units of `pricing.currency`. */
export interface AvailabilityPage {
  readonly timeZone: string;
  readonly casting: {
    readonly project: {
      readonly company: { readonly name: string };
      readonly brand: string;
      readonly campaignName: string;
      readonly languages: readonly string[];
      readonly createdAt: string;
      readonly voices: readonly {
        readonly name: string;
        readonly assets: readonly { readonly name: string }[];
      }[];
    };
    readonly language: { readonly name: string } | null;
  };
  readonly pricing: {
    readonly currency: string;
    readonly licensePriceBreakdown: readonly {
      readonly licenseId: string;
      readonly talentTotalPayment: number;
    }[];
  };
  readonly timeRanges: readonly TimeRange[];
}
