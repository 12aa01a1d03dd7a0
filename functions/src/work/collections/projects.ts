import { FieldPath, type Timestamp } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import { computeProjectState } from '@domain/projects/progress.ts';
import type { Project, ProjectShelf, ProjectState, ProjectType } from '@domain/projects/projects.ts';
import { getSearchPrefixes } from '@domain/values/fold-text.ts';
import {
  countDocuments,
  findLatest,
  findUpTo,
  limitToOwner,
  tally,
  type RecordOwner,
  type Tally,
} from '../../platform/firestore/tally.ts';
import { getProjectStage, projectTransitions } from '@domain/projects/transitions.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { repeatedFields } from '../copies/projection.ts';
import { records } from '../copies/source.ts';
import { collection } from '../../platform/firestore/collection.ts';
import { db } from '../../platform/firestore/db.ts';
import type { Work } from '../unit/work.ts';

export const projects = collection<Project>('projects');

export const newProjectId = projects.newId;

export const readProject = projects.get;

export const readProjects = (ids: readonly string[], work: Work): Promise<readonly Project[]> =>
  work.readAll(projects, ids);

export const readProjectNames = async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const refs = [...new Set(ids)].map((id) => projects.doc(id));
  if (refs.length === 0) return new Map();
  const found = await db().getAll(...refs, { fieldMask: ['name'] });
  return new Map(
    found.filter(({ exists }) => exists).map((project) => [project.id, String(project.get('name'))]),
  );
};

export const findLatestProjects = async (agencyId: string, limit: number): Promise<readonly Project[]> => {
  const query = projects.ref.where('agencyId', '==', agencyId).orderBy('createdAt', 'desc');
  return projects.find(query.limit(limit));
};

/** Returns projects that a person created with an agency, newest first. */
export const findPersonsProjects = (
  agencyId: string,
  createdBy: string,
  limit: number,
): Promise<readonly Project[]> =>
  projects.find(
    projects.ref
      .where('agencyId', '==', agencyId)
      .where('createdBy', '==', createdBy)
      .orderBy('createdAt', 'desc')
      .limit(limit),
  );

export const findNewProjects = (agencyId: string, since: Timestamp): Promise<readonly Project[]> =>
  findLatest(projects.ref.where('agencyId', '==', agencyId), 'createdAt', since);

export const findProjectByIdentifier = async (urlIdentifier: string): Promise<Project | undefined> => {
  return projects.findFirst(projects.ref.where('urlIdentifier', '==', urlIdentifier));
};

/** Clients filter by their `companyId`. */
export interface ProjectFilters {
  readonly agencyId: string;
  readonly companyId?: string | undefined;
  /** Absent: all shelves, including deleted projects. */
  readonly shelf?: ProjectShelf | undefined;
  readonly type?: ProjectType | undefined;
  readonly state?: ProjectState | undefined;
  /** Typed text; the database matches the first word, the reader filters by the others. */
  readonly search?: string | undefined;
  /** A working language, alpha3; not with a search, as the database allows one array filter. */
  readonly language?: string | undefined;
}

export const findProjects = async (
  { search, language, ...fields }: ProjectFilters,
  after: { readonly createdAt: Timestamp; readonly id: string } | undefined,
  limit: number,
): Promise<readonly Project[]> => {
  let query = projects.ref.limit(limit).orderBy('createdAt', 'desc').orderBy(FieldPath.documentId(), 'desc');
  for (const [field, value] of Object.entries(fields))
    if (value !== undefined) query = query.where(field, '==', value);
  const [first] = getSearchPrefixes(search ?? '');
  if (first) query = query.where('words', 'array-contains', first);
  if (language) query = query.where('languages', 'array-contains', language);
  return projects.find(after ? query.startAfter(after.createdAt, after.id) : query);
};

export const findProjectsDeletedBefore = async (
  moment: Timestamp,
  limit: number,
): Promise<readonly string[]> => {
  const found = await projects.ref
    .where('shelf', '==', 'deleted')
    .where('deletedAt', '<', moment)
    .limit(limit)
    .select()
    .get();
  return found.docs.map(({ id }) => id);
};

/** The state of projects whose choices or approvals change. */
export const projectStates = repeatedFields({
  key: 'projects',
  sources: {
    chosen: records<CastingDemo>('castingDemos').naming(
      'projectId',
      ['isSelected', 'isWithdrawn'],
      ({ isSelected }) => isSelected,
    ),
    approved: records<AuditionEntry>('auditionEntries').naming(
      'projectId',
      ['isApproved', 'isFormer'],
      ({ isApproved }) => isApproved,
    ),
  },
  stored: { project: records<Project>('projects').byId(['progress', 'state']) },
  copies: ({ project }, doc) =>
    project
      ? [
          {
            ref: doc('projects', project.id),
            agencyIds: [],
            stored: project,
            wanted: { state: computeProjectState(project.state, project.progress) },
          },
        ]
      : [],
});

/** Returns the project; 409 while deleted, 404 when missing. */
export const requireActiveProject = <Found extends Pick<Project, 'shelf' | 'state'>>(
  project: Found | undefined,
): Found => {
  if (!project) throw notFound();
  requireState(projectTransitions.continue, getProjectStage(project));
  return project;
};

/** Returns the project; 409 while deleted or archived, 404 when missing. */
export const requireChangeableProject = <Found extends Pick<Project, 'shelf' | 'state'>>(
  project: Found | undefined,
): Found => {
  if (!project) throw notFound();
  requireState(projectTransitions.change, getProjectStage(project));
  return project;
};

const BOOKED_MAX = 200;

/** Returns open projects with chosen voices, ordered or not. */
export const findBookedProjects = (owner: RecordOwner): Promise<readonly Project[]> =>
  findUpTo<Project>(
    limitToOwner(projects.ref, owner)
      .where('state', 'in', ['Booking', 'Ordered'] satisfies ProjectState[])
      .where('shelf', '==', 'open'),
    BOOKED_MAX,
  );

/** Counts an agency's express projects without a booking, first recording date first. */
export const tallyExpress = (agencyId: string): Promise<Tally<Project>> =>
  tally(
    projects.ref
      .where('agencyId', '==', agencyId)
      .where('type', '==', 'express')
      .where('shelf', '==', 'open')
      .where('progress.booked', '==', 0)
      .orderBy('recordBy'),
  );

/** Counts an agency's open projects in a state: a read per thousand. */
export const countProjectsInState = (agencyId: string, state: ProjectState): Promise<number> =>
  countDocuments(
    projects.ref.where('agencyId', '==', agencyId).where('shelf', '==', 'open').where('state', '==', state),
  );
