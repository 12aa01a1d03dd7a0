import { FieldValue } from 'firebase-admin/firestore';
import { getRehearsalFacts, type Rehearsal, type RehearsalFacts } from '@domain/connection/rehearsals.ts';
import type { Work } from '../unit/work.ts';
import { rehearsals, rehearsalSummaries } from '../collections/rehearsals.ts';

/** Writes one talent's summary entry without reading, so that concurrent checks don't contend. */
const summarise = (
  work: Work,
  agencyId: string,
  talentId: string,
  facts: RehearsalFacts | FieldValue,
): void => {
  work.transaction.set(
    rehearsalSummaries.doc(agencyId),
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
