import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { DateTime } from 'luxon';
import {
  invoiceIdOf,
  invoiceNumber,
  sequenceIdOf,
  type Invoice,
  type InvoiceKind,
} from '@domain/orders/invoices.ts';
import { agencyDay } from '../../records/agencies.ts';
import { createInvoice, nextPlace } from '../../records/invoices.ts';

/** Papers of an order that were read in a transaction, and are written by calling `issue`. */
export interface ReadyPaper {
  readonly paper: Invoice;
  readonly issue: () => void;
}

const daysAfter = (day: string, days: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toFormat('yyyy-MM-dd');

/** What stands on a paper beside its kind, number and days. */
type PaperFields = Omit<Invoice, 'id' | 'kind' | 'number' | 'issuedOn' | 'dueOn' | 'createdAt'>;

/** In which of the agency's rows of numbers a paper is, and in how many days what stands on it is due. */
interface PaperRow {
  readonly prefix: string;
  readonly kind: InvoiceKind;
  readonly dueDays: number;
  /** The day on another paper that this one follows, `YYYY-MM-DD`. */
  readonly follows?: string;
}

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/** A paper of today by the agency's clock, or of the day on one that it comes after, where that clock was set back since. */
export const nextPaper = async (
  transaction: Transaction,
  { prefix, kind, dueDays, follows = '' }: PaperRow,
  fields: PaperFields,
): Promise<ReadyPaper> => {
  const now = Date.now();
  const { agencyId } = fields;
  const today = await agencyDay(agencyId, transaction, now);
  const earliest = laterOf(today, follows);
  const year = Number(earliest.slice(0, 4));
  const { place, issuedBefore = '', take } = await nextPlace(transaction, agencyId, year, kind);
  const issuedOn = laterOf(earliest, issuedBefore);
  const paper: Invoice = {
    ...fields,
    id: invoiceIdOf(sequenceIdOf(agencyId, year, kind), place),
    kind,
    number: invoiceNumber(prefix, year, kind, place),
    issuedOn,
    dueOn: daysAfter(issuedOn, dueDays),
    createdAt: Timestamp.fromMillis(now),
  };
  return {
    paper,
    issue: () => {
      take();
      createInvoice(transaction, paper);
    },
  };
};
