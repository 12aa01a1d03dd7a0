import { useCallback, useEffect, useReducer, useRef } from 'react';
import { watchNewRights } from '../refusedRequests.ts';
import { loadKept } from '../installed/keptReplies.ts';
import { isDenied, isLost } from './apiError.ts';

interface Paged<Item> {
  readonly items: readonly Item[];
  readonly cursor?: string;
}

type Load<Page> = (cursor: string | undefined, signal: AbortSignal) => Promise<Page>;

/** Loaded pages. */
export interface Found<Item, Page> {
  /** Absent before the first page. Kept while another search runs. */
  readonly items?: readonly Item[];
  /** The first page, with its additional data. */
  readonly first?: Page;
  readonly cursor?: string | undefined;
  readonly phase: 'loading' | 'more' | 'ready' | 'failed';
  readonly error?: unknown;
  /** Kept on this device since an earlier visit, until the server answers. */
  readonly isKept?: boolean;
}

type Event<Item, Page> =
  | { readonly type: 'ask'; readonly more: boolean }
  | { readonly type: 'kept'; readonly page: Page; readonly read: Paged<Item> }
  | { readonly type: 'page'; readonly more: boolean; readonly page: Page; readonly read: Paged<Item> }
  | { readonly type: 'fail'; readonly more: boolean; readonly error: unknown };

/** Deduplicates: a rename between pages would show a person twice. */
const mergeItems = <Item extends { readonly id: string }>(
  before: readonly Item[],
  items: readonly Item[],
): readonly Item[] => {
  const knownIds = new Set(before.map(({ id }) => id));
  return [...before, ...items.filter(({ id }) => !knownIds.has(id))];
};

/** Loads items from a cursor on: one page, or pages until there are `wanted` items. */
export const loadItemsFrom = async <Item extends { readonly id: string }, Page extends Paged<Item>>(
  load: Load<Page>,
  signal: AbortSignal,
  { cursor, wanted = 0 }: { readonly cursor?: string | undefined; readonly wanted?: number } = {},
): Promise<{ readonly page: Page; readonly read: Paged<Item> }> => {
  const page = await load(cursor, signal);
  let read: Paged<Item> = page;
  while (read.cursor !== undefined && read.items.length < wanted && !signal.aborted) {
    const next = await load(read.cursor, signal);
    read = { ...next, items: mergeItems(read.items, next.items) };
  }
  return { page, read };
};

const reduce = <Item extends { readonly id: string }, Page extends Paged<Item>>(
  found: Found<Item, Page>,
  event: Event<Item, Page>,
): Found<Item, Page> => {
  const { phase: _phase, error: _error, ...shown } = found;
  if (event.type === 'ask') return { ...shown, phase: event.more ? 'more' : 'loading' };
  if (event.type === 'kept')
    return found.items
      ? found
      : { items: event.read.items, first: event.page, phase: found.phase, isKept: true };
  if (event.type === 'fail') {
    if (found.isKept && isLost(event.error)) return { ...shown, phase: 'ready' };
    return { ...(event.more ? shown : {}), phase: 'failed', error: event.error };
  }

  const { page, read } = event;

  return {
    items: event.more ? mergeItems(found.items ?? [], read.items) : read.items,
    first: event.more ? (found.first ?? page) : page,
    cursor: read.cursor,
    phase: 'ready',
  };
};

export interface Pages<Item, Page> extends Found<Item, Page> {
  readonly loadMore: () => void;
  /** Reloads all pages shown, so a selection on a later page remains. */
  readonly reload: () => void;
}

/** A paginated list. Reloads with another `load`, and after a refusal when the user's rights change; drops late responses. */
export const usePages = <Item extends { readonly id: string }, Page extends Paged<Item>>(
  load: Load<Page>,
): Pages<Item, Page> => {
  const [found, dispatch] = useReducer(reduce<Item, Page>, { phase: 'loading' });
  const abort = useRef<AbortController | null>(null);
  const shown = useRef(0);
  useEffect(() => {
    shown.current = found.items?.length ?? 0;
  });

  const ask = useCallback(
    (cursor?: string, pageSize?: number) => {
      abort.current?.abort();

      const controller = new AbortController();
      abort.current = controller;

      const more = cursor !== undefined;
      dispatch({ type: 'ask', more });

      loadItemsFrom<Item, Page>(load, controller.signal, { cursor, wanted: pageSize }).then(
        (answer) => {
          if (!controller.signal.aborted) dispatch({ type: 'page', more, ...answer });
        },
        (error: unknown) => {
          if (!controller.signal.aborted) dispatch({ type: 'fail', more, error });
        },
      );
    },
    [load],
  );

  useEffect(() => {
    ask();
    const controller = abort.current;
    const isCurrent = () => controller !== null && !controller.signal.aborted;

    loadKept(() => loadItemsFrom<Item, Page>(load, new AbortController().signal)).then(
      (answer) => isCurrent() && dispatch({ type: 'kept', ...answer }),
      () => undefined,
    );

    return () => abort.current?.abort();
  }, [ask, load]);

  const { cursor } = found;
  const loadMore = useCallback(() => ask(cursor), [ask, cursor]);
  const reload = useCallback(() => ask(undefined, shown.current), [ask]);
  const wasRefused = isDenied(found.error);
  useEffect(() => (wasRefused ? watchNewRights(reload) : undefined), [wasRefused, reload]);
  return { ...found, loadMore, reload };
};
