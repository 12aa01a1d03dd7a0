import type { CollectionName } from '@domain/access/matrix.ts';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { ID_PATTERN } from '@domain/messages/yup.ts';
import { getCastingLanguage, type CastingDemo } from '@domain/castings/castings.ts';
import {
  addProgress,
  getEntryProgress,
  getPlaceProgress,
  getRequestProgress,
  negateProgress,
} from '@domain/projects/progress.ts';
import type { Project, ProjectProgress } from '@domain/projects/projects.ts';
import { incrementBy } from '../../platform/firestore/increment.ts';
import { findChanges, type FollowUp } from '../copies/changes.ts';
import type { ProjectedState, StoredRecord } from '../copies/projected-state.ts';
import { projects } from '../collections/projects.ts';

/** A part of a project that its progress counts. */
interface Part extends StoredRecord {
  readonly projectId: string;
  readonly castingId: string;
}

interface PartCount {
  readonly part: Pick<Part, 'projectId' | 'castingId'>;
  readonly isDeleted: boolean;
  readonly progress: ProjectProgress;
}

/** Returns what the changes of a collection add to the projects of its records. */
const countParts =
  <Stored extends Part>(
    collection: CollectionName,
    fields: readonly (keyof Stored & string)[],
    getProgress: (record: Stored) => Partial<ProjectProgress>,
  ) =>
  async (state: ProjectedState): Promise<readonly PartCount[]> =>
    (await findChanges<Stored>(state, collection, fields)).flatMap(({ before, after }) => {
      const part = after ?? before;
      if (!part) return [];
      const progress = addProgress(
        before ? negateProgress(getProgress(before)) : {},
        after ? getProgress(after) : {},
      );
      return [{ part, isDeleted: !after, progress }];
    });

const PARTS = [
  countParts<CastingDemo>('castingDemos', ['isSelected', 'isWithdrawn'], getPlaceProgress),
  countParts<AuditionEntry>(
    'auditionEntries',
    ['status', 'isApproved', 'countDueAt', 'isFormer'],
    getEntryProgress,
  ),
  countParts<AvailabilityRequest>('availabilityRequests', ['state', 'moving'], getRequestProgress),
];

/** Returns the increments of a project's progress, in all and per language, as paths of fields. */
const toIncrements = (counts: readonly PartCount[], projectId: string): Readonly<Record<string, unknown>> => {
  const sums = new Map<string, ProjectProgress>();
  for (const { part, progress } of counts) {
    const language = getCastingLanguage(part.castingId, projectId);
    const places = ['progress', ...(language === undefined ? [] : [`languageProgress.${language}`])];
    for (const place of places) sums.set(place, addProgress(sums.get(place) ?? {}, progress));
  }

  return Object.fromEntries(
    [...sums].flatMap(([place, sum]) =>
      Object.entries(sum).flatMap(([key, amount]) =>
        amount === 0 ? [] : [[`${place}.${key}`, incrementBy(amount)]],
      ),
    ),
  );
};

/** A project stores its progress, so that lists of projects read nothing else. Counts without reading the project, so that calls don't contend. */
export const countProjects: FollowUp = async (state) => {
  const counts = (await Promise.all(PARTS.map((count) => count(state))))
    .flat()
    // An erasure deletes records of any shape.
    .filter(({ part }) => ID_PATTERN.test(part.projectId));

  for (const projectId of new Set(counts.map(({ part }) => part.projectId))) {
    const parts = counts.filter(({ part }) => part.projectId === projectId);
    const increments = toIncrements(parts, projectId);
    if (Object.keys(increments).length === 0) continue;

    // What is erased may outlive its project.
    const isMissing =
      parts.some(({ isDeleted }) => isDeleted) && !(await state.work.read<Project>(projects, projectId));
    if (!isMissing) state.work.transaction.update(projects.doc(projectId), increments);
  }
};
