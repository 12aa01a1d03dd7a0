import { sendPaper } from '../../../outgoing/documents/send-paper.ts';
import { readFile } from '../../../platform/storage/files.ts';
import { serialise } from '../../../platform/firestore/db.ts';
import { getAgency } from '../../../work/access/caller.ts';
import { findPaidItems } from '../../../work/collections/payout-items.ts';
import { findPapers } from '../../../work/collections/self-billed-papers.ts';
import { findLastAgreement } from '../../../work/collections/self-billing-agreements.ts';
import { findTalentInvoices, talentInvoices } from '../../../work/collections/talent-invoices.ts';
import type { Operation } from '../../../work/operation.ts';
import { presentAgreement } from './agreements.ts';
import { presentPaper } from './decide-paper.ts';
import { requireParty } from './own-record.ts';
import { readInvoiceRows } from './read-invoice-rows.ts';

const LIST_MAX = 100;

/** Returns a talent's papers with the chosen agency, newest first. */
export const listOwnPapers: Operation<'selfBilling.own'> = async ({ caller }) => {
  const agencyId = getAgency(caller);
  const { uid: talentId } = caller;
  const [agreement, papers, invoices, items] = await Promise.all([
    findLastAgreement(agencyId, talentId),
    findPapers({ agencyId, talentId }, undefined, LIST_MAX),
    findTalentInvoices(agencyId, talentId, LIST_MAX),
    findPaidItems(agencyId, talentId, LIST_MAX),
  ]);
  const rows = await readInvoiceRows(invoices);

  return serialise({
    agreement: agreement ? presentAgreement(agreement) : null,
    papers: papers.map(presentPaper),
    invoices: invoices.flatMap(({ id }) => rows.get(id) ?? []),
    remittances: items.map(({ id, paidOn, net, currency }) => ({ id, paidOn: paidOn ?? '', net, currency })),
  });
};

/** Sends a talent's own invoice to them or the agency's admins. */
export const sendTalentInvoice: Operation<'selfBilling.invoice'> = async ({
  caller,
  params: { id },
  response,
}) => {
  const invoice = requireParty(caller, 'talentInvoices', await talentInvoices.get(id));
  return sendPaper(response, await readFile(invoice.storagePath), `invoice-${id}`);
};
