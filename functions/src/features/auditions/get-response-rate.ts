import { getAgencies } from '@domain/access/roles.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { findOutcomeCounts } from '../../work/collections/audition-queries.ts';
import { readProject } from '../../work/collections/projects.ts';

/** Returns a company's response rate across its projects with the agency. 404 unless the caller is that agency's staff. */
export const getResponseRate: Operation<'auditions.promises'> = async ({ caller, params: { id } }) => {
  const { claims } = caller;
  const { agencyId, companyId } = requireVisible(caller, 'projects', await readProject(id));
  const staffed = [...getAgencies(claims, 'agencyTeam'), ...getAgencies(claims, 'admin')];
  if (!staffed.includes(agencyId)) throw notFound('projects');
  return findOutcomeCounts(agencyId, companyId);
};
