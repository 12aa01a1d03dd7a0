import type { Project } from '@domain/projects/projects.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../rights/access/caller.ts';
import { requireVisible } from '../../rights/access/require-visible.ts';
import { requireChangeableProject, readProject } from '../../work/records/projects.ts';

/** Returns the project, if the caller may see and change it; 404 or 409. Changes to an ordered project count once its client accepts their price. */
export const readProjectToPrice = async (
  caller: Caller,
  projectId: string,
  transaction: Transaction,
): Promise<Project> =>
  requireChangeableProject(requireVisible(caller, 'projects', await readProject(projectId, transaction)));
