import { FieldValue } from 'firebase-admin/firestore';
import { toMonth } from '@domain/figures/spans.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import { monthRef } from '../collections/revenue-months.ts';

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
