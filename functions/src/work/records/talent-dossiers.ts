import type { Transaction } from 'firebase-admin/firestore';
import type { TalentDossier } from '@domain/dossiers/dossiers.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const talentDossiers = collection<TalentDossier>('talentDossiers');

export const readDossier = (
  agencyId: string,
  talentId: string,
  transaction?: Transaction,
): Promise<TalentDossier | undefined> => talentDossiers.get(`${agencyId}_${talentId}`, transaction);
