import { toInvoiceId, toSequenceId, type InvoiceKind } from '@domain/orders/invoices.ts';
import type { Work } from '../unit/work.ts';
import { invoiceSequences, readInvoice } from '../collections/invoices.ts';

/** `invoiceSequences/{agencyId}_{year}_{kind}`: the last number of a yearly series, raised with its paper. */
interface InvoiceSequence {
  readonly agencyId: string;
  readonly year: number;
  readonly kind: InvoiceKind;
  readonly last: number;
}

/** The next number of a series, to be taken in the transaction that read it. */
interface NextPlace {
  readonly place: number;
  /** Date of the previous paper, `YYYY-MM-DD`; undefined for the first. */
  readonly issuedBefore: string | undefined;
  readonly take: () => void;
}

/** Returns the next number in an agency's yearly series, taken in the same transaction as its paper, so the series has no gaps or duplicates. */
export const reserveNextPlace = async (
  work: Work,
  agencyId: string,
  year: number,
  kind: InvoiceKind,
): Promise<NextPlace> => {
  const ref = invoiceSequences().doc(toSequenceId(agencyId, year, kind));
  const last = (await work.transaction.get(ref)).get('last') as InvoiceSequence['last'] | undefined;
  const place = (last ?? 0) + 1;
  const before = last === undefined ? undefined : await readInvoice(toInvoiceId(ref.id, last), work);

  return {
    place,
    issuedBefore: before?.issuedOn,
    take: () => {
      const series: InvoiceSequence = { agencyId, year, kind, last: place };
      work.transaction.set(ref, series);
    },
  };
};
