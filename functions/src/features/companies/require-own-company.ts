import type { Company } from '@domain/accounts/accounts.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readKeptCompany } from '../../work/collections/companies.ts';
import type { Work } from '../../work/unit/work.ts';

/** Returns a company of the chosen agency; 404 for any other, and for a merged one. */
export const requireOwnCompany = async (caller: Caller, id: string, work?: Work): Promise<Company> => {
  const company = await readKeptCompany(id, work);
  if (!company?.agencyIds.includes(getAgency(caller)) || company.mergedInto !== undefined) throw notFound();
  return company;
};

export const isShared = ({ agencyIds }: Pick<Company, 'agencyIds'>): boolean => agencyIds.length > 1;
