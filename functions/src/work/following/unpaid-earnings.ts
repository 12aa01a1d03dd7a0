import { isDeepStrictEqual } from 'node:util';
import type { PaymentDetails } from '@domain/billing/payment-details.ts';
import { getTaxRules } from '@domain/billing/tax-rules.ts';
import { computeNet } from '@domain/earnings/compute-net.ts';
import { getDeductions, getGrossParts, type Earning } from '@domain/orders/earnings.ts';
import { earnings, findUnpaidEarnings } from '../collections/earnings.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';

const withTaxes = (earning: Earning, details: PaymentDetails): Earning => {
  const rules = { share: getDeductions(earning).rules.share, ...getTaxRules(details) };
  const { gross: _amount, ...deductions } = computeNet(getGrossParts(earning), rules);
  return { ...earning, ...deductions, updatedAt: details.updatedAt };
};

/** Earnings that aren't paid follow their talent's VAT and withholding; the agreed share stays. */
export const followTaxes: FollowUp = async (state) => {
  const changes = await findChanges<PaymentDetails>(state, 'paymentDetails', ['taxStatus', 'withholding']);

  for (const { before, after } of changes) {
    if (!after || isDeepStrictEqual(before && getTaxRules(before), getTaxRules(after))) continue;

    for (const earning of await findUnpaidEarnings(after.talentId, state.work))
      if ((earning.paid ?? 0) === 0) state.work.set(earnings, withTaxes(earning, after));
  }
};
