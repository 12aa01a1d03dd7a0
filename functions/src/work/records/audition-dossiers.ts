import type { AuditionDossier } from '@domain/auditions/answers.ts';
import { collection } from '../../platform/firestore/collection.ts';

export const auditionDossiers = collection<AuditionDossier>('auditionDossiers');

export const readAuditionDossier = auditionDossiers.get;

/** Deletes a dossier; a missing one is ignored. */
export const deleteAuditionDossier = auditionDossiers.delete;
