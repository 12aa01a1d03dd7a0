import { FieldPath, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { LiveLicences, LiveOrder } from '@domain/ledger/live-licences.ts';
import { collectionOf, db, documentOf } from '../firestore/db.ts';

const live = () => collectionOf('liveLicences');

/** Writes what one order licenses of a talent; undefined: nothing any more. */
export const storeLiveOrder = (
  transaction: Transaction,
  talentId: string,
  orderId: string,
  order: LiveOrder | undefined,
): void => {
  const value = order ?? FieldValue.delete();
  transaction.set(
    live().doc(talentId),
    { orders: { [orderId]: value } },
    { mergeFields: [new FieldPath('orders', orderId)] },
  );
};

/** What these talents are licensed for, by talent; a document each. Whoever is licensed for nothing may be left out. */
export const liveLicencesOf = async (
  talentIds: readonly string[],
): Promise<ReadonlyMap<string, LiveLicences>> => {
  if (talentIds.length === 0) return new Map();
  const found = await db().getAll(...talentIds.map((id) => live().doc(id)));
  const known = found.flatMap((snapshot) => documentOf<LiveLicences>(snapshot) ?? []);
  return new Map(known.map((licences) => [licences.id, licences]));
};
