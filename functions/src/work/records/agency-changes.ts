import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  toChangedRecordKey,
  withRemoval,
  type AgencyChange,
  type AgencyChanges,
  type AgencyRemoval,
  type ChangedCollection,
} from '@domain/talents/agency-change.ts';
import { collection } from '../../platform/firestore/collection.ts';

const agencyChanges = collection<AgencyChanges>('agencyChanges');

/** Stores who last changed a talent's record; null: the talent, or the record is deleted. */
export const storeAgencyChange = (
  transaction: Transaction,
  talentId: string,
  [collection, id]: readonly [ChangedCollection, string],
  change: AgencyChange | null,
): void => {
  const changes = { [toChangedRecordKey(collection, id)]: change ?? FieldValue.delete() };
  transaction.set(agencyChanges.doc(talentId), { userId: talentId, changes }, { merge: true });
};

/** Removals by agencies, newest first. */
export const readRemovals = async (
  transaction: Transaction,
  talentId: string,
): Promise<readonly AgencyRemoval[]> => (await agencyChanges.get(talentId, transaction))?.removals ?? [];

export const writeRemovals = (
  transaction: Transaction,
  talentId: string,
  removals: readonly AgencyRemoval[],
): void => {
  transaction.set(agencyChanges.doc(talentId), { userId: talentId, removals }, { merge: true });
};

/** Stores a deletion; the talent sees those by an agency. */
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
