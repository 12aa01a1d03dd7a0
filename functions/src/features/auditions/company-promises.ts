import { agenciesOf } from '@domain/access/roles.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { notFound } from '../../errors/app-error.ts';
import type { Operation } from '../../operation.ts';
import { promisesOf } from '../../records/audition-queries.ts';
import { readProject } from '../../records/projects.ts';

/**
 * How the company of a project keeps what talents were promised, in all its projects with the agency, for the people of
 * that agency. 404 for everybody else: who of a company is staff elsewhere is told nothing of it here.
 */
export const companyPromises: Operation<'auditions.promises'> = async ({ caller, params: { id } }) => {
  const { claims } = caller;
  const { agencyId, companyId } = visibleTo(caller, 'projects', await readProject(id));
  const staffed = [...agenciesOf(claims, 'agencyTeam'), ...agenciesOf(claims, 'admin')];
  if (!staffed.includes(agencyId)) throw notFound('projects');
  return promisesOf(agencyId, companyId);
};
