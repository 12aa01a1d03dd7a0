import type { DemoDossier } from '@domain/curation/curation.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const demoDossiers = collection<DemoDossier>('demoDossiers');

export const readDossier = demoDossiers.get;

export const readDossiers = async (
  demoIds: readonly string[],
  work: Work,
): Promise<ReadonlyMap<string, DemoDossier>> => {
  const dossiers = await work.readAll(demoDossiers, demoIds);
  return new Map(dossiers.map((dossier) => [dossier.id, dossier]));
};
