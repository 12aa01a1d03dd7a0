import { isOrdered, type Project } from '@domain/projects/projects.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../access/caller.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { openProject, readProject } from '../../records/projects.ts';

/** The project, if the caller may know of it and its assets and licences may still change; 409 once it was ordered, and while it is deleted. */
export const changeableProject = async (
  caller: Caller,
  projectId: string,
  transaction: Transaction,
): Promise<Project> => {
  const project = openProject(visibleTo(caller, 'projects', await readProject(projectId, transaction)));
  if (isOrdered(project)) throw new AppError(409, 'project.ordered');
  return project;
};
