import { countUnbooked, isReadyToOrder } from '@domain/projects/progress.ts';
import type { Project } from '@domain/projects/projects.ts';
import type { WaitingItem, WaitingKind } from '@domain/work/work.ts';
import type { RecordOwner } from '../../platform/firestore/tally.ts';
import { findBookedProjects } from '../../work/collections/projects.ts';
import { composed, type WaitingSource } from './waiting.ts';

type ProjectPath = (projectId: string) => string;

interface ProjectTasks {
  /** Projects with chosen voices to book, most of them first. */
  readonly getRolesToBook: (path: ProjectPath) => WaitingSource;
  /** Projects whose chosen voices are all booked, and that aren't ordered. */
  readonly getOrdersToPlace: (path: ProjectPath) => WaitingSource;
}

/** Returns the sources of an owner's projects past the choice of voices; they share one query. */
export const getProjectTasks = (owner: RecordOwner): ProjectTasks => {
  let shared: Promise<readonly Project[]> | undefined;
  const find = () => (shared ??= findBookedProjects(owner));

  const getSource = (
    kind: WaitingKind,
    count: (project: Project) => number,
    describe: (count: number) => string,
    path: ProjectPath,
  ): WaitingSource =>
    composed(kind, async () => {
      const found = (await find())
        .map((project) => ({ project, count: count(project) }))
        .filter((task) => task.count > 0)
        .toSorted((a, b) => b.count - a.count);
      const [first] = found;
      if (!first) return undefined;

      const items = found.map((task): WaitingItem => ({
        project: task.project.name,
        detail: describe(task.count),
        at: null,
        path: path(task.project.id),
      }));

      return {
        entry: {
          kind,
          count: found.reduce((sum, task) => sum + task.count, 0),
          at: null,
          path: path(first.project.id),
          ...(found.length === 1 ? { project: first.project.name } : {}),
        },
        items,
      };
    });

  return {
    getRolesToBook: (path) => getSource('rolesToBook', countUnbooked, String, path),
    getOrdersToPlace: (path) =>
      getSource(
        'ordersToPlace',
        (project) => (isReadyToOrder(project) ? 1 : 0),
        () => '',
        path,
      ),
  };
};
