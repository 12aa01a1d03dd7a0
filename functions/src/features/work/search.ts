import { getAgencies } from '@domain/access/roles.ts';
import { foldText } from '@domain/values/fold-text.ts';
import type { SearchResult } from '@domain/work/work.ts';
import { getAgency, type Caller } from '../../work/access/caller.ts';
import { toCompanyFilter } from '../../work/access/company-filter.ts';
import { isProducer, isStaffIn } from '../../work/access/staff.ts';
import type { Operation } from '../../work/operation.ts';
import { searchCompanies } from './search-companies.ts';
import { searchInvoices } from './search-invoices.ts';
import { searchClients, searchEngineers, searchTalents } from './search-people.ts';
import { searchProjects } from './search-projects.ts';
import { searchTickets } from './search-tickets.ts';
import type { TypedQuery } from './typed-query.ts';

/** Searches the chosen agency: talents, projects and invoices, for admins also clients, engineers and companies; for a client their company's. */
const searchAgency = async (caller: Caller, typed: TypedQuery): Promise<readonly SearchResult[]> => {
  const agencyId = getAgency(caller);
  const isStaff = isStaffIn(caller, agencyId);
  const isAdmin = getAgencies(caller.claims, 'admin').includes(agencyId);
  const owner = { agencyId, companyId: toCompanyFilter(caller, agencyId) };

  const lists = await Promise.all([
    isStaff ? searchTalents(agencyId, typed) : [],
    isAdmin ? searchClients(agencyId, typed) : [],
    isAdmin ? searchEngineers(agencyId, typed) : [],
    isAdmin ? searchCompanies(agencyId, typed) : [],
    searchProjects(owner, typed),
    searchInvoices(owner, typed),
  ]);

  return lists.flat();
};

/**
 * Searches what the caller may see in the chosen agency by word prefixes; engineers find their own tickets by language, without choosing an agency.
 * Reads the results and up to 16 projects per word, at most three words: 100 records at most, and for admins the companies.
 */
export const search: Operation<'work.search'> = async ({ caller, locale, query: { search: query } }) => {
  const { claims, uid } = caller;
  const typed: TypedQuery = { asked: query, text: foldText(query), locale };
  if (typed.text === '') return [];

  const isProducing = isProducer(caller);
  const asEngineer = getAgencies(claims, 'engineer');
  const lists = await Promise.all([
    isProducing ? searchAgency(caller, typed) : [],
    asEngineer.length > 0 ? searchTickets(uid, asEngineer, typed) : [],
  ]);

  return lists.flat();
};
