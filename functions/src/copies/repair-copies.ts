import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { faultOf, type Copy, type Fault } from './compare.ts';

/** What was compared of one source, and what is wrong with it. */
export interface Compared {
  readonly compared: number;
  readonly faults: readonly Fault[];
}

type Copies = (transaction: Transaction) => Promise<readonly Copy[]>;

/** Compares the copies of one source as all of it is at the moment of a transaction. */
export const compare = async (copiesOf: Copies, transaction: Transaction): Promise<Compared> => {
  const copies = await copiesOf(transaction);
  return { compared: copies.length, faults: copies.flatMap((copy) => faultOf(copy) ?? []) };
};

/**
 * Compares copies with their source as both are at one moment, and mends what differs unless `check`. That is compared
 * once more in the transaction that mends it, so that no change at the same moment is undone. `copiesOf` reads all by the
 * transaction that it is given. Answers how many were compared, and what was wrong.
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
    for (const { mend } of now.faults) mend?.(transaction);
    return now;
  });
  return { compared: seen.compared, faults };
};
