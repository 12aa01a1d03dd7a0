import { Timestamp } from 'firebase-admin/firestore';
import type { AuditionDossier } from '@domain/auditions/answers.ts';
import { collection } from '../../platform/firestore/collection.ts';
import {
  countDocuments,
  limitToOwner,
  tally,
  type RecordOwner,
  type Tally,
} from '../../platform/firestore/tally.ts';

export const auditionDossiers = collection<AuditionDossier>('auditionDossiers');

export const readAuditionDossier = auditionDossiers.get;

export const readAuditionDossiers = auditionDossiers.getAll;

/** Deletes a dossier; a missing one is ignored. */
export const deleteAuditionDossier = auditionDossiers.delete;

const START = new Timestamp(0, 0);

/** Counts takes that wait for the agency, first due first. */
export const tallyHeld = (whose: RecordOwner): Promise<Tally<AuditionDossier>> =>
  tally(limitToOwner(auditionDossiers.ref, whose).where('forwardBy', '>', START).orderBy('forwardBy'));

/** Counts a project's takes that wait for the agency. */
export const countHeldIn = (projectId: string): Promise<number> =>
  countDocuments(auditionDossiers.ref.where('projectId', '==', projectId).where('forwardBy', '>', START));

/** A talent's takes that wait for agencies. */
export const heldTakesBy = (talentId: string): Promise<readonly AuditionDossier[]> =>
  auditionDossiers.find(
    auditionDossiers.ref.where('talentId', '==', talentId).where('forwardBy', '>', START),
  );
