import { FieldValue } from 'firebase-admin/firestore';
import { toFigureId, type RevenueMonth } from '@domain/figures/figures.ts';
import { toMonth } from '@domain/figures/spans.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db, toRecord } from '../../platform/firestore/db.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';

const revenueMonths = collection<RevenueMonth>('revenueMonths');

const monthRef = (agencyId: string, month: string) => revenueMonths.doc(toFigureId(agencyId, month));

/** Adds the papers of a unit of work to their months, without reading these. Papers never change. */
export const countRevenue: FollowUp = async (state) => {
  const changes = await findChanges<Invoice>(state, 'invoices', ['net']);

  for (const { before, after } of changes) {
    if (before || !after) continue;
    const { agencyId, issuedOn, currency, kind, net } = after;
    const month = toMonth(issuedOn);
    state.work.transaction.set(
      monthRef(agencyId, month),
      { agencyId, month, currencies: { [currency]: { [kind]: FieldValue.increment(net) } } },
      { merge: true },
    );
  }
};

/** Returns an agency's revenue months, one read each; months without invoices are absent. */
export const readRevenueMonths = async (
  agencyId: string,
  months: readonly string[],
): Promise<readonly RevenueMonth[]> => {
  const found = await db().getAll(...months.map((month) => monthRef(agencyId, month)));
  return found.flatMap((snapshot) => toRecord<RevenueMonth>(snapshot) ?? []);
};
