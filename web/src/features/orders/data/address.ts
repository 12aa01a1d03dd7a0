import { ADDRESS_FIELDS, type InvoiceAddress } from '@domain/orders/billing-fields.ts';
import { getDefaults, toFormValues } from '@domain/values/fields.ts';

/** Returns an address as form values; null: none is known. */
export const toAddressValues = (address: InvoiceAddress | null): InvoiceAddress =>
  toFormValues(ADDRESS_FIELDS, { ...getDefaults(ADDRESS_FIELDS), ...address });
