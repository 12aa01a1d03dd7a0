import { toPeopleSearch, getTermsWithin, type PeopleSearch } from '../people/people-search.ts';
import type { Engineer } from './engineers.ts';

/** `engineers/{uid}`: an engineer with search fields. */
export interface StoredEngineer extends Engineer, PeopleSearch {}

export const getEngineerGroup = (agencyId: string, language?: string): string =>
  language ? `${agencyId}:${language}` : agencyId;

/**
 * Returns an engineer's search terms per agency, alone and per language: empty, and prefixes of name and address. The
 * database compares whole values, so prefixes are stored; a search then costs only its page.
 */
export const toEngineerSearch = ({
  fullName,
  email,
  languageTags,
  agencyIds,
}: Pick<Engineer, 'fullName' | 'email' | 'languageTags' | 'agencyIds'>): PeopleSearch => {
  const { sortName, searchTerms } = toPeopleSearch(fullName, email);
  const terms = ['', ...searchTerms];
  const groups = agencyIds.flatMap((agencyId) =>
    [undefined, ...languageTags].map((language) => getEngineerGroup(agencyId, language)),
  );
  return { sortName, searchTerms: groups.flatMap((group) => getTermsWithin(group, terms)) };
};
