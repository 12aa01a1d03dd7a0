import type { Instant } from '../contract.ts';
import { endsOn, NO_END, parseTerm, withRenewals } from '../pricing/terms.ts';
import type { ExclusivityTerms } from '../exclusivity/exclusivity.ts';
import type { AssetIdentifier } from '../pricing/asset-identifiers.ts';
import type { LicenceItem, MediaPayment } from '../pricing/licences.ts';

/** Maximum voices per call: as many as a screen shows. */
export const CONFLICT_VOICES_MAX = 60;

/** `live`: in force, even before air or after its end. `replaced`: the order was confirmed again without it. `cancelled`: its order was cancelled. */
const SOLD_STATES = ['live', 'replaced', 'cancelled'] as const;
type SoldState = (typeof SOLD_STATES)[number];

const RENEWAL_STATES = ['received', 'confirmed', 'cancelled'] as const;
/** State of a renewal order: waiting for the agency, counted, or cancelled. */
export type RenewalState = (typeof RENEWAL_STATES)[number];

/**
 * A licence's prices at the rates and fees of its sale, in minor units: usage only, without
 * session or minimum. Null: on request. Neither side sees the other's amount.
 */
export interface LicencePrices {
  readonly currency: string;
  /** The talent's pay for the sale. */
  readonly earned: number | null;
  /** The client's price of a renewal … */
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
  /** The asset's codes. Absent: none. */
  readonly identifiers?: readonly AssetIdentifier[];
  readonly licenceId: string;
  /** The project's brand. */
  readonly brand: string;
  /** Code of BRAND_CATEGORY; null: unknown. */
  readonly brandCategory: string | null;
  readonly duration: LicenceItem;
  /** The medium. */
  readonly format: LicenceItem;
  readonly territoryCover: LicenceItem;
  /** Absent: not distinguished. */
  readonly payment?: MediaPayment;
  /** Sold with its order. Absent: none. */
  readonly exclusivity?: ExclusivityTerms;
  /** Day its order was confirmed, UTC. */
  readonly soldOn: string;
  /** Null: no first air date is known. */
  readonly firstAirOn: string | null;
  /** The day entered as its last, where the calendar doesn't determine one. Null or absent: none. */
  readonly agreedEnd?: string | null;
  /** Its last day; null before it airs, and while its duration determines none. */
  readonly expiresOn: string | null;
  /** The day through which lists show it as live: its last one, or `NO_END` when unknown; null before air. */
  readonly liveThrough: string | null;
  /** Renewals that count: each adds the term of a renewal. */
  readonly renewedTerms: number;
  /** Number of renewals ordered, in any state. */
  readonly renewals: number;
  /** The latest renewal order, and whether it counts; null: none. */
  readonly renewal: { readonly orderId: string; readonly state: RenewalState } | null;
  readonly prices: LicencePrices;
  /** When a renewal was offered to the client, and its key; null or absent: none. */
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

type Lasting = Pick<SoldLicence, 'duration' | 'renewedTerms' | 'agreedEnd'>;

/** Returns a licence's last day from a first day, with its renewals. Null: its duration determines none, and none was entered. */
export const getLastDayOf = ({ duration, renewedTerms, agreedEnd }: Lasting, from: string): string | null => {
  const term = parseTerm(duration.code);
  return (term && endsOn(withRenewals(term, renewedTerms), from)) ?? agreedEnd ?? null;
};

/** Returns whether a duration's last day is entered: the calendar doesn't determine it, and there is one. */
export const takesAgreedEnd = ({ duration }: Pick<SoldLicence, 'duration'>): boolean => {
  const term = parseTerm(duration.code);
  return term === undefined || term.unit === 'campaign';
};

type Term = Pick<SoldLicence, 'firstAirOn' | 'renewedTerms' | 'agreedEnd'>;

/** Returns a licence with its first day, added terms and entered end, including its last day. */
export const withTerm = <Licence extends Pick<SoldLicence, 'duration'>>(
  licence: Licence,
  { firstAirOn, renewedTerms, agreedEnd = null }: Term,
): Licence & Required<Term> & Pick<SoldLicence, 'expiresOn' | 'liveThrough'> => {
  const lasting = { duration: licence.duration, renewedTerms, agreedEnd };
  const expiresOn = firstAirOn === null ? null : getLastDayOf(lasting, firstAirOn);
  const liveThrough = firstAirOn === null ? null : (expiresOn ?? NO_END);
  return { ...licence, firstAirOn, renewedTerms, agreedEnd, expiresOn, liveThrough };
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
