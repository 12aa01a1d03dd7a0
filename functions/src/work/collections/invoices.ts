import { FieldPath, Filter } from 'firebase-admin/firestore';
import { foldNumber, isAwaitingIssue, type Invoice } from '@domain/orders/invoices.ts';
import { collection, type Derive } from '../../platform/firestore/collection.ts';
import { collectionRef, db, toRecord } from '../../platform/firestore/db.ts';
import { limitToOwner, type RecordOwner } from '../../platform/firestore/tally.ts';
import type { Work } from '../unit/work.ts';

export const invoiceSequences = () => collectionRef('invoiceSequences');

/** A paper with the fields of a pro forma that queries alone read. */
interface InvoiceDocument extends Invoice {
  /** Whether what is issued for it wasn't recorded yet. */
  readonly awaitsIssue?: boolean;
  /** The number of what was issued, as it is searched; null: nothing yet. */
  readonly issuedKey?: string | null;
}

const deriveIssue: Derive<Invoice, InvoiceDocument> = (invoice) =>
  invoice.proForma
    ? {
        awaitsIssue: isAwaitingIssue(invoice),
        issuedKey: invoice.issued ? foldNumber(invoice.issued.number) : null,
      }
    : {};

export const invoices = collection<Invoice, InvoiceDocument>('invoices', deriveIssue, [
  'awaitsIssue',
  'issuedKey',
]);

export const readInvoice = invoices.get;

export const readInvoices = async (ids: readonly string[]): Promise<ReadonlyMap<string, Invoice>> => {
  if (ids.length === 0) return new Map();
  const found = await db().getAll(...ids.map((id) => invoices.doc(id)));
  return new Map(found.flatMap((paper) => toRecord<Invoice>(paper) ?? []).map((paper) => [paper.id, paper]));
};

export const hasInvoices = async (projectId: string, work: Work): Promise<boolean> => {
  const query = invoices.ref.where('projectId', '==', projectId).limit(1).select();
  return !(await work.transaction.get(query)).empty;
};

export const findInvoices = async (orderId: string): Promise<readonly Invoice[]> => {
  return (await invoices.find(invoices.ref.where('orderId', '==', orderId)))
    .filter(({ kind }) => kind === 'invoice')
    .sort((a, b) => b.revision - a.revision);
};

/** Returns the last invoices of cancelled orders, which no longer name them, by the order's id. */
export const findLastInvoices = async (
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Invoice>> => {
  if (orderIds.length === 0) return new Map();
  const found = await invoices.find(invoices.ref.where('orderId', 'in', orderIds));
  const issued = found.filter(({ kind }) => kind === 'invoice');
  return new Map(issued.sort((a, b) => a.revision - b.revision).map((invoice) => [invoice.orderId, invoice]));
};

/** Days of issue, `YYYY-MM-DD`, and whose papers they are. */
export interface PaperFilters extends RecordOwner {
  readonly from: string | undefined;
  readonly through: string | undefined;
}

/** An agency's invoices and credit notes of a span of days, `YYYY-MM-DD`; of pro formas, by the day of what was issued for them. */
export const findInvoicesOf = async (
  agencyId: string,
  { from, through }: { readonly from: string; readonly through: string },
): Promise<readonly Invoice[]> => {
  const findBy = (day: string) =>
    invoices.find(
      invoices.ref.where('agencyId', '==', agencyId).where(day, '>=', from).where(day, '<=', through),
    );
  const [papers, recorded] = await Promise.all([findBy('issuedOn'), findBy('issued.issuedOn')]);

  return [...papers.filter(({ proForma }) => !proForma), ...recorded];
};

/** An agency's pro formas whose invoice or credit note wasn't recorded yet, last issued first. */
export const findAwaitedPapers = (agencyId: string, limit: number): Promise<readonly Invoice[]> =>
  invoices.find(
    invoices.ref
      .where('agencyId', '==', agencyId)
      .where('awaitsIssue', '==', true)
      .orderBy('issuedOn', 'desc')
      .limit(limit),
  );

/** Returns invoices and credit notes, last issued first. */
export const findPapers = (
  { from, through, ...owner }: PaperFilters,
  after: { readonly day: string; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Invoice[]> => {
  const bounds = [
    ['>=', from],
    ['<=', through],
  ] as const;

  const query = bounds
    .reduce(
      (bounded, [operator, day]) => (day === undefined ? bounded : bounded.where('issuedOn', operator, day)),
      limitToOwner(invoices.ref, owner),
    )
    .orderBy('issuedOn', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);

  return invoices.find(after ? query.startAfter(after.day, after.id) : query);
};

/** Papers with one number: our own series and the agency's may share one. */
const NUMBERED_MAX = 4;

/** An agency's invoices and credit notes with a number, printed or issued elsewhere; with `companyId`, that company's only. */
export const findByNumber = async (
  { agencyId, companyId }: { readonly agencyId: string; readonly companyId: string | undefined },
  number: string,
): Promise<readonly Invoice[]> => {
  const key = foldNumber(number);
  const agencyQuery = invoices.ref
    .where('agencyId', '==', agencyId)
    .where(Filter.or(Filter.where('number', '==', key), Filter.where('issuedKey', '==', key)));
  const query = companyId === undefined ? agencyQuery : agencyQuery.where('companyId', '==', companyId);
  return invoices.find(query.limit(NUMBERED_MAX));
};
