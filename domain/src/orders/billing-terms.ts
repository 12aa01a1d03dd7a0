import type { TermsValues } from './billing-fields.ts';

/** Fields that older documents lack. */
type LaterField = 'billsOn' | 'eInvoice' | 'letters' | 'shares' | 'payable';

/** `billingTerms/{agencyId}`: an agency's invoice settings. */
export interface BillingTerms extends Omit<TermsValues, LaterField>, Partial<Pick<TermsValues, LaterField>> {
  readonly id: string;
  readonly agencyId: string;
  /** Number of changes. */
  readonly version: number;
}
