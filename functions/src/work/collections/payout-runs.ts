import { FieldPath, type Timestamp } from 'firebase-admin/firestore';
import type { PayoutRun } from '@domain/payouts/payouts.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const payoutRuns = collection<PayoutRun>('payoutRuns');

/** An agency's runs, newest first. */
export const findRuns = (
  agencyId: string,
  after: { readonly createdAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly PayoutRun[]> => {
  const query = payoutRuns.ref
    .where('agencyId', '==', agencyId)
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return payoutRuns.find(after ? query.startAfter(after.createdAt, after.id) : query);
};
