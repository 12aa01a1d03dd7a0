import { toCountedFigures, type CompanyCounts } from '@domain/companies/company-counts.ts';
import {
  COMPANY_FIGURES_MAX,
  COMPANY_ORDERS_MAX,
  COMPANY_PROJECTS_MAX,
  toCompanyOrder,
  type CompanyFigures,
} from '@domain/companies/company-page.ts';
import { isPlaced, PLACED_STATES } from '@domain/orders/order-list.ts';
import { findCompanyPeople, presentPerson } from '../../common/people/company-people.ts';
import { getAgency } from '../../work/access/caller.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import type { Operation } from '../../work/operation.ts';
import { readCompanyBilling } from '../../work/collections/billings.ts';
import { readCompanyCounts } from '../../work/collections/company-counts.ts';
import { readCompanies } from '../../work/collections/companies.ts';
import { findPlacedOrders } from '../../work/collections/orders.ts';
import { findProjects } from '../../work/collections/projects.ts';
import { countCompanyUsers } from '../../work/collections/users.ts';
import { requireOwnCompany } from './require-own-company.ts';

/** Returns a company's figures from its counts, its number of people and its latest order. */
const getFigures = async (
  agencyId: string,
  companyId: string,
  counts: CompanyCounts['counts'] = {},
): Promise<CompanyFigures> => {
  const [people, [lastOrder]] = await Promise.all([
    countCompanyUsers(companyId, agencyId),
    findPlacedOrders({ agencyId, companyId, states: PLACED_STATES }, undefined, 1),
  ]);

  return {
    id: companyId,
    people,
    ...toCountedFigures(counts, new Date().getUTCFullYear()),
    lastOrderAt: lastOrder ? new Date(lastOrder.updatedAt.toMillis()).toISOString() : null,
  };
};

/** Returns figures of companies at three reads each. */
export const showCompanyFigures: Operation<'companies.figures'> = async ({ caller, query: { ids } }) => {
  const agencyId = getAgency(caller);
  const requestedIds = ids.split(',').slice(0, COMPANY_FIGURES_MAX);
  const companies = await readCompanies(requestedIds);
  const ownIds = [...companies.values()]
    .filter(({ agencyIds }) => agencyIds.includes(agencyId))
    .map(({ id }) => id);
  const counts = await readCompanyCounts(agencyId, ownIds);

  return Promise.all(ownIds.map((id) => getFigures(agencyId, id, counts.get(id))));
};

/** Returns a company of the chosen agency with its people, open projects and latest orders; 404 for any other. */
export const getCompany: Operation<'companies.get'> = async ({ caller, params: { id } }) => {
  const agencyId = getAgency(caller);
  const company = await requireOwnCompany(caller, id);

  const [counts, people, foundOrders, billing, projects] = await Promise.all([
    readCompanyCounts(agencyId, [id]),
    findCompanyPeople(id, agencyId),
    findPlacedOrders({ agencyId, companyId: id, states: PLACED_STATES }, undefined, COMPANY_ORDERS_MAX),
    readCompanyBilling({ agencyId, companyId: id }),
    findProjects({ agencyId, companyId: id, shelf: 'open' }, undefined, COMPANY_PROJECTS_MAX),
  ]);
  const orders = foundOrders.filter(isPlaced);

  return {
    company: withOwnAgencies(caller, company),
    legalName: billing?.legalName ?? '',
    vatTaxId: billing?.vatTaxId ?? '',
    figures: await getFigures(agencyId, id, counts.get(id)),
    people: people.map(presentPerson),
    projects: projects.map(({ id: projectId, name, state }) => ({ id: projectId, name, state })),
    orders: orders.map(toCompanyOrder),
  };
};
