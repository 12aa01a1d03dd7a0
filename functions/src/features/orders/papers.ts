import { hasEInvoice } from '@domain/einvoice/e-invoice.ts';
import { toUbl } from '@domain/einvoice/ubl.ts';
import { formatConfirmationNumber, type Invoice } from '@domain/orders/invoices.ts';
import { makeConfirmationPaper, readInvoiceFile } from '../../outgoing/documents/invoices/invoice-paper.ts';
import { makeEInvoice } from '../../outgoing/documents/invoices/make-e-invoice.ts';
import { loadPaperWords } from '../../outgoing/documents/invoices/paper-words.ts';
import { sendPaper } from '../../outgoing/documents/send-paper.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { findInvoices, readInvoice } from '../../work/collections/invoices.ts';
import { readOrder } from '../../work/collections/orders.ts';
import type { Operation } from '../../work/operation.ts';

/** Sends an order's confirmation in the caller's language, in any later state; `revision` selects an earlier one. 409 before the agency has confirmed it. */
export const sendConfirmation: Operation<'orders.confirmation'> = async ({
  caller,
  params: { id },
  query: { revision },
  locale,
  response,
}) => {
  const order = requireVisible(caller, 'orders', await readOrder(id));
  const confirmed = await findInvoices(order.id);
  const invoice =
    revision === undefined ? confirmed[0] : confirmed.find((item) => item.revision === revision);
  if (!invoice) throw new AppError(409, 'order.notNow');
  const agency = await readAgency(order.agencyId);
  const paper = await makeConfirmationPaper(invoice, agency, locale);
  return sendPaper(response, paper, formatConfirmationNumber(invoice));
};

const readVisibleInvoice = async (caller: Caller, id: string): Promise<Invoice> =>
  requireVisible(caller, 'invoices', await readInvoice(id));

export const sendInvoice: Operation<'orders.invoice'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const invoice = await readVisibleInvoice(caller, id);
  const { fileName, bytes } = await readInvoiceFile(invoice, locale);
  return sendPaper(response, bytes, fileName.replace(/\.pdf$/u, ''));
};

/** Sends the data of an invoice by EN 16931, as UBL. 409 without the seller's tax number, which the standard requires. */
export const sendEInvoice: Operation<'orders.eInvoice'> = async ({
  caller,
  params: { id },
  locale,
  response,
}) => {
  const invoice = await readVisibleInvoice(caller, id);
  if (!hasEInvoice(invoice)) throw new AppError(409, 'invoice.noTaxId');

  const xml = toUbl(await makeEInvoice(invoice, await loadPaperWords(locale)));
  response.setHeader('Content-Type', 'application/xml; charset=utf-8');
  response.setHeader('Content-Disposition', `attachment; filename="${invoice.number}.xml"`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(xml);
  return undefined;
};
