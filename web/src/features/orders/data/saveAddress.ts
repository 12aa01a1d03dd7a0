import type { InvoiceAddress } from '@domain/orders/billing-fields.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

/** Creates or changes an invoice address; `companyId` when set by staff. */
export const saveAddress = async (
  { billingId, companyId }: { readonly billingId: string | null; readonly companyId: string },
  body: InvoiceAddress,
  submission: Submission,
): Promise<void> => {
  if (billingId === null) await api.orders.createBilling({ ...body, companyId }, submission);
  else await api.orders.updateBilling({ id: billingId }, body, submission);
};
