import type { Transaction } from 'firebase-admin/firestore';
import type { TalentDossier } from '@domain/dossiers/dossiers.ts';
import { collection } from '../firestore/collection.ts';

const dossiers = collection<TalentDossier>('talentDossiers');

export const readDossier = (
  agencyId: string,
  talentId: string,
  transaction?: Transaction,
): Promise<TalentDossier | undefined> => dossiers.get(`${agencyId}_${talentId}`, transaction);

export const writeDossier = dossiers.set;
