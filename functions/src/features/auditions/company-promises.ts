import { getAgencies } from '@domain/access/roles.ts';
import { visibleTo } from '../../rights/access/visible-to.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { findPromises } from '../../work/records/audition-queries.ts';
import { readProject } from '../../work/records/projects.ts';

/** Returns a company's response rate across its projects with the agency. 404 unless the caller is that agency's staff. */
export const companyPromises: Operation<'auditions.promises'> = async ({ caller, params: { id } }) => {
  const { claims } = caller;
  const { agencyId, companyId } = visibleTo(caller, 'projects', await readProject(id));
  const staffed = [...getAgencies(claims, 'agencyTeam'), ...getAgencies(claims, 'admin')];
  if (!staffed.includes(agencyId)) throw notFound('projects');
  return findPromises(agencyId, companyId);
};
