import { requireVisible } from '../../work/access/require-visible.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import { isOnStaff } from '../../work/access/staff.ts';
import { getAgency } from '../../work/access/caller.ts';
import type { Operation } from '../../work/operation.ts';
import { findAgencyCompanies, readCompany } from '../../work/collections/companies.ts';

/** Returns companies of the chosen agency, sorted by name, for staff; a client's own for a client. */
export const listCompanies: Operation<'projects.companies'> = async ({ caller }) => {
  if (isOnStaff(caller)) {
    const companies = await findAgencyCompanies(getAgency(caller));
    return companies
      .map((company) => withOwnAgencies(caller, company))
      .sort((a, b) => a.name.localeCompare(b.name));
  }
  if (!caller.companyId) return [];
  return [withOwnAgencies(caller, requireVisible(caller, 'companies', await readCompany(caller.companyId)))];
};
