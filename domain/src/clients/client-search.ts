import { getFullName } from '../people/names.ts';
import { toPeopleSearch, getTermsWithin, type PeopleSearch } from '../people/people-search.ts';
import type { Client } from './clients.ts';

/** `clients/{uid}`: a client's account with its search fields. */
export interface StoredClient extends Client, PeopleSearch {}

/** Returns a client's search terms: prefixes of name and address, per agency, because a query compares one list only. */
export const toClientSearch = ({
  name,
  lastName,
  email,
  agencyIds,
}: Pick<Client, 'name' | 'lastName' | 'email' | 'agencyIds'>): PeopleSearch => {
  const { sortName, searchTerms: terms } = toPeopleSearch(getFullName({ name, lastName }), email);
  return { sortName, searchTerms: agencyIds.flatMap((agencyId) => getTermsWithin(agencyId, terms)) };
};
