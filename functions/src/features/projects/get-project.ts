import { projectUsage } from '@domain/pricing/project-usage.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { licencesOfProject } from '../../records/licences.ts';
import { readProject } from '../../records/projects.ts';
import { demoUrlsOf } from './demo-urls.ts';

/** Returns a project with its licences' prices and, on request, addresses of its shortlisted demos. */
export const getProject: Operation<'projects.get'> = async ({
  caller,
  params: { id },
  query: { includeDemoUrls = false },
}) => {
  const project = visibleTo(caller, 'projects', await readProject(id));
  const [licences, urls] = await Promise.all([
    licencesOfProject(id),
    includeDemoUrls ? demoUrlsOf(project) : undefined,
  ]);
  return { ...serialised(project), ...projectUsage(licences), ...urls };
};
