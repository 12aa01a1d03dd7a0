import type { InvoicePreview } from '@domain/orders/invoice-preview.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { getOrderStage, orderTransitions } from '@domain/orders/transitions.ts';
import { isAllowed, STAFF } from '@domain/transitions.ts';
import { listPrintedRows, makeInvoicePaper } from '../../outgoing/documents/invoices/invoice-paper.ts';
import { loadPaperWords } from '../../outgoing/documents/invoices/paper-words.ts';
import { sendPaper } from '../../outgoing/documents/send-paper.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { orders } from '../../work/collections/orders.ts';
import { operationInSteps, type Step } from '../../work/unit/operation.ts';
import { prepareInvoice } from './issue-invoice.ts';
import { readParties } from '../../work/collections/parties.ts';

/** Returns the invoice that the next change of an order would issue. 409 when none would, or while data is missing. */
const previewInvoice = (step: Step, id: string): Promise<Invoice> =>
  step(
    async (work) => {
      const order = await work.get(orders, id);
      const stage = getOrderStage(order);
      const isIssued = [orderTransitions.confirm, orderTransitions.bill].some((change) =>
        isAllowed(change, stage, STAFF),
      );
      if (!isIssued) throw new AppError(409, 'order.notNow');

      const { paper } = await prepareInvoice(work, order, await readParties(order, work));
      return paper;
    },
    { action: null },
  );

export const showInvoicePreview = operationInSteps(
  'orders.invoicePreview',
  async ({ step, params: { id }, locale }): Promise<InvoicePreview> => {
    const invoice = await previewInvoice(step, id);
    const { number, issuedOn, dueOn, currency, buyer } = invoice;
    const rows = listPrintedRows(invoice, await loadPaperWords(locale));
    return { number, issuedOn, dueOn, currency, buyer: buyer.legalName, rows };
  },
);

export const sendInvoicePreview = operationInSteps(
  'orders.invoicePreviewPdf',
  async ({ step, params: { id }, locale, response }) => {
    const invoice = await previewInvoice(step, id);
    return sendPaper(response, await makeInvoicePaper(invoice, locale, true), `${invoice.number}-preview`);
  },
);
