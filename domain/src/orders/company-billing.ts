import type { InvoiceAddress } from './billing-fields.ts';

/** `billings/{agencyId}_{companyId}`: a company's billing address with one agency. */
export interface CompanyBilling extends InvoiceAddress {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
}

export const toBillingId = (agencyId: string, companyId: string): string => `${agencyId}_${companyId}`;
