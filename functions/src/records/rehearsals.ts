import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { ConnectionSession } from '@domain/connection/connection.ts';
import {
  rehearsalFactsOf,
  rehearsalIdOf,
  rehearsalOf,
  type Rehearsal,
  type RehearsalFacts,
  type RehearsalSummary,
} from '@domain/connection/rehearsals.ts';
import { collectionOf, documentOf, withoutId } from '../firestore/db.ts';

const rehearsals = () => collectionOf('rehearsals');

const summaries = () => collectionOf('rehearsalSummaries');

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

/** Writes what an agency's clients may know of a talent's connection, or that there is nothing. */
export const writeRehearsal = (
  transaction: Transaction,
  agencyId: string,
  session: ConnectionSession,
): void => {
  const { id: talentId } = session;
  const rehearsal = rehearsalOf(agencyId, session);
  if (!rehearsal) {
    deleteRehearsal(transaction, { id: rehearsalIdOf(agencyId, talentId), agencyId, talentId });
    return;
  }
  transaction.set(rehearsals().doc(rehearsal.id), withoutId(rehearsal));
  summarise(transaction, agencyId, talentId, rehearsalFactsOf(rehearsal));
};

/** Of everybody whom an agency tested what it measured, by uid; one read, however many they are. */
export const rehearsalsIn = async (agencyId: string): Promise<ReadonlyMap<string, RehearsalFacts>> => {
  const summary = documentOf<RehearsalSummary>(await summaries().doc(agencyId).get());
  return new Map(Object.entries(summary?.talents ?? {}));
};
