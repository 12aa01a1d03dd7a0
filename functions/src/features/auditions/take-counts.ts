import { Timestamp } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import { isCountedOnArrival } from '@domain/projects/progress.ts';
import type { Project } from '@domain/projects/projects.ts';
import { readEntries } from '../../work/collections/audition-entries.ts';
import { projects, readProject } from '../../work/collections/projects.ts';
import type { Work } from '../../work/unit/work.ts';

/** Stores a take. Its project counts it now, or by the schedule during a burst. */
export const storeTake = (
  work: Work,
  project: Project,
  entry: AuditionEntry,
  take: Partial<AuditionEntry>,
): void => {
  const now = Timestamp.now();
  const isCounted = isCountedOnArrival(project, now.toMillis());
  work.update(entry, { ...take, uploadedAt: now, countDueAt: isCounted ? null : now });
  if (isCounted) work.updateById(projects, project.id, { takesCountedAt: now });
};

/** Counts a project's takes that uploads left to the schedule; returns how many. */
export const countLeftTakes = async (
  work: Work,
  projectId: string,
  ids: readonly string[],
): Promise<number> => {
  const [project, found] = await Promise.all([readProject(projectId, work), readEntries(ids, work)]);
  const left = found.filter(({ countDueAt }) => countDueAt);
  if (!project || left.length === 0) return 0;

  for (const entry of left) work.update(entry, { countDueAt: null });

  work.updateById(projects, projectId, { takesCountedAt: Timestamp.now() });

  return left.length;
};
