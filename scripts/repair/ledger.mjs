import { loadTs } from '../load-ts.mjs';
import { recordOf, withoutId } from './compare.mjs';

const { liveOrderOf } = await loadTs('domain/src/ledger/live-licences.ts');

/** What a talent is licensed for, as the licences sold say that stand. Of somebody who is gone nothing is compared. */
export const licencesOfTalent = async (firestore, transaction, id) => {
  const ref = firestore.doc(`liveLicences/${id}`);
  const own = firestore.collection('soldLicences').where('talentId', '==', id).where('state', '==', 'live');
  const [[talent, snapshot], found] = await Promise.all([
    transaction.getAll(firestore.doc(`talents/${id}`), ref),
    transaction.get(own),
  ]);
  if (!talent.exists) return [];
  const sold = found.docs.map(recordOf);
  const orderIds = [...new Set(sold.map(({ orderId }) => orderId))];
  const orders = Object.fromEntries(
    orderIds.map((orderId) => [orderId, liveOrderOf(sold.filter((one) => one.orderId === orderId))]),
  );
  if (!snapshot.exists && sold.length === 0) return [];
  const stored = snapshot.exists ? withoutId(recordOf(snapshot)) : undefined;
  return [{ ref, stored, wanted: { orders }, besides: [] }];
};
