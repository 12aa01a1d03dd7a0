import { getDeductions, type Earning } from '@domain/orders/earnings.ts';
import {
  listInvoiceFaults,
  type TalentInvoice,
  type TalentInvoiceRow,
} from '@domain/selfBilling/talent-invoices.ts';
import { serialise } from '../../../platform/firestore/db.ts';
import { earnings } from '../../../work/collections/earnings.ts';

const toInvoiced = (earning: Earning) => {
  const { share, vat } = getDeductions(earning);
  const isCancelled = earning.state === 'cancelled';
  return {
    currency: earning.currency,
    ...(isCancelled ? { gross: 0, share: 0, vat: 0 } : { gross: earning.amount, share, vat }),
  };
};

/** Returns an invoice with how it matches the earnings that it is for. */
export const presentInvoice = (invoice: TalentInvoice, stored: readonly Earning[]): TalentInvoiceRow => {
  const { id, number, currency, total, vat, uploadedAt } = invoice;
  const faults = listInvoiceFaults(invoice, stored.map(toInvoiced));
  return { ...serialise({ id, number, currency, total, vat, uploadedAt }), faults };
};

/** Returns invoices with how they match, by id. Reads each earning once. */
export const readInvoiceRows = async (
  invoices: readonly TalentInvoice[],
): Promise<ReadonlyMap<string, TalentInvoiceRow>> => {
  const ids = [...new Set(invoices.flatMap(({ earningIds }) => earningIds))];
  const stored = new Map((await earnings.getAll(ids)).map((earning) => [earning.id, earning]));

  return new Map(
    invoices.map((invoice) => [
      invoice.id,
      presentInvoice(
        invoice,
        invoice.earningIds.flatMap((id) => stored.get(id) ?? []),
      ),
    ]),
  );
};
