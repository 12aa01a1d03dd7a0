import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DemoFilters } from '../data/useDemoSearch.ts';

export const FILTERS = ['gender', 'voiceAge', 'tone', 'category'] as const;
export type FilterName = (typeof FILTERS)[number];

export interface FinderQuery {
  readonly filters: DemoFilters;
  readonly setFilter: (name: FilterName, value: string) => void;
  readonly clearFilters: () => void;
  readonly setTarget: (target: { language?: string; voice?: string }) => void;
}

/** What is searched and for whom stands in the address: it survives a reload and can be sent to a colleague. */
export const useFinderQuery = (language: string): FinderQuery => {
  const [query, setQuery] = useSearchParams();

  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );

  const filters = useMemo(() => {
    const chosen = FILTERS.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value] as const] : [];
    });
    return { language, ...Object.fromEntries(chosen) };
  }, [language, query]);

  return {
    filters,
    setFilter: useCallback((name, value) => change({ [name]: value }), [change]),
    clearFilters: useCallback(
      () => change(Object.fromEntries(FILTERS.map((name) => [name, undefined]))),
      [change],
    ),
    setTarget: change,
  };
};
