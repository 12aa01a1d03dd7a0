/** `billings/{agencyId}_{companyId}`: where one agency sends a company's invoices. */
export interface CompanyBilling {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly legalName: string;
  /** As the tax office of the country writes it, without spaces; empty: they have none. */
  readonly vatTaxId: string;
  readonly address: string;
  readonly city: string;
  readonly zip: string;
  /** alpha3. */
  readonly country: string;
}

/** What is printed of it. */
export type InvoiceAddress = Omit<CompanyBilling, 'id' | 'agencyId' | 'companyId'>;

export const billingIdOf = (agencyId: string, companyId: string): string => `${agencyId}_${companyId}`;
