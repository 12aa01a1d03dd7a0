import { FieldPath, type Timestamp } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { addProgress, negateProgress, getEntryProgress } from '@domain/projects/progress.ts';
import type { ProjectProgress } from '@domain/projects/projects.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord, omitId } from '../../platform/firestore/db.ts';
import { getDues } from './audition-dues.ts';
import { countWeeks } from './audition-weeks.ts';
import { countProgress, readProjects } from './projects.ts';
import type { Work } from '../unit/work.ts';

export const auditionEntries = collection<AuditionEntry>('auditionEntries');

export const findExistingEntryIds = async (
  ids: readonly string[],
  work: Work,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found = await work.transaction.getAll(...ids.map((id) => auditionEntries.doc(id)), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
};

/** Returns a talent's entries in an agency with or without a take, at most `limit`. Deadlines aren't checked. */
export const getEntries = async (
  agencyId: string,
  talentId: string,
  status: AuditionEntry['status'],
  work: Work,
  limit?: number,
): Promise<readonly AuditionEntry[]> => {
  const query = auditionEntries.ref
    .where('agencyId', '==', agencyId)
    .where('talentId', '==', talentId)
    .where('status', '==', status);
  return work.find(auditionEntries, limit === undefined ? query : query.limit(limit));
};

/** Returns a page of a talent's entries in some agencies, latest deadline first. */
export const findTalentEntries = async (
  agencyIds: readonly string[],
  talentId: string,
  after: { readonly deadline: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly AuditionEntry[]> => {
  if (agencyIds.length === 0) return [];
  const query = auditionEntries.ref
    .where('agencyId', 'in', agencyIds)
    .where('talentId', '==', talentId)
    .orderBy('deadline', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(limit);
  return auditionEntries.find(after ? query.startAfter(after.deadline, after.id) : query);
};

/** Returns whether a talent has an entry for a character, with or without a take. */
export const isAskedFor = async (projectId: string, voiceId: string, work: Work): Promise<boolean> => {
  const query = auditionEntries.ref.where('projectId', '==', projectId).where('voiceId', '==', voiceId);
  return !(await work.transaction.get(query.limit(1))).empty;
};

/** A talent's entries for a role, in all rounds. */
export const findRoundEntries = (
  { castingId, voiceId, talentId }: Pick<AuditionEntry, 'castingId' | 'voiceId' | 'talentId'>,
  work: Work,
): Promise<readonly AuditionEntry[]> =>
  work.find(
    auditionEntries,
    auditionEntries.ref
      .where('castingId', '==', castingId)
      .where('voiceId', '==', voiceId)
      .where('talentId', '==', talentId),
  );

export const hasAuditionRequests = async (castingId: string, work: Work): Promise<boolean> =>
  !(await work.transaction.get(auditionEntries.ref.where('castingId', '==', castingId).limit(1))).empty;

export const findRequestedRoles = async (
  projectId: string,
  talentId: string,
): Promise<readonly Pick<AuditionEntry, 'agencyId' | 'castingId' | 'voiceId'>[]> => {
  const query = auditionEntries.ref.where('projectId', '==', projectId).where('talentId', '==', talentId);
  const found = await query.select('agencyId', 'castingId', 'voiceId').get();
  return found.docs.map(
    (snapshot) => snapshot.data() as Pick<AuditionEntry, 'agencyId' | 'castingId' | 'voiceId'>,
  );
};

/** Deletes an entry and updates the project's counts and the agency's figures. */
export const deleteEntry = (work: Work, entry: AuditionEntry): void => {
  work.deleteById(auditionEntries, entry.id);
  countProgress(work, entry, negateProgress(getEntryProgress(entry)));
  countWeeks(work.transaction, entry, undefined);
};

export const readEntries = (ids: readonly string[], work: Work): Promise<readonly AuditionEntry[]> =>
  work.readAll(auditionEntries, ids);

export const findAuditionEntries = (auditionId: string, work: Work): Promise<readonly AuditionEntry[]> =>
  work.find(auditionEntries, auditionEntries.ref.where('auditionId', '==', auditionId));

/** A casting's takes, unordered. */
export const findCastingTakes = (castingId: string): Promise<readonly AuditionEntry[]> =>
  auditionEntries.find(
    auditionEntries.ref.where('castingId', '==', castingId).where('status', '==', 'uploaded'),
  );

interface EntryChange {
  readonly entry: AuditionEntry;
  readonly change: Partial<AuditionEntry>;
}

const getChangeProgress = ({ entry, change }: EntryChange): ProjectProgress =>
  addProgress(getEntryProgress({ ...entry, ...change }), negateProgress(getEntryProgress(entry)));

/** Writes entries of one casting, replacing cancelled ones. The project counts them in one write: 500 increments per transaction at most. */
export const writeEntries = (work: Work, all: readonly AuditionEntry[]): void => {
  for (const entry of all) {
    work.transaction.set(auditionEntries.doc(entry.id), { ...omitId(entry), ...getDues(entry, entry) });
    countWeeks(work.transaction, undefined, entry);
  }
  const [first] = all;
  if (first) countProgress(work, first, addProgress(...all.map(getEntryProgress)));
};

export const readEntry = auditionEntries.get;

/** Updates entries of one casting as read in this transaction, with due dates, project counts and figures. */
export const updateEntries = (work: Work, all: readonly EntryChange[]): void => {
  for (const { entry, change } of all) {
    const after = { ...entry, ...change };
    work.updateById(auditionEntries, entry.id, { ...getDues(after, change), ...change });
    countWeeks(work.transaction, entry, after);
  }
  const [first] = all;
  if (first) countProgress(work, first.entry, addProgress(...all.map(getChangeProgress)));
};

export const updateEntry = (work: Work, entry: AuditionEntry, change: Partial<AuditionEntry>): void =>
  updateEntries(work, [{ entry, change }]);

/** Records the first time the talent opened the request. */
export const markOpened = (work: Work, id: string, openedAt: Timestamp): void => {
  work.updateById(auditionEntries, id, { openedAt });
};

/** Records the first time a take was opened, which triggers nothing. */
export const markHeard = (work: Work, id: string, heardAt: Timestamp): void => {
  work.updateById(auditionEntries, id, { heardAt });
};

/** Deletes entries; missing entries and projects are ignored. */
export const removeFromProjects = async (work: Work, ids: readonly string[]): Promise<void> => {
  const found = await work.transaction.getAll(...ids.map((id) => auditionEntries.doc(id)));
  const all = found.flatMap((snapshot) => toRecord<AuditionEntry>(snapshot) ?? []);
  const named = all.map(({ projectId }) => projectId).filter((id) => id && ID_PATTERN.test(id));
  const projectIds = [...new Set(named)];
  const projects = await readProjects(projectIds, work);
  const counting = new Set(projects.map(({ id }) => id));

  for (const entry of all) {
    if (counting.has(entry.projectId)) deleteEntry(work, entry);
    else {
      work.deleteById(auditionEntries, entry.id);
      countWeeks(work.transaction, entry, undefined);
    }
  }
};
