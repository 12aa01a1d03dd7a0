import type { Company } from '@domain/accounts/accounts.ts';
import {
  COMPANY_FIGURES_MAX,
  COMPANY_ORDERS_MAX,
  COMPANY_PROJECTS_MAX,
  type CompanyFigures,
} from '@domain/companies/company-page.ts';
import { sumEarningsBy } from '@domain/orders/earning-sums.ts';
import { isPlaced, openAmount, PLACED_STATES } from '@domain/orders/order-list.ts';
import { isInForce } from '@domain/orders/orders.ts';
import { getDayInZone } from '@domain/rates/day-in-zone.ts';
import { getZone } from '@domain/agencies/agencies.ts';
import { getAgency } from '../../work/access/caller.ts';
import { withOwnAgencies } from '../../work/access/own-agencies.ts';
import type { Operation } from '../../work/operation.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { readCompanyBilling } from '../../work/collections/billings.ts';
import { readCompanies } from '../../work/collections/companies.ts';
import { findPlacedOrders } from '../../work/collections/orders.ts';
import { countOpenProjects, findProjects } from '../../work/collections/projects.ts';
import { findCompanyPeople } from './merged-people.ts';
import { requireOwnCompany } from './require-own-company.ts';

const toIso = ({ updatedAt }: { readonly updatedAt: { toMillis(): number } }): string =>
  new Date(updatedAt.toMillis()).toISOString();

/** Reads a company's people, orders and number of open projects with an agency. */
const readCompanyWork = async (agencyId: string, companyId: string, zone: string) => {
  const [people, foundOrders, openProjects] = await Promise.all([
    findCompanyPeople(companyId, agencyId),
    findPlacedOrders({ agencyId, companyId, states: PLACED_STATES }, undefined, COMPANY_ORDERS_MAX),
    countOpenProjects(agencyId, companyId),
  ]);

  const orders = foundOrders.filter(isPlaced);
  const getYear = (moment: Date) => getDayInZone(zone, moment).slice(0, 4);
  const thisYear = getYear(new Date());
  const isOfThisYear = ({ createdAt }: (typeof orders)[number]) =>
    getYear(new Date(createdAt.toMillis())) === thisYear;
  const [last] = orders;

  const figures: CompanyFigures = {
    id: companyId,
    people: people.length,
    openProjects,
    ordered: sumEarningsBy(
      orders.filter((order) => isInForce(order) && isOfThisYear(order)),
      ({ net }) => net,
    ),
    open: sumEarningsBy(orders, openAmount),
    lastOrderAt: last ? toIso(last) : null,
  };

  return { people, orders, figures };
};

const readZone = async (agencyId: string): Promise<string> => getZone(await readAgency(agencyId));

/** Returns figures of companies: per company its people and latest orders, and a count of its projects. */
export const showCompanyFigures: Operation<'companies.figures'> = async ({ caller, query: { ids } }) => {
  const agencyId = getAgency(caller);
  const requestedIds = ids.split(',').slice(0, COMPANY_FIGURES_MAX);
  const [companies, zone] = await Promise.all([readCompanies(requestedIds), readZone(agencyId)]);
  const isOwn = ({ agencyIds }: Company) => agencyIds.includes(agencyId);

  return Promise.all(
    [...companies.values()]
      .filter(isOwn)
      .map(async ({ id }) => (await readCompanyWork(agencyId, id, zone)).figures),
  );
};

/** Returns a company of the chosen agency with its people, open projects and latest orders; 404 for any other. */
export const getCompany: Operation<'companies.get'> = async ({ caller, params: { id } }) => {
  const agencyId = getAgency(caller);
  const company = await requireOwnCompany(caller, id);

  const [{ people, orders, figures }, billing, projects] = await Promise.all([
    readCompanyWork(agencyId, id, await readZone(agencyId)),
    readCompanyBilling({ agencyId, companyId: id }),
    findProjects({ agencyId, companyId: id, shelf: 'open' }, undefined, COMPANY_PROJECTS_MAX),
  ]);

  return {
    company: withOwnAgencies(caller, company),
    legalName: billing?.legalName ?? '',
    vatTaxId: billing?.vatTaxId ?? '',
    figures,
    people: people.map(({ id: uid, displayName, email, accountValidationStatus }) => ({
      id: uid,
      displayName,
      email,
      isPending: accountValidationStatus === 'PENDING',
    })),
    projects: projects.map(({ id: projectId, name, state }) => ({ id: projectId, name, state })),
    orders: orders.map((order) => ({
      id: order.id,
      projectId: order.projectId,
      projectName: order.projectName,
      renewedLicenceId: order.renewal?.licenceId ?? null,
      currency: order.currency,
      total: order.total,
      open: openAmount(order),
      state: order.state,
      updatedAt: toIso(order),
    })),
  };
};
