import type { InvoiceAddress } from '@domain/orders/billing-fields.ts';
import { toBillingId } from '@domain/orders/company-billing.ts';
import { getAgency } from '../../work/access/caller.ts';
import { requireCompany, resolveCompanyId } from '../../work/access/require-company.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { billings } from '../../work/collections/billings.ts';
import { isTaxId, normalizeTaxId } from '../../work/text/tax-id.ts';
import { operation } from '../../work/unit/operation.ts';

/** Returns the address for storage; 422 for a tax id that is invalid in its country. */
export const toValidAddress = (fieldValues: InvoiceAddress): InvoiceAddress => {
  if (fieldValues.vatTaxId && !isTaxId(fieldValues.vatTaxId, fieldValues.country))
    throw new AppError(422, 'billing.taxId', { property: 'vatTaxId' });
  return { ...fieldValues, vatTaxId: normalizeTaxId(fieldValues.vatTaxId) };
};

/** Creates a company's billing address for an agency; 409 when it exists. */
export const createBilling = operation(
  'orders.createBilling',
  { record: billings },
  async ({ work, caller, body }) => {
    const { companyId: named, ...values } = body;
    const agencyId = getAgency(caller);
    const address = toValidAddress(values);
    const { id: companyId } = await requireCompany(
      caller,
      resolveCompanyId(caller, agencyId, named),
      agencyId,
      work,
    );
    const id = toBillingId(agencyId, companyId);
    if (await work.read(billings, id)) throw new AppError(409, 'record.stale');

    return work.set(billings, { ...address, id, agencyId, companyId });
  },
);

/** Changes the address. Issued papers stay unchanged. */
export const updateBilling = operation(
  'orders.updateBilling',
  { record: billings },
  async ({ work, params: { id }, body }) => {
    const address = toValidAddress(body);
    const { agencyId, companyId } = await work.get(billings, id);
    return work.set(billings, { ...address, id, agencyId, companyId });
  },
);
