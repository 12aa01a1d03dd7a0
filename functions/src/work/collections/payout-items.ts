import { PAYEES_MAX, type PayoutItem } from '@domain/payouts/payouts.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const payoutItems = collection<PayoutItem>('payoutItems');

/** All items of a run, in the order of its payment file. */
export const findRunItems = async (runId: string, work?: Work): Promise<readonly PayoutItem[]> => {
  const items = await payoutItems.find(payoutItems.ref.where('runId', '==', runId).limit(PAYEES_MAX), work);
  return items.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
};

export const findOpenRunItems = (
  runId: string,
  limit: number,
  work: Work,
): Promise<readonly PayoutItem[]> => {
  const query = payoutItems.ref.where('runId', '==', runId).where('state', '==', 'open');
  return work.findStored(payoutItems, query.limit(limit));
};

/** A talent's item of a run. */
export const findTalentItem = (
  runId: string,
  talentId: string,
  work: Work,
): Promise<PayoutItem | undefined> =>
  work.findFirstStored(
    payoutItems,
    payoutItems.ref.where('runId', '==', runId).where('talentId', '==', talentId),
  );

/** A talent's payments by an agency, last paid first. */
export const findPaidItems = (
  agencyId: string,
  talentId: string,
  limit: number,
): Promise<readonly PayoutItem[]> =>
  payoutItems.find(
    payoutItems.ref
      .where('agencyId', '==', agencyId)
      .where('talentId', '==', talentId)
      .where('state', '==', 'paid')
      .orderBy('paidOn', 'desc')
      .limit(limit),
  );

/** Items that were paid in a span of days, `YYYY-MM-DD`. */
export const findItemsPaidIn = (
  agencyId: string,
  { from, through }: { readonly from: string; readonly through: string },
): Promise<readonly PayoutItem[]> =>
  payoutItems.find(
    payoutItems.ref
      .where('agencyId', '==', agencyId)
      .where('paidOn', '>=', from)
      .where('paidOn', '<=', through),
  );

/** Items whose transfer the bank hasn't reported. */
export const findOpenItems = (agencyId: string): Promise<readonly PayoutItem[]> =>
  payoutItems.find(
    payoutItems.ref.where('agencyId', '==', agencyId).where('state', '==', 'open').limit(PAYEES_MAX),
  );
