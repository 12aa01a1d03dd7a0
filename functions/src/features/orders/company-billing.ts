import type { Transaction } from 'firebase-admin/firestore';
import { toBillingId, type CompanyBilling, type InvoiceAddress } from '@domain/orders/company-billing.ts';
import { getAgency, type Caller } from '../../access/caller.ts';
import { companyFor, companyIdFor } from '../../access/company-for.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { readBillingById, storeCompanyBilling } from '../../records/billings.ts';
import { isTaxId, plainTaxId } from '../../text/tax-id.ts';

/** Returns the address for storage; 422 for a tax id that is invalid in its country. */
export const soundAddress = (given: InvoiceAddress): InvoiceAddress => {
  if (given.vatTaxId && !isTaxId(given.vatTaxId, given.country))
    throw new AppError(422, 'billing.taxId', { property: 'vatTaxId' });
  return { ...given, vatTaxId: plainTaxId(given.vatTaxId) };
};

const save = (
  transaction: Transaction,
  caller: Caller,
  before: CompanyBilling | undefined,
  after: CompanyBilling,
): CompanyBilling => {
  storeCompanyBilling(transaction, after);
  recordAudit(transaction, caller, {
    agencyId: after.agencyId,
    action: before ? 'orders.updateBilling' : 'orders.createBilling',
    subject: `billings/${after.id}`,
    before: before ?? null,
    after,
  });
  return after;
};

/** Creates a company's billing address for an agency; 409 when it exists. */
export const createBilling: Operation<'orders.createBilling'> = async ({ caller, body }) => {
  const { companyId: named, ...given } = body;
  const agencyId = getAgency(caller);
  const asked = companyIdFor(caller, named);
  const address = soundAddress(given);
  return transact(async (transaction) => {
    const { id: companyId } = await companyFor(caller, asked, agencyId, transaction);
    const id = toBillingId(agencyId, companyId);
    if (await readBillingById(id, transaction)) throw new AppError(409, 'record.stale');
    return save(transaction, caller, undefined, { ...address, id, agencyId, companyId });
  });
};

/** Changes the address. Issued papers stay unchanged. */
export const updateBilling: Operation<'orders.updateBilling'> = async ({ caller, params: { id }, body }) => {
  const address = soundAddress(body);
  return transact(async (transaction) => {
    const before = visibleTo(caller, 'billings', await readBillingById(id, transaction));
    const { agencyId, companyId } = before;
    return save(transaction, caller, before, { ...address, id, agencyId, companyId });
  });
};
