import { toFigureId, type RevenueMonth } from '@domain/figures/figures.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db, toRecord } from '../../platform/firestore/db.ts';

const revenueMonths = collection<RevenueMonth>('revenueMonths');

export const monthRef = (agencyId: string, month: string) => revenueMonths.doc(toFigureId(agencyId, month));

/** Returns an agency's revenue months, one read each; months without invoices are absent. */
export const readRevenueMonths = async (
  agencyId: string,
  months: readonly string[],
): Promise<readonly RevenueMonth[]> => {
  const found = await db().getAll(...months.map((month) => monthRef(agencyId, month)));
  return found.flatMap((snapshot) => toRecord<RevenueMonth>(snapshot) ?? []);
};
