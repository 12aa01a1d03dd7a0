import type { Instant } from '../contract.ts';
import { getYears } from '../pricing/durations.ts';
import type { LicenceItem } from '../pricing/licences.ts';
import { getLastDay } from './licensed-use.ts';

/** Maximum voices per call: as many as a screen shows. */
export const CONFLICT_VOICES_MAX = 60;

/** `live`: in force, even before air or after its end. `replaced`: the order was confirmed again without it. `cancelled`: its order was cancelled. */
const SOLD_STATES = ['live', 'replaced', 'cancelled'] as const;
type SoldState = (typeof SOLD_STATES)[number];

const RENEWAL_STATES = ['received', 'confirmed', 'cancelled'] as const;
/** State of a renewal order: waiting for the agency, counted, or cancelled. */
export type RenewalState = (typeof RENEWAL_STATES)[number];

/** Last day of a licence without a defined duration; sorts after all others. */
export const NO_END = '9999-12-31';

/**
 * A licence's prices at the rates and fees of its sale, in minor units: usage only, without
 * session or minimum. Null: on request. Neither side sees the other's amount.
 */
export interface LicencePrices {
  readonly currency: string;
  /** The talent's pay for the sale. */
  readonly earned: number | null;
  /** The client's price of another year … */
  readonly renewal: number | null;
  /** … and the talent's pay for it. */
  readonly renewalEarned: number | null;
}

/**
 * `soldLicences/{orderId}_{hash}`: a sold licence of one asset with one role's voice. The id derives from
 * order, role, talent and licence, so re-confirming an order keeps unchanged licences.
 * Closed, because it contains both sides' amounts; the API shows each side its own. Days are `YYYY-MM-DD` in the agency's time zone.
 */
export interface SoldLicence {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly orderId: string;
  /** Revision of the order at its last confirmation with this licence. */
  readonly revision: number;
  readonly talentId: string;
  /** The talent's public name at the sale. */
  readonly talentName: string;
  readonly voiceId: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly assetName: string;
  readonly licenceId: string;
  /** The project's brand. */
  readonly brand: string;
  /** Code of BRAND_CATEGORY; null: unknown. */
  readonly brandCategory: string | null;
  readonly duration: LicenceItem;
  /** The medium. */
  readonly format: LicenceItem;
  readonly territoryCover: LicenceItem;
  /** Day its order was confirmed, UTC. */
  readonly soldOn: string;
  /** Null: no first air date is known. */
  readonly firstAirOn: string | null;
  /** Its last day; null before it airs, and without a defined duration. */
  readonly expiresOn: string | null;
  /** The day through which lists show it as live: its last one, or `NO_END` when unknown; null before air. */
  readonly liveThrough: string | null;
  /** Years added by renewals. */
  readonly renewedYears: number;
  /** Number of renewals ordered, in any state. */
  readonly renewals: number;
  /** The latest renewal order, and whether its year counts; null: none. */
  readonly renewal: { readonly orderId: string; readonly state: RenewalState } | null;
  readonly prices: LicencePrices;
  /** When another year was offered to the client, and its key; null or absent: none. */
  readonly offeredAt?: Instant | null;
  /** Null or absent: no offer. */
  readonly offeredKey?: string | null;
  /** Day of the last reminder of its end, sent or skipped; null: none. */
  readonly remindedThrough: string | null;
  /** Next reminder of its end; null: none, or end unknown. */
  readonly remindAt: Instant | null;
  /** Search prefixes for everyone with access. */
  readonly words: readonly string[];
  /** Replaced: a newer confirmation lacks it. Cancelled: with its order. */
  readonly state: SoldState;
  readonly updatedAt: Instant;
}

/** Returns a duration with its renewed years; one without years is unchanged. */
export const getRenewedDuration = ({
  duration,
  renewedYears,
}: Pick<SoldLicence, 'duration' | 'renewedYears'>): string => {
  const years = getYears(duration.code);
  return years === 0 ? duration.code : `${years + renewedYears}Y`;
};

/** Returns a licence with its first day and added years, including its last day. */
export const withTerm = <Licence extends Pick<SoldLicence, 'duration'>>(
  licence: Licence,
  { firstAirOn, renewedYears }: Pick<SoldLicence, 'firstAirOn' | 'renewedYears'>,
): Licence & Pick<SoldLicence, 'firstAirOn' | 'renewedYears' | 'expiresOn' | 'liveThrough'> => {
  const duration = getRenewedDuration({ duration: licence.duration, renewedYears });
  const expiresOn = firstAirOn === null ? null : getLastDay(firstAirOn, duration);
  const liveThrough = firstAirOn === null ? null : (expiresOn ?? NO_END);
  return { ...licence, firstAirOn, renewedYears, expiresOn, liveThrough };
};

/** Returns the first day of a licence sold on a day: the ordered one, unless it was earlier. */
export const getOrderedFirstDay = (
  { airDate }: { readonly airDate?: string | null },
  soldOn: string,
): string | null => (airDate && airDate >= soldOn ? airDate : null);

/** `ledgerOrders/{orderId}`: an order's data for the ledger, and whether it must be processed. */
export interface LedgerOrder {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** Revision of the order at its last confirmation. */
  readonly revision: number;
  readonly isCancelled: boolean;
  /** The order's first day on air; null or absent: unknown. */
  readonly airDate?: string | null;
  /** Day of the last confirmation. `YYYY-MM-DD`, in the agency's time zone. */
  readonly soldOn: string;
  /** Since when processing is due; null: done. */
  readonly dueAt: Instant | null;
}
