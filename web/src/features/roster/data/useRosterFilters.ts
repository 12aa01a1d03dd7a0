import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filtersOfQuery, queryOfFilters } from '@domain/roster/roster-filters.ts';
import type { RosterFilters } from '@domain/roster/roster-traits.ts';
import { withQuery } from '@domain/navigation/addresses.ts';

/** Filters as an address has them, in one order. */
export const keyOfFilters = (filters: RosterFilters): string =>
  withQuery('', queryOfFilters(filters)).replace(/^\?/, '');

export interface FilterState {
  readonly filters: RosterFilters;
  /** The same as text. */
  readonly key: string;
  readonly setFilters: (filters: RosterFilters) => void;
}

/** What the roster is filtered by stands in the address: it survives a reload and can be sent to a colleague. */
export const useRosterFilters = (): FilterState => {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => filtersOfQuery(Object.fromEntries(query)), [query]);
  const setFilters = useCallback(
    (next: RosterFilters) => setQuery(keyOfFilters(next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return { filters, key: keyOfFilters(filters), setFilters };
};
