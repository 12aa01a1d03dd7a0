import { FieldPath, type Timestamp } from 'firebase-admin/firestore';
import type { LedgerOrder } from '@domain/ledger/sold-licences.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { countWaiting, limitToAgency, type Waiting } from '../../platform/firestore/tally.ts';

export const ledgerOrders = collection<LedgerOrder>('ledgerOrders');

export const readLedgerOrder = ledgerOrders.get;

/** Orders that the ledger must process by a moment, longest waiting first. */
export const findDueLedgerOrders = async (
  by: Timestamp,
  limit: number,
  after?: LedgerOrder,
  agencyId?: string,
): Promise<readonly LedgerOrder[]> => {
  const due = limitToAgency(ledgerOrders.ref, agencyId)
    .where('dueAt', '<=', by)
    .orderBy('dueAt')
    .orderBy(FieldPath.documentId())
    .limit(limit);
  return ledgerOrders.find(after ? due.startAfter(after.dueAt, after.id) : due);
};

export const tallyOverdueLedgerOrders = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  countWaiting(limitToAgency(ledgerOrders.ref, agencyId).where('dueAt', '<=', by), 'dueAt');
