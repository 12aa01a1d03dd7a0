import { reach } from '../../access/reach.ts';
import { withOwnAgencies } from '../../access/own-agencies.ts';
import { agencyOf } from '../../access/session.ts';
import type { Operation } from '../../operation.ts';
import { companiesWith, readCompany } from '../../records/companies.ts';

/** The companies that the chosen agency works with, by name, for its staff; a client's own for a client. */
export const listCompanies: Operation<'projects.companies'> = async ({ session }) => {
  const { roles } = session.claims;
  if (roles.includes('admin') || roles.includes('agencyTeam')) {
    const companies = await companiesWith(agencyOf(session));
    return companies
      .map((company) => withOwnAgencies(session, company))
      .sort((one, other) => one.name.localeCompare(other.name));
  }
  if (!session.companyId) return [];
  return [withOwnAgencies(session, reach(session, 'companies', await readCompany(session.companyId)))];
};
