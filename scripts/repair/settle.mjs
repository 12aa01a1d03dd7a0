import { faultOf } from './compare.mjs';

const compare = async (copiesOf, transaction) => {
  const copies = await copiesOf(transaction);
  return { compared: copies.length, faults: copies.flatMap((copy) => faultOf(copy) ?? []) };
};

/**
 * Compares copies with their source as both are at one moment, and mends what differs unless `check`. That is compared
 * once more in the transaction that mends it, so that no change at the same moment is undone. `copiesOf` reads all by the
 * transaction that it is given. Answers how many were compared, and what was wrong: the path, in words, and how it is
 * mended (undefined: it cannot be).
 */
export const settle = async (firestore, copiesOf, { check = false } = {}) => {
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
