import { peopleSearchOf, within, type PeopleSearch } from '../people/people-search.ts';
import type { Engineer } from './engineers.ts';

/** The group in which an agency finds its engineers: all of them, or those of one language. */
export const engineerGroupOf = (agencyId: string, language?: string): string =>
  language ? `${agencyId}:${language}` : agencyId;

/**
 * What finds an engineer within each of their agencies, alone and with each language: nothing at all, and the beginnings
 * of their name and address. The database compares whole values, so the beginnings are written down: a search then costs
 * the page it shows and not the collection.
 */
export const engineerSearchOf = ({
  fullName,
  email,
  languageTags,
  agencyIds,
}: Pick<Engineer, 'fullName' | 'email' | 'languageTags' | 'agencyIds'>): PeopleSearch => {
  const { sortName, searchTerms } = peopleSearchOf(fullName, email);
  const terms = ['', ...searchTerms];
  const groups = agencyIds.flatMap((agencyId) =>
    [undefined, ...languageTags].map((language) => engineerGroupOf(agencyId, language)),
  );
  return { sortName, searchTerms: groups.flatMap((group) => within(group, terms)) };
};
