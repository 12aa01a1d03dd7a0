import { FieldValue } from 'firebase-admin/firestore';
import {
  getRehearsalFacts,
  type Rehearsal,
  type RehearsalFacts,
  type RehearsalSummary,
} from '@domain/connection/rehearsals.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

const rehearsals = collection<Rehearsal>('rehearsals');

const summaries = collection<RehearsalSummary>('rehearsalSummaries');

/** Writes one talent's summary entry without reading, so that concurrent checks don't contend. */
const summarise = (
  work: Work,
  agencyId: string,
  talentId: string,
  facts: RehearsalFacts | FieldValue,
): void => {
  work.transaction.set(
    summaries.doc(agencyId),
    { agencyId, talents: { [talentId]: facts } },
    { merge: true },
  );
};

/** Hides a connection from an agency's clients. */
export const deleteRehearsal = (
  work: Work,
  { id, agencyId, talentId }: Pick<Rehearsal, 'id' | 'agencyId' | 'talentId'>,
): void => {
  work.deleteById(rehearsals, id);
  summarise(work, agencyId, talentId, FieldValue.delete());
};

/** Stores what an agency's clients may see of a talent's connection. */
export const storeRehearsal = (work: Work, rehearsal: Rehearsal): void => {
  work.set(rehearsals, rehearsal);
  summarise(work, rehearsal.agencyId, rehearsal.talentId, getRehearsalFacts(rehearsal));
};

/** All measured connections of an agency, by uid; one read for any number. */
export const readRehearsals = async (agencyId: string): Promise<ReadonlyMap<string, RehearsalFacts>> => {
  const summary = await summaries.get(agencyId);
  return new Map(Object.entries(summary?.talents ?? {}));
};
