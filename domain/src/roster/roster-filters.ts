import { withValues } from '../messages/message-text.ts';
import { strictObject, messageId, text } from '../messages/yup.ts';
import { withQuery } from '../navigation/addresses.ts';
import { ROSTER_TRAITS, getSearchedTraits, type RosterFilters, type RosterTrait } from './roster-traits.ts';

/** Maximum filter values: each is a comparison, and the database accepts a hundred. */
export const FILTERS_MAX = 40;

/** Value of `away` in an address for the current day; the list call gets the actual date. */
export const TODAY = 'today';

/** Filters as an address carries them: the values of a trait in one parameter, parted by commas. */
export type RosterQuery = Readonly<Partial<Record<RosterTrait | 'search', string | undefined>>>;

/** Commas separate values, and mean nothing in a search. */
const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(',', ' ').trim()).join(',');

const splitValues = (value: string): readonly string[] => [
  ...new Set(
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
];

export const filtersToQuery = ({ search, ...traits }: RosterFilters): RosterQuery => {
  const chosen = ROSTER_TRAITS.flatMap((trait) => {
    const values = traits[trait] ?? [];
    return values.length > 0 ? [[trait, joinValues(values)] as const] : [];
  });
  return { ...Object.fromEntries(chosen), ...(search?.trim() ? { search: search.trim() } : {}) };
};

/** The filters that an address holds. */
export const queryToFilters = (query: RosterQuery): RosterFilters => {
  const chosen = ROSTER_TRAITS.flatMap((trait) => {
    const values = splitValues(query[trait] ?? '');
    return values.length > 0 ? [[trait, values] as const] : [];
  });
  const search = query.search?.trim();
  return { ...Object.fromEntries(chosen), ...(search ? { search } : {}) };
};

/** Filters as normalised text: an address's query without the question mark. */
export const filtersToText = (filters: RosterFilters): string =>
  withQuery('', filtersToQuery(filters)).replace(/^\?/, '');

/** Parses such a text; ignores unknown filters. */
export const textToFilters = (query: string): RosterFilters =>
  queryToFilters(Object.fromEntries(new URLSearchParams(query)));

const values = () =>
  text()
    .max(1000)
    .test(
      'not too many',
      withValues('validation.list', { max: FILTERS_MAX }),
      (value) => splitValues(value ?? '').length <= FILTERS_MAX,
    )
    .optional();

/** Parameters of a list that is filtered. */
export const rosterQueryFields = {
  ...(Object.fromEntries(ROSTER_TRAITS.map((trait) => [trait, values()])) as Readonly<
    Record<RosterTrait, ReturnType<typeof values>>
  >),
  search: text().max(120).optional(),
};

const querySchema = strictObject(rosterQueryFields);

/** Filters that are kept as text: such as the list itself would take. */
export const filtersText = () =>
  text()
    .max(4000)
    .test('filters', messageId('validation.filters'), (query) => {
      const filters = new URLSearchParams(query ?? '');
      // Names such as `constructor` break a schema that looks them up.
      if ([...filters.keys()].some((name) => !Object.hasOwn(rosterQueryFields, name))) return false;
      return querySchema.isValidSync(Object.fromEntries(filters));
    });

/** Combinations of values that one query compares: the database takes no more. */
export const COMBINATIONS_MAX = 30;

export const countCombinations = (filters: RosterFilters): number =>
  getSearchedTraits(filters).reduce((product, { length }) => product * length, 1);

/** Index keys that an entry needs to match, one per group; limited to the database's maximum. */
export const getComparedTraits = (filters: RosterFilters): readonly (readonly string[])[] =>
  getSearchedTraits(filters).slice(0, FILTERS_MAX);
