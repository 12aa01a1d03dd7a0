import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEMO_ORDERS } from '@domain/demos/demos.ts';
import { brandList, getFeeLimit, toSpan } from '@domain/demos/voice-terms.ts';
import type { DemoFilters } from '../data/useDemoSearch.ts';

/** Filters with one value of a list. */
const CHOICES = ['gender', 'voiceAge', 'tone', 'category', 'languageTag', 'voiceSpec', 'alsoIn'] as const;
/** Filters that are on or off; in the address, `true` for on. */
export const SWITCHES = ['homeStudio', 'liveTested'] as const;
/** `true` in the address excludes voices licensed to a competitor of the searching project. */
const NO_CONFLICTS = 'noConflicts';
const NAME = 'name';
/** Sort order, if not newest first; not a filter. */
const SORT = 'sort';
const ALL = [...CHOICES, ...SWITCHES, NAME, SORT, NO_CONFLICTS, 'free', 'feeUpTo', 'notFor'];
/** Dropped when invalid: the dates of a saved search pass eventually. */
const SOUND: Readonly<Record<string, (value: string) => boolean>> = {
  sort: (value) => DEMO_ORDERS.some((order) => order === value),
  free: (value) => toSpan(value) !== undefined,
  feeUpTo: (value) => getFeeLimit(value) !== undefined,
  notFor: (value) => brandList().isValidSync(value),
};

/** A change of the address's parameters; undefined removes one. */
export type Change = Readonly<Record<string, string | undefined>>;

interface FinderQuery {
  readonly filters: DemoFilters;
  /** The filters as the address carries them; empty without any. */
  readonly query: string;
  readonly change: (values: Change) => void;
  /** Filters that are set; an order is none. */
  readonly filterCount: number;
  /** Clears the filters, but not the order. */
  readonly clear: () => void;
  /** Replaces all filters. */
  readonly setQuery: (query: string) => void;
}

const listFilters = (query: string): readonly (readonly [string, string])[] => {
  const params = new URLSearchParams(query);
  return ALL.flatMap((name) => {
    const value = params.get(name);
    return value && (SOUND[name]?.(value) ?? true) ? [[name, value] as const] : [];
  });
};

/** Keeps search and target in the address, so they survive a reload and can be shared. `projectId`: the project whose voices are searched. */
export const useFinderQuery = (language: string, projectId: string): FinderQuery => {
  const [params, setParams] = useSearchParams();

  const change = useCallback(
    (values: Change) =>
      setParams(
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
    [setParams],
  );

  const query = new URLSearchParams(listFilters(params.toString()).map(([...pair]) => pair)).toString();

  const filters = useMemo((): DemoFilters => {
    const found = Object.fromEntries(listFilters(query));
    const on = SWITCHES.flatMap((name) => (found[name] === 'true' ? [[name, true] as const] : []));
    const paramValues = [...CHOICES, NAME, SORT, 'free', 'feeUpTo', 'notFor'].flatMap((name) =>
      found[name] ? [[name, found[name]] as const] : [],
    );
    const licences = found[NO_CONFLICTS] === 'true' ? { notCompetingWith: projectId } : {};
    return { language, ...Object.fromEntries(paramValues), ...Object.fromEntries(on), ...licences };
  }, [language, projectId, query]);

  const { sort } = filters;

  const setQuery = useCallback(
    (search: string) => {
      const nothing = Object.fromEntries(ALL.map((name) => [name, undefined]));
      change({ ...nothing, ...Object.fromEntries(listFilters(search)) });
    },
    [change],
  );

  const filterCount = listFilters(query).filter(([name]) => name !== SORT).length;
  const clear = useCallback(() => setQuery(sort ? `${SORT}=${sort}` : ''), [setQuery, sort]);

  return { filters, query, filterCount, change, clear, setQuery };
};
