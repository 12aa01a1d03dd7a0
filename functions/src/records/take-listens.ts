import type { Transaction } from 'firebase-admin/firestore';
import { toListenId, type TakeListen } from '@domain/auditions/listens.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const listens = () => collectionRef('takeListens');

/** Values that one query may name. */
const QUERY_MAX = 30;

/** Returns whether a person has opened a take before. */
export const hasListened = async (
  entryId: string,
  userId: string,
  transaction?: Transaction,
): Promise<boolean> => {
  const ref = listens().doc(toListenId(entryId, userId));
  return (await (transaction ? transaction.get(ref) : ref.get())).exists;
};

export const createListen = (transaction: Transaction, listen: TakeListen): void => {
  transaction.create(listens().doc(listen.id), withoutId(listen));
};

/** Who opened a take, in no order. */
export const listensTo = async (entryId: string): Promise<readonly TakeListen[]> => {
  const found = await listens().where('entryId', '==', entryId).get();
  return found.docs.flatMap((snapshot) => toRecord<TakeListen>(snapshot) ?? []);
};

/** Who opened some takes, thirty at most, in no order. */
export const listensToAny = async (entryIds: readonly string[]): Promise<readonly TakeListen[]> => {
  if (entryIds.length === 0) return [];
  const found = await listens().where('entryId', 'in', entryIds).get();
  return found.docs.flatMap((snapshot) => toRecord<TakeListen>(snapshot) ?? []);
};

/** Finds who opened some takes, and answers what deletes all of that. */
export const prepareListenRemoval = async (
  transaction: Transaction,
  entryIds: readonly string[],
): Promise<() => void> => {
  const parts = Array.from({ length: Math.ceil(entryIds.length / QUERY_MAX) }, (_, at) =>
    entryIds.slice(at * QUERY_MAX, (at + 1) * QUERY_MAX),
  );
  const found = await Promise.all(
    parts.map((ids) => transaction.get(listens().where('entryId', 'in', ids).select())),
  );
  return () => {
    for (const { docs } of found) for (const { ref } of docs) transaction.delete(ref);
  };
};
