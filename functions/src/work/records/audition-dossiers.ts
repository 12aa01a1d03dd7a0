import { Timestamp } from 'firebase-admin/firestore';
import type { AuditionDossier } from '@domain/auditions/answers.ts';
import { collection } from '../../platform/firestore/collection.ts';
import {
  countDocuments,
  findUpTo,
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

/** Takes of an owner that are looked up together; an agency forwards them within a day. */
const HELD_MAX = 500;

/** A talent's takes that wait for agencies. */
export const findHeldTakes = (talentId: string): Promise<readonly AuditionDossier[]> =>
  auditionDossiers.find(
    auditionDossiers.ref.where('talentId', '==', talentId).where('forwardBy', '>', START),
  );

/** Returns the entries whose takes wait for an agency: their talents have sent them. */
export const findHeldIds = async ({ agencyIds, talentId }: RecordOwner): Promise<ReadonlySet<string>> => {
  const held =
    talentId === undefined
      ? await findUpTo<AuditionDossier>(
          limitToOwner(auditionDossiers.ref, { agencyIds }).where('forwardBy', '>', START),
          HELD_MAX,
        )
      : (await findHeldTakes(talentId)).filter(({ agencyId }) => agencyIds.includes(agencyId));
  return new Set(held.map(({ id }) => id));
};
