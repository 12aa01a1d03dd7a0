import { FieldValue } from 'firebase-admin/firestore';
import { toFigureId, type RevenueMonth } from '@domain/figures/figures.ts';
import { toMonth } from '@domain/figures/spans.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db, toRecord } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

const revenueMonths = collection<RevenueMonth>('revenueMonths');

const monthRef = (agencyId: string, month: string) => revenueMonths.doc(toFigureId(agencyId, month));

/** Adds a paper to its month in the transaction that writes it. Papers never change, so this is the only update. */
export const countPaper = (work: Work, { agencyId, issuedOn, currency, kind, net }: Invoice): void => {
  const month = toMonth(issuedOn);
  work.transaction.set(
    monthRef(agencyId, month),
    { agencyId, month, currencies: { [currency]: { [kind]: FieldValue.increment(net) } } },
    { merge: true },
  );
};

/** Returns an agency's revenue months, one read each; months without invoices are absent. */
export const readRevenueMonths = async (
  agencyId: string,
  months: readonly string[],
): Promise<readonly RevenueMonth[]> => {
  const found = await db().getAll(...months.map((month) => monthRef(agencyId, month)));
  return found.flatMap((snapshot) => toRecord<RevenueMonth>(snapshot) ?? []);
};
