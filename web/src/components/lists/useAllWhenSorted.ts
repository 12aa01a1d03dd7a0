import { useEffect, useState } from 'react';
import type { Found } from '../../lib/http/usePages.ts';

/** Loaded pages of a list, and loading more. */
export interface More {
  readonly of: Pick<Found<unknown, unknown>, 'items' | 'cursor' | 'phase' | 'error'>;
  readonly onMore: () => void;
}

/** Maximum rows loaded for sorting. */
const SORTED_MAX = 2000;

/** Returns a handler that loads all pages when a table is sorted or searched in the page, because a part would mislead. */
export const useAllWhenSorted = (
  more: More | undefined,
  isSearched = false,
): ((isSorted: boolean) => void) => {
  const [isSorted, setSorted] = useState(false);
  const { items, cursor, phase } = more?.of ?? {};
  const isMissing =
    (isSorted || isSearched) &&
    cursor !== undefined &&
    phase === 'ready' &&
    (items?.length ?? 0) < SORTED_MAX;
  const onMore = more?.onMore;
  useEffect(() => {
    if (isMissing) onMore?.();
  }, [isMissing, onMore]);
  return setSorted;
};
