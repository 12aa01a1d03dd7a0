import { Timestamp } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import {
  toInvoiceId,
  formatInvoiceNumber,
  getSeries,
  toSequenceId,
  type Invoice,
  type InvoiceKind,
} from '@domain/orders/invoices.ts';
import { getAgencyDay } from '../../work/collections/agencies.ts';
import { invoices } from '../../work/collections/invoices.ts';
import { reserveNextPlace } from '../../work/records/invoices.ts';
import { recordInvoiceDue } from './record-invoice-due.ts';
import type { Work } from '../../work/unit/work.ts';

/** An order's papers, read in a transaction; `issue` writes them. */
export interface PreparedPaper {
  readonly paper: Invoice;
  readonly issue: () => void;
}

const addDays = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

export type PaperFields = Omit<
  Invoice,
  'id' | 'kind' | 'number' | 'issuedOn' | 'dueOn' | 'createdAt' | 'issued' | 'storagePath'
>;

interface PaperRow {
  readonly prefix: string;
  readonly kind: InvoiceKind;
  readonly dueDays: number;
  /** Date of the preceding paper, `YYYY-MM-DD`. */
  readonly follows?: string;
}

const pickLater = (a: string, b: string): string => (a > b ? a : b);

/** Returns the next paper, dated today in the agency's time zone, or as the preceding one if the time zone changed to an earlier day. */
export const reserveNextPaper = async (
  work: Work,
  { prefix, kind, dueDays, follows = '' }: PaperRow,
  fields: PaperFields,
): Promise<PreparedPaper> => {
  const now = Date.now();
  const { agencyId } = fields;
  const today = await getAgencyDay(agencyId, work, now);
  const earliest = pickLater(today, follows);
  const year = Number(earliest.slice(0, 4));
  const series = getSeries({ ...fields, kind });
  const {
    place,
    issuedBefore = '',
    take,
  } = await reserveNextPlace(work, invoices, {
    agencyId,
    year,
    kind: series,
  });
  const issuedOn = pickLater(earliest, issuedBefore);

  const paper: Invoice = {
    ...fields,
    id: toInvoiceId(toSequenceId(agencyId, year, series), place),
    kind,
    number: formatInvoiceNumber(prefix, year, series, place),
    issuedOn,
    dueOn: addDays(issuedOn, dueDays),
    createdAt: Timestamp.fromMillis(now),
  };

  return {
    paper,
    issue: () => {
      take();
      work.create(invoices, paper);
      if (paper.proForma) recordInvoiceDue(work, paper);
    },
  };
};
