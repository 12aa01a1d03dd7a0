import type { Invoice } from '@domain/orders/invoices.ts';
import { recordEvent } from '../../work/records/webhook-events.ts';
import type { Work } from '../../work/unit/work.ts';

/** Sends the lines of a pro forma to the agency's own system, which issues the invoice. */
export const recordInvoiceDue = (work: Work, invoice: Invoice): void => {
  const { id: invoiceId, agencyId, projectId, orderId, kind, number, currency, vat } = invoice;
  const licensed = (invoice.licences ?? []).flatMap(({ character, asset, amount }) =>
    amount === undefined ? [] : [{ label: `${character} · ${asset}`, amount }],
  );
  const charges = invoice.lines.map(({ kind: name, label, amount }) => ({ label: label ?? name, amount }));

  recordEvent(work, {
    agencyId,
    event: 'invoice.due',
    data: {
      projectId,
      orderId,
      invoiceId,
      kind,
      number,
      credits: invoice.credits ?? '',
      buyer: invoice.buyer.legalName,
      buyerTaxId: invoice.buyer.vatTaxId,
      reference: invoice.reference,
      issuedOn: invoice.issuedOn,
      dueOn: invoice.dueOn,
      lines: [...licensed, ...charges],
      currency,
      net: invoice.net,
      vatKind: vat.kind,
      vatRate: vat.rate,
      vat: vat.amount,
      total: invoice.total,
    },
  });
};
