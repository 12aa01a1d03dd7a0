import { useCallback, useState } from 'react';
import type { Found } from '../http/usePages.ts';
import { useLiveCollection, type Live, type LiveQuery } from './live.ts';

/** A live list that can load more. */
export type LiveMore<T> = Live<readonly T[]> & {
  /** For `LoadMore`, below the list. */
  readonly of: Pick<Found<T, unknown>, 'items' | 'cursor' | 'phase' | 'error'>;
  readonly loadMore: () => void;
};

/** Subscribes to a query's documents page by page, `limit` at a time. Shown documents stay while more load. */
export const useLiveMore = <T>(source: (LiveQuery & { readonly limit: number }) | null): LiveMore<T> => {
  const name = JSON.stringify(source);
  const [request, setRequest] = useState({ name, pages: 1 });
  const [lastList, setLastList] = useState<{ readonly name: string; readonly items: readonly T[] }>();
  const pages = request.name === name ? request.pages : 1;
  const limit = (source?.limit ?? 0) * pages;
  const live = useLiveCollection<T>(source && { ...source, limit });
  if (live.status === 'success' && (lastList?.name !== name || lastList.items !== live.data))
    setLastList({ name, items: live.data });
  const loadMore = useCallback(() => setRequest({ name, pages: pages + 1 }), [name, pages]);

  const items = live.data ?? (lastList?.name === name ? lastList.items : undefined);
  const isFull = live.status === 'success' ? live.data.length >= limit : pages > 1;

  const of = {
    ...(items ? { items } : {}),
    cursor: items && isFull ? String(pages) : undefined,
    phase:
      live.status === 'loading'
        ? ('more' as const)
        : live.status === 'error'
          ? ('failed' as const)
          : ('ready' as const),
    error: live.error,
  };
  if (live.status === 'loading' && items)
    return { status: 'success', data: items, retry: live.retry, of, loadMore };

  return { ...live, of, loadMore };
};
