import { Timestamp } from 'firebase-admin/firestore';
import type { LedgerOrder } from '@domain/ledger/sold-licences.ts';
import type { Order } from '@domain/orders/orders.ts';
import { omitId } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';
import { ledgerOrders } from '../collections/ledger-orders.ts';

/** Makes the ledger process an order soon after: a large one has more licences than a transaction can write. `today`: in the agency's zone. */
export const queueForLedger = (
  work: Work,
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

  work.transaction.set(ledgerOrders.doc(id), omitId(due));
};

/** Makes the ledger process a confirmed order again, because its project's name or brand changed. */
export const requeueForLedger = (work: Work, { id }: LedgerOrder): void => {
  work.updateById(ledgerOrders, id, { dueAt: Timestamp.now() });
};

export const markEntered = (work: Work, { id }: LedgerOrder): void => {
  work.updateById(ledgerOrders, id, { dueAt: null });
};
