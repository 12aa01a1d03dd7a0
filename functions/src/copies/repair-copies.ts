import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { getFault, type Copy, type Fault } from './compare.ts';

interface Compared {
  readonly compared: number;
  readonly faults: readonly Fault[];
}

type Copies = (transaction: Transaction) => Promise<readonly Copy[]>;

/** Compares a source's copies at a transaction's moment. */
export const compare = async (copiesOf: Copies, transaction: Transaction): Promise<Compared> => {
  const copies = await copiesOf(transaction);
  return { compared: copies.length, faults: copies.flatMap((copy) => getFault(copy) ?? []) };
};

/**
 * Compares copies with their source at one moment and repairs differences unless `check` is set. Returns the number compared and the faults.
 * The repairing transaction compares again, so it keeps concurrent changes. `copiesOf` must read through the given transaction.
 */
export const repairCopies = async (
  firestore: Pick<Firestore, 'runTransaction'>,
  copiesOf: Copies,
  { check = false } = {},
): Promise<Compared> => {
  const seen = await firestore.runTransaction((transaction) => compare(copiesOf, transaction), {
    readOnly: true,
  });
  if (check || seen.faults.length === 0) return seen;
  const { faults } = await firestore.runTransaction(async (transaction) => {
    const now = await compare(copiesOf, transaction);
    for (const { fix } of now.faults) fix?.(transaction);
    return now;
  });
  return { compared: seen.compared, faults };
};
