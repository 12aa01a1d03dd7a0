import { addDays } from '../values/add-days.ts';
import { getRenewalTerm, parseTerm } from '../pricing/terms.ts';
import { withTerm, type SoldLicence } from './sold-licences.ts';

/** A renewal on offer: another year, or the same term again. Days are `YYYY-MM-DD` in the agency's zone; the price is in minor units, before VAT. */
export interface RenewalOffer {
  /** The day after its current end. */
  readonly from: string;
  readonly through: string;
  readonly price: number;
  /** Identifies days and price; the order sends the key of the one that was shown. */
  readonly key: string;
}

type Renewable = Pick<
  SoldLicence,
  'state' | 'duration' | 'firstAirOn' | 'expiresOn' | 'renewedTerms' | 'agreedEnd' | 'prices' | 'renewal'
>;

/** The days that a renewal adds to a licence, after its current end; null: the calendar doesn't determine its end. */
export const toNextTerm = (
  licence: Pick<SoldLicence, 'duration' | 'firstAirOn' | 'expiresOn' | 'renewedTerms'>,
): Pick<RenewalOffer, 'from' | 'through'> | null => {
  const { firstAirOn, expiresOn, renewedTerms } = licence;
  const term = parseTerm(licence.duration.code);
  if (expiresOn === null || !term || !getRenewalTerm(term)) return null;
  const { expiresOn: through } = withTerm(licence, { firstAirOn, renewedTerms: renewedTerms + 1 });
  return through === null ? null : { from: addDays(expiresOn, 1), through };
};

/**
 * Returns the offer to renew a live licence, from its current end.
 * Null: not in force, upcoming, end unknown, price on request, the renewal would be over already, or a renewal is waiting for the agency.
 */
export const toRenewal = (licence: Renewable, today: string): RenewalOffer | null => {
  const { state, expiresOn, firstAirOn, prices, renewal } = licence;
  if (state !== 'live' || prices.renewal === null) return null;
  if (firstAirOn === null || firstAirOn > today) return null;
  if (renewal?.state === 'received') return null;
  const days = toNextTerm(licence);
  if (!days || days.through < today) return null;
  const key = [expiresOn, days.through, prices.currency, prices.renewal].join('_');
  return { ...days, price: prices.renewal, key };
};
