import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DemoFilters } from '../data/useDemoSearch.ts';

export const FILTERS = ['gender', 'voiceAge', 'tone', 'category'] as const;
export type FilterName = (typeof FILTERS)[number];
/** In the address, `true` for voices alone whose live connection the agency tested. */
const LIVE_TESTED = 'liveTested';

export interface FinderQuery {
  readonly filters: DemoFilters;
  readonly setFilter: (name: FilterName, value: string) => void;
  readonly setLiveTested: (isWanted: boolean) => void;
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
    const live = query.get(LIVE_TESTED) === 'true' ? { liveTested: true } : {};
    return { language, ...Object.fromEntries(chosen), ...live };
  }, [language, query]);

  return {
    filters,
    setFilter: useCallback((name, value) => change({ [name]: value }), [change]),
    setLiveTested: useCallback(
      (isWanted) => change({ [LIVE_TESTED]: isWanted ? 'true' : undefined }),
      [change],
    ),
    clearFilters: useCallback(
      () => change(Object.fromEntries([...FILTERS, LIVE_TESTED].map((name) => [name, undefined]))),
      [change],
    ),
    setTarget: change,
  };
};
