import { createHash } from 'node:crypto';
import { isPdf } from '@domain/auditions/script-pdf.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { toPaperRow } from '@domain/orders/order-list.ts';
import { notifyOrder } from '../../outgoing/mail/notify-order.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { saveFile } from '../../platform/storage/files.ts';
import { requireStaff } from '../../work/access/staff.ts';
import { invoices, readInvoice } from '../../work/collections/invoices.ts';
import { readOrder } from '../../work/collections/orders.ts';
import { readProject } from '../../work/collections/projects.ts';
import { operationInSteps } from '../../work/unit/operation.ts';
import type { Work } from '../../work/unit/work.ts';

/** Mails what was issued to the client. */
const notifyClient = async (work: Work, { orderId, projectId, number }: Invoice): Promise<void> => {
  const [order, project] = await Promise.all([readOrder(orderId, work), readProject(projectId, work)]);
  if (!order || !project) throw notFound();

  await notifyOrder(work, project, order.orderedBy, {
    order,
    occasion: 'issued',
    // Each paper is mailed once.
    number,
    paper: number,
    byClient: false,
    locale: 'en',
  });
};

/** Records what the agency's own system issued for a pro forma, and mails it. 409 for other papers and the second time, 415 unless it is a PDF. */
export const recordInvoice = operationInSteps(
  'orders.recordInvoice',
  async ({ step, caller, params: { id }, body: { number, issuedOn }, file }) => {
    const found = await readInvoice(id);
    if (!found) throw notFound();
    const { agencyId } = requireStaff(caller, found);
    if (!found.proForma) throw new AppError(409, 'invoice.notProForma');

    const { bytes } = await file();
    if (!isPdf(bytes)) throw new AppError(415, 'pdf.notPdf', { property: 'invoice' });

    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const storagePath = `invoices/${agencyId}/${id}/${sha256}.pdf`;
    await saveFile(storagePath, bytes, 'application/pdf');

    const recorded = await step(
      async (work) => {
        const paper = await work.get(invoices, id);
        if (paper.issued) return null;

        const issued = work.update(paper, { issued: { number, issuedOn }, storagePath });
        await notifyClient(work, issued);

        return toPaperRow(issued);
      },
      { audited: { record: invoices, facts: ['issued'] } },
    );

    // The sweep deletes the file of a call that came second.
    if (!recorded) throw new AppError(409, 'invoice.notProForma');
    return recorded;
  },
);
