import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import {
  getRehearsalFacts,
  type Rehearsal,
  type RehearsalFacts,
  type RehearsalSummary,
} from '@domain/connection/rehearsals.ts';
import { collectionRef, toRecord, withoutId } from '../firestore/db.ts';

const rehearsals = () => collectionRef('rehearsals');

const summaries = () => collectionRef('rehearsalSummaries');

/** Writes one talent's place in the summary, which nobody has to read for it: checks of others are not kept waiting. */
const summarise = (
  transaction: Transaction,
  agencyId: string,
  talentId: string,
  facts: RehearsalFacts | FieldValue,
): void => {
  transaction.set(summaries().doc(agencyId), { agencyId, talents: { [talentId]: facts } }, { merge: true });
};

/** An agency's clients know no longer of a connection. */
export const deleteRehearsal = (
  transaction: Transaction,
  { id, agencyId, talentId }: Pick<Rehearsal, 'id' | 'agencyId' | 'talentId'>,
): void => {
  transaction.delete(rehearsals().doc(id));
  summarise(transaction, agencyId, talentId, FieldValue.delete());
};

/** Stores what an agency's clients may know of a talent's connection. */
export const storeRehearsal = (transaction: Transaction, rehearsal: Rehearsal): void => {
  transaction.set(rehearsals().doc(rehearsal.id), withoutId(rehearsal));
  summarise(transaction, rehearsal.agencyId, rehearsal.talentId, getRehearsalFacts(rehearsal));
};

/** Agencies that tested a talent's live connection, and it went well the last time. */
export const findTesters = async (talentId: string, transaction: Transaction): Promise<readonly string[]> => {
  const found = await transaction.get(rehearsals().where('talentId', '==', talentId).select('agencyId'));
  return found.docs.map((snapshot) => String(snapshot.get('agencyId')));
};

/** Of everybody whom an agency tested what it measured, by uid; one read, however many they are. */
export const rehearsalsIn = async (agencyId: string): Promise<ReadonlyMap<string, RehearsalFacts>> => {
  const summary = toRecord<RehearsalSummary>(await summaries().doc(agencyId).get());
  return new Map(Object.entries(summary?.talents ?? {}));
};
