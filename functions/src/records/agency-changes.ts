import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  changedRecord,
  withRemoval,
  type AgencyChange,
  type AgencyChanges,
  type AgencyRemoval,
  type ChangedCollection,
} from '@domain/talents/agency-change.ts';
import { collectionRef, toRecord } from '../firestore/db.ts';

const changesFor = (talentId: string) => collectionRef('agencyChanges').doc(talentId);

/** Stores who changed a record of a talent last; null: the talent did, or the record is deleted. */
export const storeAgencyChange = (
  transaction: Transaction,
  talentId: string,
  [collection, id]: readonly [ChangedCollection, string],
  change: AgencyChange | null,
): void => {
  const changes = { [changedRecord(collection, id)]: change ?? FieldValue.delete() };
  transaction.set(changesFor(talentId), { userId: talentId, changes }, { merge: true });
};

/** What agencies removed for a talent, newest first. */
export const readRemovals = async (
  transaction: Transaction,
  talentId: string,
): Promise<readonly AgencyRemoval[]> =>
  toRecord<AgencyChanges>(await transaction.get(changesFor(talentId)))?.removals ?? [];

export const writeRemovals = (
  transaction: Transaction,
  talentId: string,
  removals: readonly AgencyRemoval[],
): void => {
  transaction.set(changesFor(talentId), { userId: talentId, removals }, { merge: true });
};

/** Stores a deletion; the talent sees those that an agency made. */
export const storeRemoval = (
  transaction: Transaction,
  talentId: string,
  known: readonly AgencyRemoval[],
  removal: Pick<AgencyRemoval, 'kind' | 'name'> & { readonly id: string },
  change: AgencyChange | null,
): void => {
  const { id, kind, name } = removal;
  storeAgencyChange(transaction, talentId, [kind === 'demo' ? 'demos' : 'vacations', id], null);
  if (change) writeRemovals(transaction, talentId, withRemoval(known, { ...change, kind, name }));
};
