import type { Project } from '@domain/projects/projects.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../access/caller.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { openProject, readProject } from '../../records/projects.ts';

/**
 * The project, if the caller may know of it and its assets and licences may still change; 409 once it is closed, and while it is
 * deleted. What changes in an ordered project counts when its client accepts what that costs.
 */
export const changeableProject = async (
  caller: Caller,
  projectId: string,
  transaction: Transaction,
): Promise<Project> => {
  const project = openProject(visibleTo(caller, 'projects', await readProject(projectId, transaction)));
  if (project.state === 'Closed') throw new AppError(409, 'project.closed');
  return project;
};
