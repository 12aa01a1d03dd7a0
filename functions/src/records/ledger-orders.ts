import { FieldPath, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { LedgerOrder } from '@domain/ledger/sold-licences.ts';
import type { Order } from '@domain/orders/orders.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';
import { waitingSince, withinAgency, type Waiting } from '../firestore/tally.ts';

const ledgerOrders = () => collectionRef('ledgerOrders');

export const readLedgerOrder = async (
  id: string,
  transaction?: Transaction,
): Promise<LedgerOrder | undefined> => {
  const ref = ledgerOrders().doc(id);
  return toRecord<LedgerOrder>(await (transaction ? transaction.get(ref) : ref.get()));
};

/**
 * Makes the ledger process an order confirmed or cancelled here, soon after: a large order has more
 * licences than one transaction can write. `today` is in the agency's time zone.
 */
export const queueForLedger = (
  transaction: Transaction,
  { id, agencyId, companyId, projectId, revision, state }: Order,
  today: string,
): void => {
  const due: LedgerOrder = {
    ...{ id, agencyId, companyId, projectId, revision },
    isCancelled: state === 'cancelled',
    soldOn: today,
    dueAt: Timestamp.now(),
  };
  transaction.set(ledgerOrders().doc(id), withoutId(due));
};

/** Makes the ledger process a confirmed order again, because its project's name or brand changed. */
export const requeueForLedger = (transaction: Transaction, { id }: LedgerOrder): void => {
  transaction.update(ledgerOrders().doc(id), { dueAt: Timestamp.now() });
};

/** The ledger has followed. */
export const markEntered = (transaction: Transaction, { id }: LedgerOrder): void => {
  transaction.update(ledgerOrders().doc(id), { dueAt: null });
};

/** Orders that the ledger is to follow by a moment, the longest waiting first. */
export const ledgerOrdersDue = async (
  by: Timestamp,
  limit: number,
  after?: LedgerOrder,
  agencyId?: string,
): Promise<readonly LedgerOrder[]> => {
  const due = withinAgency(ledgerOrders(), agencyId)
    .where('dueAt', '<=', by)
    .orderBy('dueAt')
    .orderBy(FieldPath.documentId())
    .limit(limit);
  const { docs } = await (after ? due.startAfter(after.dueAt, after.id) : due).get();
  return docs.flatMap((snapshot) => toRecord<LedgerOrder>(snapshot) ?? []);
};

/** Those of an agency that were due by a moment. */
export const ordersBehind = (agencyId: string, by: Timestamp): Promise<Waiting> =>
  waitingSince(withinAgency(ledgerOrders(), agencyId).where('dueAt', '<=', by), 'dueAt');
