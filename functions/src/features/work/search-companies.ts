import { addresses } from '@domain/navigation/addresses.ts';
import { FOUND_MAX, type SearchResult } from '@domain/work/work.ts';
import { findAgencyCompanies } from '../../work/collections/companies.ts';
import { isIn, type TypedQuery } from './typed-query.ts';

/** Returns companies of an agency's clients by name, each with the page of its people. */
export const searchCompanies = async (
  agencyId: string,
  typed: TypedQuery,
): Promise<readonly SearchResult[]> =>
  (await findAgencyCompanies(agencyId))
    .filter(({ name, mergedInto }) => mergedInto === undefined && isIn(typed, name))
    .slice(0, FOUND_MAX)
    .map(({ id, name }) => ({
      kind: 'company',
      id,
      title: name,
      detail: '',
      path: addresses.clients.href(name),
    }));
