import type { Project } from '@domain/projects/projects.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns the project, if the caller may see and change it; 404 or 409. Changes to an ordered project count once its client accepts their price. */
export const readProjectToPrice = async (caller: Caller, projectId: string, work: Work): Promise<Project> =>
  requireChangeableProject(requireVisible(caller, 'projects', await readProject(projectId, work)));
