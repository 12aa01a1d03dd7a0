import { dayAfter } from './licence-stage.ts';
import { withTerm, type SoldLicence } from './sold-licences.ts';

/** Another year of a licence, as it can be ordered. Days are `YYYY-MM-DD`, by the agency's clock; the price in minor units, before VAT. */
export interface RenewalOffer {
  /** The day after its last one so far. */
  readonly from: string;
  readonly through: string;
  readonly price: number;
  /** Names year and price: whoever orders it says which they saw. */
  readonly key: string;
}

type Renewable = Pick<
  SoldLicence,
  'state' | 'duration' | 'firstAirOn' | 'expiresOn' | 'renewedYears' | 'prices' | 'renewal'
>;

/** The days of another year of a licence, from its end so far; null: nobody can tell its end. */
export const nextYearOf = (
  licence: Pick<SoldLicence, 'duration' | 'firstAirOn' | 'expiresOn' | 'renewedYears'>,
): Pick<RenewalOffer, 'from' | 'through'> | null => {
  const { firstAirOn, expiresOn, renewedYears } = licence;
  if (expiresOn === null) return null;
  const { expiresOn: through } = withTerm(licence, { firstAirOn, renewedYears: renewedYears + 1 });
  return through === null ? null : { from: dayAfter(expiresOn, 1), through };
};

/**
 * Another year of a licence, from its end so far, once it is live. Null: it does not stand or is upcoming, nobody can tell its
 * end, its price is on request, the year would be over already, or it is ordered and waits for the agency.
 */
export const renewalOf = (licence: Renewable, today: string): RenewalOffer | null => {
  const { state, expiresOn, firstAirOn, prices, renewal } = licence;
  if (state !== 'live' || prices.renewal === null) return null;
  if (firstAirOn === null || firstAirOn > today) return null;
  if (renewal?.state === 'received') return null;
  const year = nextYearOf(licence);
  if (!year || year.through < today) return null;
  const key = [expiresOn, year.through, prices.currency, prices.renewal].join('_');
  return { ...year, price: prices.renewal, key };
};
