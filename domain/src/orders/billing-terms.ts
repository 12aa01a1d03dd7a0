import type { TermsValues } from './billing-fields.ts';

/** Returns where a new seller invoices: Spanish law admits conform systems only, from the date that it sets, and this is none. */
export const getDefaultInvoicing = (country: string): NonNullable<TermsValues['invoicing']> =>
  country === 'ESP' ? 'elsewhere' : 'here';

/** Fields that older documents lack. */
type LaterField = 'billsOn' | 'eInvoice' | 'letters' | 'accounts' | 'invoicing' | 'shares' | 'payable';

/** `billingTerms/{agencyId}`: an agency's invoice settings. */
export interface BillingTerms extends Omit<TermsValues, LaterField>, Partial<Pick<TermsValues, LaterField>> {
  readonly id: string;
  readonly agencyId: string;
  /** Number of changes. */
  readonly version: number;
}
