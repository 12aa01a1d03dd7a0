import { ADDRESS_FIELDS, type InvoiceAddress } from '@domain/orders/billing-fields.ts';
import { getPaperNumber, type Invoice } from '@domain/orders/invoices.ts';
import type { Order } from '@domain/orders/orders.ts';
import { formatBankAccount } from '@domain/payouts/bank-account.ts';
import { computeVatBetween, type Parties } from '@domain/orders/vat-between.ts';
import { findVatIssue } from '@domain/orders/vat-issues.ts';
import { getNames, pickFields } from '@domain/values/fields.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { readInvoice } from '../../work/collections/invoices.ts';
import { readAccountOf } from '../../work/collections/payout-accounts.ts';
import { readOrderCharges } from './read-order-charges.ts';
import { reserveNextPaper, type PaperFields, type PreparedPaper } from './reserve-next-paper.ts';
import type { Work } from '../../work/unit/work.ts';

const getAddress = (record: InvoiceAddress): InvoiceAddress => pickFields(record, getNames(ADDRESS_FIELDS));

/** Returns both parties as printed; 409 while an address or the agency's VAT rule for their countries is missing. */
const requireParties = ({ terms, billing }: Parties) => {
  if (!terms) throw new AppError(409, 'order.noTerms');
  if (!billing) throw new AppError(409, 'order.billing');
  return { terms, billing };
};

/** Prepares an order's invoice at the accepted price; 409 when required data is missing. */
export const prepareInvoice = async (work: Work, order: Order, parties: Parties): Promise<PreparedPaper> => {
  const { terms, billing } = requireParties(parties);
  const charged = await readOrderCharges(order, work);
  const account = await readAccountOf(order.agencyId, order.currency, work);
  const vat = computeVatBetween(parties, order.net);
  if (!vat)
    throw new AppError(409, findVatIssue(parties) === 'noVatId' ? 'order.noVatId' : 'order.noVatRule');
  if (!charged) throw new AppError(409, 'order.notNow');

  const { agencyId, companyId, projectId, id: orderId, revision, projectName, reference, currency } = order;
  const row = { prefix: terms.invoicePrefix, kind: 'invoice', dueDays: terms.dueDays } as const;

  return reserveNextPaper(work, row, {
    agencyId,
    companyId,
    projectId,
    orderId,
    revision,
    projectName,
    reference,
    currency,
    credits: null,
    ...(terms.invoicing === 'elsewhere' ? { proForma: true } : {}),
    seller: { ...getAddress(terms), bankDetails: account ? formatBankAccount(account) : '' },
    buyer: getAddress(billing),
    ...charged,
    net: order.net,
    vat,
    total: order.net + vat.amount,
  });
};

/** Returns the fields of an invoice that its credit notes repeat. */
const pickCredited = (invoice: Invoice): Omit<PaperFields, 'credits'> => {
  const {
    id: _id,
    kind: _kind,
    number: _number,
    issuedOn: _on,
    dueOn: _due,
    createdAt: _at,
    issued: _issued,
    storagePath: _path,
    ...fields
  } = invoice;
  return fields;
};

const reserveCreditNote = (
  work: Work,
  invoice: Invoice,
  { terms }: Parties,
  fields: Omit<PaperFields, 'credits'>,
): Promise<PreparedPaper> =>
  reserveNextPaper(
    work,
    // Agencies can't unset this field.
    { prefix: terms?.invoicePrefix ?? '', kind: 'creditNote', dueDays: 0, follows: invoice.issuedOn },
    { ...fields, credits: getPaperNumber(invoice) },
  );

/** Prepares the credit note of what is left of an order's invoice; undefined when it has none. */
export const prepareCreditNote = async (
  work: Work,
  { invoiceId, credits = [] }: Order,
  parties: Parties,
): Promise<PreparedPaper | undefined> => {
  const invoice = invoiceId === null ? undefined : await readInvoice(invoiceId, work);
  if (!invoice) return undefined;

  const fields = pickCredited(invoice);
  const net = credits.reduce((left, credit) => left - credit.net, invoice.net);
  const vat = credits.reduce((left, credit) => left - credit.vat, invoice.vat.amount);
  const earlier = credits.map(
    (credit) => ({ kind: 'extra', label: credit.number, amount: -credit.net }) as const,
  );

  return reserveCreditNote(work, invoice, parties, {
    ...fields,
    lines: [...fields.lines, ...earlier],
    net,
    vat: { ...invoice.vat, amount: vat },
    total: net + vat,
  });
};

interface PartialCredit extends Pick<Invoice, 'net' | 'vat'> {
  readonly reason: string;
}

/** Prepares the credit note of a part of an invoice, whose only line is its reason. */
export const preparePartialCredit = (
  work: Work,
  invoice: Invoice,
  parties: Parties,
  { net, vat, reason }: PartialCredit,
): Promise<PreparedPaper> => {
  const {
    voices: _voices,
    licences: _licences,
    exclusivity: _exclusivity,
    ...fields
  } = pickCredited(invoice);
  const lines = [{ kind: 'extra', label: reason, amount: net } as const];
  return reserveCreditNote(work, invoice, parties, { ...fields, lines, net, vat, total: net + vat.amount });
};
