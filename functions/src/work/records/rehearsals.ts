import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  getRehearsalFacts,
  type Rehearsal,
  type RehearsalFacts,
  type RehearsalSummary,
} from '@domain/connection/rehearsals.ts';
import { collection } from '../../platform/firestore/collection.ts';

const rehearsals = collection<Rehearsal>('rehearsals');

const summaries = collection<RehearsalSummary>('rehearsalSummaries');

/** Writes one talent's summary entry without reading, so that concurrent checks don't contend. */
const summarise = (
  transaction: Transaction,
  agencyId: string,
  talentId: string,
  facts: RehearsalFacts | FieldValue,
): void => {
  transaction.set(summaries.doc(agencyId), { agencyId, talents: { [talentId]: facts } }, { merge: true });
};

/** Hides a connection from an agency's clients. */
export const deleteRehearsal = (
  transaction: Transaction,
  { id, agencyId, talentId }: Pick<Rehearsal, 'id' | 'agencyId' | 'talentId'>,
): void => {
  rehearsals.delete(transaction, id);
  summarise(transaction, agencyId, talentId, FieldValue.delete());
};

/** Stores what an agency's clients may see of a talent's connection. */
export const storeRehearsal = (transaction: Transaction, rehearsal: Rehearsal): void => {
  rehearsals.set(transaction, rehearsal);
  summarise(transaction, rehearsal.agencyId, rehearsal.talentId, getRehearsalFacts(rehearsal));
};

/** All measured connections of an agency, by uid; one read for any number. */
export const readRehearsals = async (agencyId: string): Promise<ReadonlyMap<string, RehearsalFacts>> => {
  const summary = await summaries.get(agencyId);
  return new Map(Object.entries(summary?.talents ?? {}));
};
