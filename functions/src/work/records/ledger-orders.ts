import { FieldPath, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { LedgerOrder } from '@domain/ledger/sold-licences.ts';
import type { Order } from '@domain/orders/orders.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { omitId } from '../../platform/firestore/db.ts';
import { countWaiting, limitToAgency, type Waiting } from '../../platform/firestore/tally.ts';

const ledgerOrders = collection<LedgerOrder>('ledgerOrders');

export const readLedgerOrder = ledgerOrders.get;

/** Makes the ledger process an order soon after: a large one has more licences than a transaction can write. `today`: in the agency's zone. */
export const queueForLedger = (
  transaction: Transaction,
  { id, agencyId, companyId, projectId, revision, state, airDate = null }: Order,
  today: string,
): void => {
  const due: LedgerOrder = {
    id,
    agencyId,
    companyId,
    projectId,
    revision,
    isCancelled: state === 'cancelled',
    airDate,
    soldOn: today,
    dueAt: Timestamp.now(),
  };

  transaction.set(ledgerOrders.doc(id), omitId(due));
};

/** Makes the ledger process a confirmed order again, because its project's name or brand changed. */
export const requeueForLedger = (transaction: Transaction, { id }: LedgerOrder): void => {
  ledgerOrders.update(transaction, id, { dueAt: Timestamp.now() });
};

export const markEntered = (transaction: Transaction, { id }: LedgerOrder): void => {
  ledgerOrders.update(transaction, id, { dueAt: null });
};

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
