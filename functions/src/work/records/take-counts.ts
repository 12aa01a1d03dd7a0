import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { isCountedOnArrival } from '@domain/projects/progress.ts';
import type { Project } from '@domain/projects/projects.ts';
import { readEntries, updateEntries, updateEntry } from './audition-entries.ts';
import { readProject, updateProjectFields } from './projects.ts';

/** Stores a take. Its project counts it now, or by the schedule during a burst. */
export const storeTake = (
  transaction: Transaction,
  project: Project,
  entry: AuditionEntry,
  take: Partial<AuditionEntry>,
): void => {
  const now = Timestamp.now();
  const isCounted = isCountedOnArrival(project, now.toMillis());
  updateEntry(transaction, entry, { ...take, uploadedAt: now, countDueAt: isCounted ? null : now });
  if (isCounted) updateProjectFields(transaction, project.id, { takesCountedAt: now });
};

/** Counts a project's takes that uploads left to the schedule; returns how many. */
export const countLeftTakes = async (
  transaction: Transaction,
  projectId: string,
  ids: readonly string[],
): Promise<number> => {
  const [project, found] = await Promise.all([
    readProject(projectId, transaction),
    readEntries(ids, transaction),
  ]);
  const left = found.filter(({ countDueAt }) => countDueAt);
  if (!project || left.length === 0) return 0;

  for (const castingId of new Set(left.map((entry) => entry.castingId))) {
    const castingEntries = left.filter((entry) => entry.castingId === castingId);
    updateEntries(
      transaction,
      castingEntries.map((entry) => ({ entry, change: { countDueAt: null } })),
    );
  }

  updateProjectFields(transaction, projectId, { takesCountedAt: Timestamp.now() });

  return left.length;
};
