import type { Instant } from '../contract.ts';
import { yearsOf } from '../pricing/durations.ts';
import type { LicenceItem } from '../pricing/licences.ts';
import { lastDayOf } from './licensed-use.ts';

/** Voices that one call asks about: as many as a screen shows. */
export const CONFLICT_VOICES_MAX = 60;

/**
 * `live`: it stands, whether or not it has aired or is over. `replaced`: the order was confirmed anew without it. `cancelled`:
 * its order was.
 */
export const SOLD_STATES = ['live', 'replaced', 'cancelled'] as const;
export type SoldState = (typeof SOLD_STATES)[number];

export const RENEWAL_STATES = ['received', 'confirmed', 'cancelled'] as const;
/** How an order for another year stands: it waits for the agency, its year counts, or it no longer does. */
export type RenewalState = (typeof RENEWAL_STATES)[number];

/** Stands for the last day of a licence whose duration does not say how long it is: a day after all others. */
export const NO_END = '9999-12-31';

/**
 * What a licence costs by the rate table and the fees that it was sold at, in minor units: usage alone, without session or minimum.
 * Null: on request. Nobody is told the other side's amount.
 */
export interface LicencePrices {
  readonly currency: string;
  /** What the talent gets of what it was sold for. */
  readonly earned: number | null;
  /** What another year costs the client … */
  readonly renewal: number | null;
  /** … and what the talent gets of that. */
  readonly renewalEarned: number | null;
}

/**
 * `soldLicences/{orderId}_{hash}`: a licence of one asset that was sold with the voice of one role. The id follows from order, role,
 * talent and licence, so an order that is confirmed anew keeps what it keeps of them. It is closed, for the amounts of both sides are in it: the API
 * tells everybody theirs. Days are `YYYY-MM-DD`, by the agency's clock.
 */
export interface SoldLicence {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly projectId: string;
  readonly projectName: string;
  readonly orderId: string;
  /** Of the order, as it was confirmed last with this licence in it. */
  readonly revision: number;
  readonly talentId: string;
  /** The talent's public name when it was sold. */
  readonly talentName: string;
  readonly voiceId: string;
  readonly character: string;
  /** alpha3. */
  readonly language: string;
  readonly assetName: string;
  readonly licenceId: string;
  /** Of the project. */
  readonly brand: string;
  /** Code of BRAND_CATEGORY; null: nobody has said. */
  readonly brandCategory: string | null;
  readonly duration: LicenceItem;
  /** The medium. */
  readonly format: LicenceItem;
  readonly territoryCover: LicenceItem;
  readonly soldOn: string;
  /** Null: it has not aired, as far as anybody has said. */
  readonly firstAirOn: string | null;
  /** Its last day; null until it has aired, and where its duration does not say. */
  readonly expiresOn: string | null;
  /** The day through which lists take it for live: its last one, or `NO_END` where nobody can tell; null until it has aired. */
  readonly liveThrough: string | null;
  /** Years that were added by renewals. */
  readonly renewedYears: number;
  /** How often another year was ordered, whatever became of it. */
  readonly renewals: number;
  /** The last of these orders, and whether its year counts; null: none. */
  readonly renewal: { readonly orderId: string; readonly state: RenewalState } | null;
  readonly prices: LicencePrices;
  /** Since when another year is offered to its client, and which one, by the key of its offer; null or absent: none is. */
  readonly offeredAt?: Instant | null;
  readonly offeredKey?: string | null;
  /** The day of the last reminder of its end, whether or not it was sent; null: there was none. */
  readonly remindedThrough: string | null;
  /** When its end is to be reminded of next; null: no more, or its end is not known. */
  readonly remindAt: Instant | null;
  /** Beginnings of the words by which everybody who has to do with it finds it. */
  readonly words: readonly string[];
  readonly state: SoldState;
  readonly updatedAt: Instant;
}

/** A duration with the years that were added to it; one that says no years stays as it is. */
export const renewedDuration = ({
  duration,
  renewedYears,
}: Pick<SoldLicence, 'duration' | 'renewedYears'>): string => {
  const years = yearsOf(duration.code);
  return years === 0 ? duration.code : `${years + renewedYears}Y`;
};

/** A licence that began on a day, with so many years added to it: its last day follows. */
export const withTerm = <Licence extends Pick<SoldLicence, 'duration'>>(
  licence: Licence,
  { firstAirOn, renewedYears }: Pick<SoldLicence, 'firstAirOn' | 'renewedYears'>,
): Licence & Pick<SoldLicence, 'firstAirOn' | 'renewedYears' | 'expiresOn' | 'liveThrough'> => {
  const duration = renewedDuration({ duration: licence.duration, renewedYears });
  const expiresOn = firstAirOn === null ? null : lastDayOf(firstAirOn, duration);
  const liveThrough = firstAirOn === null ? null : (expiresOn ?? NO_END);
  return { ...licence, firstAirOn, renewedYears, expiresOn, liveThrough };
};

/** `ledgerOrders/{orderId}`: what the ledger has to hold of an order, and whether it still has to be brought there. */
export interface LedgerOrder {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly projectId: string;
  /** Of the order, as it was confirmed last. */
  readonly revision: number;
  readonly isCancelled: boolean;
  /** When it was confirmed last. `YYYY-MM-DD`, by the agency's clock. */
  readonly soldOn: string;
  /** Since when the ledger is to follow; null: it has. */
  readonly dueAt: Instant | null;
}
