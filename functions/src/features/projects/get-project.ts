import { projectUsage } from '@domain/pricing/project-usage.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Operation } from '../../work/operation.ts';
import { findProjectLicences } from '../../work/collections/licences.ts';
import { readProject } from '../../work/collections/projects.ts';
import { getDemoUrls } from './demo-urls.ts';

/** Returns a project with its licences' prices and, on request, addresses of its shortlisted demos. */
export const getProject: Operation<'projects.get'> = async ({
  caller,
  params: { id },
  query: { includeDemoUrls = false },
}) => {
  const project = requireVisible(caller, 'projects', await readProject(id));
  const [licences, urls] = await Promise.all([
    findProjectLicences(id),
    includeDemoUrls ? getDemoUrls(project) : undefined,
  ]);
  return { ...serialise(project), ...projectUsage(licences), ...urls };
};
