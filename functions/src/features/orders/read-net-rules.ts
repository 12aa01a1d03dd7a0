import { getTaxRules } from '@domain/billing/tax-rules.ts';
import type { NetRules } from '@domain/earnings/compute-net.ts';
import { findShareRule } from '@domain/earnings/share-rates.ts';
import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import type { Earning } from '@domain/orders/earnings.ts';
import { getShares } from '@domain/talents/talent-terms.ts';
import { readPaymentDetails } from '../../work/collections/payment-details.ts';
import { readTerms } from '../../work/collections/talent-terms.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the share that applies on the day of an earning, and the talent's current taxes. */
export const readNetRules = async (
  work: Work,
  { agencyId, talentId, agreedOn }: Pick<Earning, 'agencyId' | 'talentId' | 'agreedOn'>,
  billingTerms: BillingTerms | undefined,
): Promise<NetRules> => {
  const [terms, details] = await Promise.all([
    readTerms(agencyId, talentId, work),
    readPaymentDetails(talentId, work),
  ]);
  const shares = terms ? getShares(terms) : [];

  return {
    share: findShareRule(shares, billingTerms?.shares ?? [], agreedOn),
    ...getTaxRules(details),
  };
};
