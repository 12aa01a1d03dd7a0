import { toInvoiceId, toSequenceId, type PaperSeries } from '@domain/orders/invoices.ts';
import type { Work } from '../unit/work.ts';
import type { Collection, Identified } from '../../platform/firestore/collection.ts';
import { invoiceSequences } from '../collections/invoices.ts';

/** `invoiceSequences/{agencyId}_{year}_{kind}`: the last number of a yearly series, raised with its paper. */
interface InvoiceSequence {
  readonly agencyId: string;
  readonly year: number;
  readonly kind: PaperSeries;
  readonly last: number;
}

/** The next number of a series, to be taken in the transaction that read it. */
interface NextPlace {
  readonly place: number;
  /** Date of the previous paper, `YYYY-MM-DD`; undefined for the first. */
  readonly issuedBefore: string | undefined;
  /** Takes this number, or this and the next ones. */
  readonly take: (count?: number) => void;
}

interface NumberedPaper extends Identified {
  readonly issuedOn: string;
}

/** Returns the next number in an agency's yearly series, taken in the same transaction as its paper, so the series has no gaps or duplicates. */
export const reserveNextPlace = async <Paper extends NumberedPaper>(
  work: Work,
  papers: Collection<Paper>,
  { agencyId, year, kind }: Omit<InvoiceSequence, 'last'>,
): Promise<NextPlace> => {
  const ref = invoiceSequences().doc(toSequenceId(agencyId, year, kind));
  const last = (await work.transaction.get(ref)).get('last') as InvoiceSequence['last'] | undefined;
  const place = (last ?? 0) + 1;
  const before = last === undefined ? undefined : await work.read(papers, toInvoiceId(ref.id, last));

  return {
    place,
    issuedBefore: before?.issuedOn,
    take: (count = 1) => {
      const series: InvoiceSequence = { agencyId, year, kind, last: place + count - 1 };
      work.transaction.set(ref, series);
    },
  };
};
