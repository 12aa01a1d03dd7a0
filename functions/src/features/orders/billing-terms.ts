import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import { getAgency } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readBillingTerms, storeBillingTerms } from '../../records/billings.ts';
import { soundAddress } from './company-billing.ts';

export const showBillingTerms: Operation<'orders.billingTerms'> = async ({ caller }) =>
  (await readBillingTerms(getAgency(caller))) ?? null;

/** Changes the terms of future invoices. 409 when changed by another user since they were read. */
export const saveBillingTerms: Operation<'orders.saveBillingTerms'> = async ({ caller, body }) => {
  const agencyId = getAgency(caller);
  const { basedOn, bankDetails, invoicePrefix, dueDays, vatRules, ...address } = body;
  const sound = soundAddress(address);
  return transact(async (transaction) => {
    const before = await readBillingTerms(agencyId, transaction);
    if ((before?.version ?? 0) !== basedOn) throw new AppError(409, 'record.stale');
    const after: BillingTerms = {
      ...sound,
      ...{ id: agencyId, agencyId, bankDetails, invoicePrefix, dueDays, vatRules },
      version: basedOn + 1,
    };
    storeBillingTerms(transaction, after);
    recordAudit(transaction, caller, {
      agencyId,
      action: 'orders.saveBillingTerms',
      subject: `billingTerms/${agencyId}`,
      before: before ?? null,
      after,
    });
    return after;
  });
};
