import { DEFAULT_PAYABLE } from '@domain/earnings/payable-rule.ts';
import { getDefaultInvoicing } from '@domain/orders/billing-terms.ts';
import { NO_LETTERS } from '@domain/orders/letters.ts';
import { getAgency } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { billingTerms, readBillingTerms } from '../../work/collections/billings.ts';
import { operation } from '../../work/unit/operation.ts';
import { toValidAddress } from './company-billing.ts';

export const showBillingTerms: Operation<'orders.billingTerms'> = async ({ caller }) =>
  (await readBillingTerms(getAgency(caller))) ?? null;

/** Changes the terms of future invoices. 409 when changed by another user since they were read. */
export const saveBillingTerms = operation(
  'orders.saveBillingTerms',
  { record: billingTerms },
  async ({ work, caller, body }) => {
    const agencyId = getAgency(caller);
    const {
      basedOn,
      invoicePrefix,
      dueDays,
      billsOn,
      eInvoice,
      letters,
      accounts,
      invoicing,
      shares,
      payable,
      vatRules,
      ...address
    } = body;
    const sound = toValidAddress(address);
    const before = await work.read(billingTerms, agencyId);
    if ((before?.version ?? 0) !== basedOn) throw new AppError(409, 'record.stale');

    return work.set(billingTerms, {
      ...sound,
      id: agencyId,
      agencyId,
      invoicePrefix,
      dueDays,
      billsOn,
      eInvoice,
      letters: letters ?? NO_LETTERS,
      accounts,
      invoicing: invoicing ?? before?.invoicing ?? (before ? 'here' : getDefaultInvoicing(sound.country)),
      shares,
      payable: payable ?? DEFAULT_PAYABLE,
      vatRules,
      version: basedOn + 1,
    });
  },
);
