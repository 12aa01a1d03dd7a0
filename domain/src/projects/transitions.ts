import { defineTransitions, findRefusal, PRODUCERS } from '../transitions.ts';
import type { Project } from './projects.ts';

/** `archivedOrdered`: ordered before it was archived. */
export const PROJECT_STAGES = ['open', 'ordered', 'archived', 'archivedOrdered', 'deleted'] as const;
export type ProjectStage = (typeof PROJECT_STAGES)[number];

/** Returns the state of a project that decides on its changes. */
export const getProjectStage = ({
  shelf,
  state,
  closedFrom,
}: Pick<Project, 'shelf' | 'state'> & Partial<Pick<Project, 'closedFrom'>>): ProjectStage => {
  if (shelf === 'deleted') return shelf;
  if (state === 'Closed') return closedFrom === 'Ordered' ? 'archivedOrdered' : 'archived';
  return state === 'Ordered' ? 'ordered' : 'open';
};

const KEPT = ['open', 'ordered', 'archived', 'archivedOrdered'] as const;

/** All changes of a project. */
export const projectTransitions = defineTransitions<ProjectStage>()({
  change: {
    from: ['open', 'ordered'],
    by: PRODUCERS,
    refusal: 'project.closed',
    refusals: { deleted: 'project.deleted' },
  },
  // Work that an archived project allows, such as its deliveries and its order.
  continue: { from: KEPT, by: PRODUCERS, refusal: 'project.deleted' },
  archive: {
    from: ['open', 'ordered'],
    done: ['archived', 'archivedOrdered'],
    to: ['archived', 'archivedOrdered'],
    by: PRODUCERS,
    action: 'projects.archive',
    refusal: 'project.deleted',
  },
  restore: {
    from: ['archived', 'archivedOrdered', 'deleted'],
    done: ['open', 'ordered'],
    to: KEPT,
    by: PRODUCERS,
    action: 'projects.restore',
  },
  // Accounting needs ordered ones.
  remove: {
    from: ['open', 'archived'],
    done: ['deleted'],
    to: 'deleted',
    by: PRODUCERS,
    action: 'projects.remove',
    refusal: 'project.cannotDelete',
  },
});

type Shelved = Parameters<typeof getProjectStage>[0];

/** Returns whether a project's contents may change. */
export const isChangeable = (project: Shelved): boolean =>
  !findRefusal(projectTransitions.change, getProjectStage(project));

/** Returns whether deliveries and orders of a project may continue. */
export const isKept = (project: Shelved): boolean =>
  !findRefusal(projectTransitions.continue, getProjectStage(project));
