import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import { bufferWrites } from '../../platform/firestore/write-buffer.ts';
import { FOLLOWING } from '../following/projections.ts';
import { follow } from './follow.ts';
import { COMPARED } from './compared.ts';
import { projectState, type ProjectedState } from './projected-state.ts';
import { compareCopies, compareRecord, type Compared } from './refresh.ts';
import { copyWithoutTalent } from './talent-collections.ts';

type Compare = (state: ProjectedState) => Promise<Compared>;

/** Compares at a transaction's moment, without fixing. */
export const compareIn = (
  firestore: Firestore,
  transaction: Transaction,
  compare: Compare,
): Promise<Compared> => compare(projectState(firestore, bufferWrites(transaction)));

/** Compares the copies of a record with their sources. */
export const compareRecordCopies =
  (collection: CollectionName, id: string): Compare =>
  (state) =>
    compareRecord(state, COMPARED, collection, id);

/** Compares a document with the talent that it needs. */
export const compareWithTalent =
  (ref: DocumentReference): Compare =>
  async (state) =>
    compareCopies(state, await copyWithoutTalent(state.moment, ref));

/** Compares copies with their source and repairs differences unless `check`, comparing again in the transaction. Returns number and faults. */
export const repairCopies = async (
  firestore: Firestore,
  compare: Compare,
  { check = false } = {},
): Promise<Compared> => {
  const seen = await firestore.runTransaction((transaction) => compareIn(firestore, transaction, compare), {
    readOnly: true,
  });
  if (check || seen.faults.length === 0) return seen;

  const { faults } = await firestore.runTransaction(async (transaction) => {
    const buffer = bufferWrites(transaction);
    const state = projectState(firestore, buffer);
    const compared = await compare(state);
    await follow(state, FOLLOWING);
    buffer.send();
    return compared;
  });

  return { compared: seen.compared, faults };
};
