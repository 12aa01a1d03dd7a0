import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { queryToFilters, filtersToQuery, filtersToText } from '@domain/roster/roster-filters.ts';
import type { RosterFilters } from '@domain/roster/roster-traits.ts';
import { withQuery } from '@domain/navigation/addresses.ts';

export interface FilterState {
  readonly filters: RosterFilters;
  /** The filters as text. */
  readonly key: string;
  /** The selected view; null: none. */
  readonly viewId: string | null;
  /** Changes filters; the selected view stays, marked as changed. */
  readonly setFilters: (filters: RosterFilters) => void;
  /** Selects a view with its filters; null: none. */
  readonly setView: (viewId: string | null, filters: RosterFilters) => void;
}

/** Keeps the roster's filters and view in the address, so they survive a reload and can be shared. */
export const useRosterFilters = (): FilterState => {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => queryToFilters(Object.fromEntries(query)), [query]);
  const viewId = query.get('view');

  const setView = useCallback(
    (view: string | null, next: RosterFilters) =>
      setQuery(withQuery('', { view: view ?? undefined, ...filtersToQuery(next) }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  );

  const setFilters = useCallback((next: RosterFilters) => setView(viewId, next), [setView, viewId]);

  return { filters, key: filtersToText(filters), viewId, setFilters, setView };
};
