import { UNSET_RULE, type NetRule, type NetRules } from '../earnings/compute-net.ts';
import type { PaymentDetails } from './payment-details.ts';

/** Returns the rules of VAT and withholding as the talent stated them; unset before they did. */
export const getTaxRules = (
  details: Pick<PaymentDetails, 'taxStatus' | 'withholding' | 'taxSince'> | undefined,
): Omit<NetRules, 'share'> => {
  if (!details) return { vat: UNSET_RULE, withholding: UNSET_RULE };

  const { taxStatus, withholding, taxSince: from } = details;
  const toRule = (rate: number): NetRule => ({ rate, from, source: 'taxStatus' });

  return {
    vat: toRule(taxStatus.rate),
    withholding: toRule(withholding.rate),
    ...(withholding.usageRate === null ? {} : { usageWithholding: toRule(withholding.usageRate) }),
  };
};
