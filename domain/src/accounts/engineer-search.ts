import { peopleSearchOf, within, type PeopleSearch } from './people-search.ts';
import type { Engineer } from './people.ts';

/**
 * What finds an engineer: the beginnings of their name and address, alone and with each language. The database compares
 * whole values, so the beginnings are written down: a search then costs the page it shows and not the collection.
 */
export const engineerSearchOf = ({
  fullName,
  email,
  languageTags,
}: Pick<Engineer, 'fullName' | 'email' | 'languageTags'>): PeopleSearch => {
  const { sortName, searchTerms: terms } = peopleSearchOf(fullName, email);
  return {
    sortName,
    searchTerms: [...terms, ...languageTags.flatMap((language) => within(language, terms))],
  };
};
