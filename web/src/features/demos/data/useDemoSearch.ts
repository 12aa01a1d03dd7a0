import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { Serialised } from '@domain/contract.ts';
import type { DemoSearch } from '@domain/demos/demos.api.ts';
import { DEMO_PAGE_SIZE, type DemoOrder, type FoundDemo as StoredDemo } from '@domain/demos/demos.ts';
import { toPlainText } from '@domain/values/fold-text.ts';
import { api } from '../../../lib/http/api.ts';
import { useNewestDemo } from './useNewestDemo.ts';

export type FoundDemo = Serialised<StoredDemo>;
/** The finder always searches one language. */
export type DemoFilters = Omit<DemoSearch, 'cursor' | 'pageSize' | 'language'> & {
  readonly language: string;
};

interface Found {
  /** The filters this answer belongs to. */
  readonly key: string;
  readonly items: readonly FoundDemo[];
  readonly cursor: string | undefined;
  readonly phase: 'loading' | 'more' | 'ready' | 'failed';
  readonly error?: unknown;
}

type Event =
  | { readonly type: 'ask'; readonly key: string; readonly more: boolean }
  | {
      readonly type: 'page';
      readonly key: string;
      readonly items: readonly FoundDemo[];
      readonly cursor?: string;
    }
  | {
      readonly type: 'newer';
      readonly key: string;
      readonly items: readonly FoundDemo[];
      readonly order: DemoOrder;
    }
  | { readonly type: 'fail'; readonly key: string; readonly error: unknown };

const NOTHING: Found = { key: '', items: [], cursor: undefined, phase: 'loading' };

/** By name like the API; ties by id. */
const compareNames = (a: FoundDemo, b: FoundDemo): number => {
  const [nameA, nameB] = [toPlainText(a.talentPublicName), toPlainText(b.talentPublicName)];
  return nameA === nameB ? (a.id < b.id ? -1 : 1) : nameA < nameB ? -1 : 1;
};

/** Merges new approvals into the results; by name, those after the last page come with their own page. */
const withNewer = (
  { items, cursor }: Found,
  newer: readonly FoundDemo[],
  order: DemoOrder,
): readonly FoundDemo[] => {
  if (order === 'newest') return [...newer, ...items];
  const last = items.at(-1);
  const due = newer.filter((item) => cursor === undefined || !last || compareNames(item, last) < 0);
  return [...items, ...due].sort(compareNames);
};

/** Adds each page once: a demo that moved between pages doesn't show twice. */
const reduce = (found: Found, event: Event): Found => {
  if (event.type === 'ask') {
    return event.more ? { ...found, phase: 'more' } : { ...NOTHING, key: event.key };
  }
  if (event.key !== found.key) return found;
  if (event.type === 'fail') return { ...found, phase: 'failed', error: event.error };
  if (event.type === 'newer') {
    const shown = new Set(found.items.map((item) => item.id));
    const newer = event.items.filter((item) => !shown.has(item.id));
    return newer.length === 0 ? found : { ...found, items: withNewer(found, newer, event.order) };
  }

  const shown = new Set(found.items.map((item) => item.id));
  const items = [...found.items, ...event.items.filter((item) => !shown.has(item.id))];

  return { key: found.key, items, cursor: event.cursor, phase: 'ready' };
};

export interface DemoSearchResult extends Found {
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Loads approved demos of one language, page by page; changed filters restart it and drop late responses. */
export const useDemoSearch = (filters: DemoFilters): DemoSearchResult => {
  const [found, dispatch] = useReducer(reduce, NOTHING);
  const abort = useRef<AbortController | null>(null);
  const key = JSON.stringify(filters);

  const ask = useCallback((searchKey: string, cursor?: string) => {
    abort.current?.abort();

    const controller = new AbortController();
    abort.current = controller;
    dispatch({ type: 'ask', key: searchKey, more: cursor !== undefined });

    const query: DemoSearch = {
      ...(JSON.parse(searchKey) as DemoFilters),
      ...(cursor === undefined ? {} : { cursor }),
    };
    api.demos.search(query, { signal: controller.signal }).then(
      (page) => dispatch({ type: 'page', key: searchKey, ...page }),
      (error: unknown) => {
        if (!controller.signal.aborted) dispatch({ type: 'fail', key: searchKey, error });
      },
    );
  }, []);

  useEffect(() => {
    ask(key);
    return () => abort.current?.abort();
  }, [ask, key]);

  const { cursor, phase } = found;
  const loadMore = useCallback(() => {
    if (cursor !== undefined && phase === 'ready') ask(key, cursor);
  }, [ask, key, cursor, phase]);
  const retry = useCallback(() => ask(key, cursor), [ask, key, cursor]);

  // New approvals that match the filters join the results.
  const newest = useNewestDemo(filters.language);
  const newestRef = useRef<string | null>(undefined);

  useEffect(() => {
    const before = newestRef.current;

    newestRef.current = newest;

    if (newest === undefined || before === undefined || before === newest) return undefined;

    const controller = new AbortController();
    const { sort: order = 'newest', ...criteria } = JSON.parse(key) as DemoFilters;
    // Newest first, in any display order.
    const query = { ...criteria, pageSize: DEMO_PAGE_SIZE };

    api.demos.search(query, { signal: controller.signal }).then(
      ({ items }) => dispatch({ type: 'newer', key, items, order }),
      // The results stay; the next approval includes this one.
      () => undefined,
    );

    return () => controller.abort();
  }, [newest, key]);

  return { ...(found.key === key ? found : { ...NOTHING, key }), loadMore, retry };
};
