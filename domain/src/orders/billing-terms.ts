import type { TermsValues } from './billing-fields.ts';

/** `billingTerms/{agencyId}`: an agency's invoice settings. */
export interface BillingTerms extends Omit<TermsValues, 'billsOn'>, Partial<Pick<TermsValues, 'billsOn'>> {
  readonly id: string;
  readonly agencyId: string;
  /** Number of changes. */
  readonly version: number;
}
