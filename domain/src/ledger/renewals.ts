import { addDays } from './licence-stage.ts';
import { withTerm, type SoldLicence } from './sold-licences.ts';

/** Another year of a licence on offer. Days are `YYYY-MM-DD` in the agency's time zone; the price is in minor units, before VAT. */
export interface RenewalOffer {
  /** The day after its current end. */
  readonly from: string;
  readonly through: string;
  readonly price: number;
  /** Identifies year and price; the order sends the key of the one that was shown. */
  readonly key: string;
}

type Renewable = Pick<
  SoldLicence,
  'state' | 'duration' | 'firstAirOn' | 'expiresOn' | 'renewedYears' | 'prices' | 'renewal'
>;

/** The days of another year of a licence, after its current end; null: the end is unknown. */
export const toNextYear = (
  licence: Pick<SoldLicence, 'duration' | 'firstAirOn' | 'expiresOn' | 'renewedYears'>,
): Pick<RenewalOffer, 'from' | 'through'> | null => {
  const { firstAirOn, expiresOn, renewedYears } = licence;
  if (expiresOn === null) return null;
  const { expiresOn: through } = withTerm(licence, { firstAirOn, renewedYears: renewedYears + 1 });
  return through === null ? null : { from: addDays(expiresOn, 1), through };
};

/**
 * Returns the offer for another year of a live licence, from its current end.
 * Null: not in force, upcoming, end unknown, price on request, the year would be over already, or a renewal is waiting for the agency.
 */
export const toRenewal = (licence: Renewable, today: string): RenewalOffer | null => {
  const { state, expiresOn, firstAirOn, prices, renewal } = licence;
  if (state !== 'live' || prices.renewal === null) return null;
  if (firstAirOn === null || firstAirOn > today) return null;
  if (renewal?.state === 'received') return null;
  const year = toNextYear(licence);
  if (!year || year.through < today) return null;
  const key = [expiresOn, year.through, prices.currency, prices.renewal].join('_');
  return { ...year, price: prices.renewal, key };
};
