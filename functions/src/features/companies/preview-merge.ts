import type { Company } from '@domain/accounts/accounts.ts';
import type { MergeObstacle, MergePreview } from '@domain/companies/companies.ts';
import { findCompanyPeople } from '../../common/people/company-people.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readCompanyBilling } from '../../work/collections/billings.ts';
import { countSharedClients } from '../../work/collections/clients.ts';
import { findCompanyCount, isBeingMergedInto } from '../../work/collections/company-merges.ts';
import { getNames } from './merged-people.ts';
import { isShared, requireOwnCompany } from './require-own-company.ts';

/** Returns whether a company is shared, by its record, people or projects. Merging it would change its people's company elsewhere. */
const isOfOthers = async (from: Company, agencyId: string): Promise<boolean> => {
  if (isShared(from)) return true;
  const [clients, projects, agencyProjects] = await Promise.all([
    countSharedClients(from.id, agencyId),
    findCompanyCount('projects', from.id),
    findCompanyCount('projects', from.id, agencyId),
  ]);
  return clients > 0 || projects > agencyProjects;
};

/** Returns what prevents merging a company into another; null: nothing. The target may be shared. */
export const getObstacle = async (from: Company, agencyId: string): Promise<MergeObstacle | null> => {
  if (await isOfOthers(from, agencyId)) return 'shared';
  return (await isBeingMergedInto(from.id)) ? 'merging' : null;
};

export const readMergedCompanies = async (caller: Caller, fromId: string, intoId: string) => {
  if (fromId === intoId) throw new AppError(422, 'company.same', { property: 'into' });
  const [from, into] = await Promise.all([
    requireOwnCompany(caller, fromId),
    requireOwnCompany(caller, intoId),
  ]);
  return { from, into };
};

const pickFacts = ({ id, name, companyType }: Company) => ({ id, name, companyType });

/** Returns a merge's effects as counts: a read per thousand records, plus ten. Changes nothing. */
export const previewMerge: Operation<'companies.previewMerge'> = async ({
  caller,
  params: { id },
  query: { into: intoId },
}): Promise<MergePreview> => {
  const agencyId = getAgency(caller);
  const { from, into } = await readMergedCompanies(caller, id, intoId);
  const count = (collection: Parameters<typeof findCompanyCount>[0]) =>
    findCompanyCount(collection, from.id, agencyId);

  const [
    people,
    projects,
    licences,
    orders,
    invoices,
    fromPeople,
    intoPeople,
    companyBilling,
    formerBilling,
    obstacle,
  ] = await Promise.all([
    findCompanyCount('clients', from.id),
    count('projects'),
    count('soldLicences'),
    count('orders'),
    count('invoices'),
    findCompanyPeople(from.id, agencyId),
    findCompanyPeople(into.id, agencyId),
    readCompanyBilling({ agencyId, companyId: into.id }),
    readCompanyBilling({ agencyId, companyId: from.id }),
    getObstacle(from, agencyId),
  ]);

  return {
    from: pickFacts(from),
    into: pickFacts(into),
    moves: { people, projects, licences, orders, invoices },
    people: { from: getNames(fromPeople), into: getNames(intoPeople) },
    billing: companyBilling ? 'stays' : formerBilling ? 'moves' : 'none',
    obstacle,
  };
};
