import type { TalentDossier } from '@domain/dossiers/dossiers.ts';
import { collection } from '../../platform/firestore/collection.ts';
import type { Work } from '../unit/work.ts';

export const talentDossiers = collection<TalentDossier>('talentDossiers');

export const readDossier = (
  agencyId: string,
  talentId: string,
  work?: Work,
): Promise<TalentDossier | undefined> => talentDossiers.get(`${agencyId}_${talentId}`, work);
