import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { toBrandKey, type LiveOrder } from '@domain/ledger/live-licences.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { Work } from '../unit/work.ts';
import { liveLicences } from '../collections/live-licences.ts';

/** Writes the licences of one order for a talent; undefined removes them. */
export const storeLiveOrder = (
  work: Work,
  talentId: string,
  orderId: string,
  order: LiveOrder | undefined,
): void => {
  const value = order ?? FieldValue.delete();
  work.transaction.set(
    liveLicences.doc(talentId),
    { orders: { [orderId]: value } },
    { mergeFields: [new FieldPath('orders', orderId)] },
  );
};

/** Assigns the brand of live licences to another company. Licences not in force and erased talents stay unchanged. */
export const rebrandLicences = async (
  work: Work,
  sold: readonly SoldLicence[],
  companyId: string,
): Promise<void> => {
  const liveSales = sold.filter(({ state }) => state === 'live');
  if (liveSales.length === 0) return;

  const refs = [...new Set(liveSales.map(({ talentId }) => talentId))].map((id) => liveLicences.doc(id));
  const snapshotsById = new Map(
    (await work.transaction.getAll(...refs)).map((snapshot) => [snapshot.id, snapshot]),
  );

  for (const { talentId, orderId, brand } of liveSales) {
    const order = new FieldPath('orders', orderId);
    if (snapshotsById.get(talentId)?.get(order) === undefined) continue;
    const brandKey = toBrandKey({ companyId, brand });
    work.transaction.update(
      liveLicences.doc(talentId),
      new FieldPath('orders', orderId, 'brandKey'),
      brandKey,
    );
  }
};
