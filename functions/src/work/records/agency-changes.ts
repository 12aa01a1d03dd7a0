import { FieldValue } from 'firebase-admin/firestore';
import {
  toChangedRecordKey,
  withRemoval,
  type AgencyChange,
  type AgencyRemoval,
  type ChangedCollection,
} from '@domain/talents/agency-change.ts';
import type { Work } from '../unit/work.ts';
import { agencyChanges } from '../collections/agency-changes.ts';

/** Stores who last changed a talent's record; null: the talent, or the record is deleted. */
export const storeAgencyChange = (
  work: Work,
  talentId: string,
  [collection, id]: readonly [ChangedCollection, string],
  change: AgencyChange | null,
): void => {
  const changes = { [toChangedRecordKey(collection, id)]: change ?? FieldValue.delete() };
  work.transaction.set(agencyChanges.doc(talentId), { userId: talentId, changes }, { merge: true });
};

export const writeRemovals = (work: Work, talentId: string, removals: readonly AgencyRemoval[]): void => {
  work.transaction.set(agencyChanges.doc(talentId), { userId: talentId, removals }, { merge: true });
};

/** Stores a deletion; the talent sees those by an agency. */
export const storeRemoval = (
  work: Work,
  talentId: string,
  removals: readonly AgencyRemoval[],
  removal: Pick<AgencyRemoval, 'kind' | 'name'> & { readonly id: string },
  change: AgencyChange | null,
): void => {
  const { id, kind, name } = removal;
  storeAgencyChange(work, talentId, [kind === 'demo' ? 'demos' : 'vacations', id], null);
  if (change) writeRemovals(work, talentId, withRemoval(removals, { ...change, kind, name }));
};
