import { Timestamp } from 'firebase-admin/firestore';
import type { AuditionDossier } from '@domain/auditions/dossier.ts';
import { collection } from '../../platform/firestore/collection.ts';
import {
  countDocuments,
  countWaiting,
  findUpTo,
  limitToAgency,
  limitToOwner,
  tally,
  type RecordOwner,
  type Tally,
  type Waiting,
} from '../../platform/firestore/tally.ts';

export const auditionDossiers = collection<AuditionDossier>('auditionDossiers');

export const readAuditionDossier = auditionDossiers.get;

export const readAuditionDossiers = auditionDossiers.getAll;

const START = new Timestamp(0, 0);

/** Counts takes that wait for the agency, first due first. */
export const tallyHeld = (recordOwner: RecordOwner): Promise<Tally<AuditionDossier>> =>
  tally(limitToOwner(auditionDossiers.ref, recordOwner).where('forwardBy', '>', START).orderBy('forwardBy'));

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

const findOfOwner = async (
  { agencyIds, talentId }: RecordOwner,
  field: string,
  after: Timestamp,
): Promise<readonly AuditionDossier[]> => {
  const query =
    talentId === undefined
      ? limitToOwner(auditionDossiers.ref, { agencyIds })
      : auditionDossiers.ref.where('talentId', '==', talentId);
  const found = await findUpTo<AuditionDossier>(query.where(field, '>', after), HELD_MAX);
  return found.filter(({ agencyId }) => agencyIds.includes(agencyId));
};

/** Dossiers of requests that aren't as their entries are, which clients read: of sent takes that the agency holds, and of returned ones. */
export const findDiffering = async (
  recordOwner: RecordOwner,
  after: Timestamp,
): Promise<readonly AuditionDossier[]> => {
  const found = await Promise.all([
    findOfOwner(recordOwner, 'forwardBy', START),
    findOfOwner(recordOwner, 'extension.deadline', after),
  ]);
  return [...new Map(found.flat().map((dossier) => [dossier.id, dossier])).values()];
};

type ExtensionDue = `extension.${'remindAt' | 'outcomeDueAt'}`;

/** Dossiers whose extension is due, at most `limit`, oldest first. */
export const findDueExtensions = (
  field: ExtensionDue,
  by: Timestamp,
  limit: number,
  agencyId?: string,
): Promise<readonly AuditionDossier[]> =>
  auditionDossiers.find(
    limitToAgency(auditionDossiers.ref, agencyId).where(field, '<=', by).orderBy(field).limit(limit),
  );

/** An agency's extensions due by a moment, longest waiting first. */
export const tallyOverdueExtensions = (
  agencyId: string,
  field: ExtensionDue,
  by: Timestamp,
): Promise<Waiting> =>
  countWaiting(limitToAgency(auditionDossiers.ref, agencyId).where(field, '<=', by), field);
