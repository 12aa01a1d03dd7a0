import type { Rehearsal, RehearsalFacts, RehearsalSummary } from '@domain/connection/rehearsals.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const rehearsals = collection<Rehearsal>('rehearsals');

export const rehearsalSummaries = collection<RehearsalSummary>('rehearsalSummaries');

/** All measured connections of an agency, by uid; one read for any number. */
export const readRehearsals = async (agencyId: string): Promise<ReadonlyMap<string, RehearsalFacts>> => {
  const summary = await rehearsalSummaries.get(agencyId);
  return new Map(Object.entries(summary?.talents ?? {}));
};
