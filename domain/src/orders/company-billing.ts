/** `billings/{agencyId}_{companyId}`: a company's billing address with one agency. */
export interface CompanyBilling {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly legalName: string;
  /** In the tax office's format, without spaces; empty: none. */
  readonly vatTaxId: string;
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  /** alpha3. */
  readonly country: string;
}

/** The printed fields. */
export type InvoiceAddress = Omit<CompanyBilling, 'id' | 'agencyId' | 'companyId'>;

export const toBillingId = (agencyId: string, companyId: string): string => `${agencyId}_${companyId}`;
