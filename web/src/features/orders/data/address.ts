import type { InvoiceAddress } from '@domain/orders/company-billing.ts';

/** An address as a form has it; null: none is known. */
export const toAddressValues = (known: InvoiceAddress | null): InvoiceAddress => ({
  legalName: known?.legalName ?? '',
  vatTaxId: known?.vatTaxId ?? '',
  address: known?.address ?? '',
  city: known?.city ?? '',
  zip: known?.zip ?? '',
  country: known?.country ?? '',
});
