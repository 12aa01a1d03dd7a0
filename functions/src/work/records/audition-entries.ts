import { FieldPath, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { addProgress, negateProgress, getEntryProgress } from '@domain/projects/progress.ts';
import type { ProjectProgress } from '@domain/projects/projects.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { toRecord, omitId } from '../../platform/firestore/db.ts';
import { getDues } from './audition-dues.ts';
import { countWeeks } from './audition-weeks.ts';
import { countProgress, readProjects } from './projects.ts';

export const auditionEntries = collection<AuditionEntry>('auditionEntries');

export const findExistingEntryIds = async (
  ids: readonly string[],
  transaction: Transaction,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found = await transaction.getAll(...ids.map((id) => auditionEntries.doc(id)), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
};

/** Returns a talent's entries in an agency with or without a take, at most `limit`. Deadlines aren't checked. */
export const getEntries = async (
  agencyId: string,
  talentId: string,
  status: AuditionEntry['status'],
  transaction: Transaction,
  limit?: number,
): Promise<readonly AuditionEntry[]> => {
  const query = auditionEntries.ref
    .where('agencyId', '==', agencyId)
    .where('talentId', '==', talentId)
    .where('status', '==', status);
  return auditionEntries.find(limit === undefined ? query : query.limit(limit), transaction);
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
export const isAskedFor = async (
  projectId: string,
  voiceId: string,
  transaction: Transaction,
): Promise<boolean> => {
  const query = auditionEntries.ref.where('projectId', '==', projectId).where('voiceId', '==', voiceId);
  return !(await transaction.get(query.limit(1))).empty;
};

/** A talent's entries for a role, in all rounds. */
export const findRoundEntries = (
  { castingId, voiceId, talentId }: Pick<AuditionEntry, 'castingId' | 'voiceId' | 'talentId'>,
  transaction: Transaction,
): Promise<readonly AuditionEntry[]> =>
  auditionEntries.find(
    auditionEntries.ref
      .where('castingId', '==', castingId)
      .where('voiceId', '==', voiceId)
      .where('talentId', '==', talentId),
    transaction,
  );

export const hasAuditionRequests = async (castingId: string, transaction: Transaction): Promise<boolean> =>
  !(await transaction.get(auditionEntries.ref.where('castingId', '==', castingId).limit(1))).empty;

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
export const deleteEntry = (transaction: Transaction, entry: AuditionEntry): void => {
  auditionEntries.delete(transaction, entry.id);
  countProgress(transaction, entry, negateProgress(getEntryProgress(entry)));
  countWeeks(transaction, entry, undefined);
};

export const readEntries = (
  ids: readonly string[],
  transaction: Transaction,
): Promise<readonly AuditionEntry[]> => auditionEntries.getAll(ids, transaction);

export const findAuditionEntries = (
  auditionId: string,
  transaction: Transaction,
): Promise<readonly AuditionEntry[]> =>
  auditionEntries.find(auditionEntries.ref.where('auditionId', '==', auditionId), transaction);

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
export const writeEntries = (transaction: Transaction, all: readonly AuditionEntry[]): void => {
  for (const entry of all) {
    transaction.set(auditionEntries.doc(entry.id), { ...omitId(entry), ...getDues(entry, entry) });
    countWeeks(transaction, undefined, entry);
  }
  const [first] = all;
  if (first) countProgress(transaction, first, addProgress(...all.map(getEntryProgress)));
};

export const readEntry = auditionEntries.get;

/** Updates entries of one casting as read in this transaction, with due dates, project counts and figures. */
export const updateEntries = (transaction: Transaction, all: readonly EntryChange[]): void => {
  for (const { entry, change } of all) {
    const after = { ...entry, ...change };
    auditionEntries.update(transaction, entry.id, { ...getDues(after, change), ...change });
    countWeeks(transaction, entry, after);
  }
  const [first] = all;
  if (first) countProgress(transaction, first.entry, addProgress(...all.map(getChangeProgress)));
};

export const updateEntry = (
  transaction: Transaction,
  entry: AuditionEntry,
  change: Partial<AuditionEntry>,
): void => updateEntries(transaction, [{ entry, change }]);

/** Records the first time the talent opened the request. */
export const markOpened = (transaction: Transaction, id: string, openedAt: Timestamp): void => {
  auditionEntries.update(transaction, id, { openedAt });
};

/** Records the first time a take was opened, which triggers nothing. */
export const markHeard = (transaction: Transaction, id: string, heardAt: Timestamp): void => {
  auditionEntries.update(transaction, id, { heardAt });
};

/** Deletes entries; missing entries and projects are ignored. */
export const removeFromProjects = async (transaction: Transaction, ids: readonly string[]): Promise<void> => {
  const found = await transaction.getAll(...ids.map((id) => auditionEntries.doc(id)));
  const all = found.flatMap((snapshot) => toRecord<AuditionEntry>(snapshot) ?? []);
  const named = all.map(({ projectId }) => projectId).filter((id) => id && ID_PATTERN.test(id));
  const projectIds = [...new Set(named)];
  const projects = await readProjects(projectIds, transaction);
  const counting = new Set(projects.map(({ id }) => id));

  for (const entry of all) {
    if (counting.has(entry.projectId)) deleteEntry(transaction, entry);
    else {
      auditionEntries.delete(transaction, entry.id);
      countWeeks(transaction, entry, undefined);
    }
  }
};
