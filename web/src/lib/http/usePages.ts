import { useCallback, useEffect, useReducer, useRef } from 'react';

interface Paged<Item> {
  readonly items: readonly Item[];
  readonly cursor?: string;
}

/** What was found so far. */
export interface Found<Item, Page> {
  /** Absent: nothing has come yet. While another search runs, what was found before stays. */
  readonly items?: readonly Item[];
  /** The first page, with what it alone says. */
  readonly first?: Page;
  readonly cursor?: string | undefined;
  readonly phase: 'loading' | 'more' | 'ready' | 'failed';
  readonly error?: unknown;
}

type Event<Page> =
  | { readonly type: 'ask'; readonly more: boolean }
  | { readonly type: 'page'; readonly more: boolean; readonly page: Page }
  | { readonly type: 'fail'; readonly more: boolean; readonly error: unknown };

/** Whoever was renamed between two pages does not show twice. */
const joined = <Item extends { readonly id: string }>(
  before: readonly Item[],
  items: readonly Item[],
): readonly Item[] => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...items.filter(({ id }) => !known.has(id))];
};

const reduce = <Item extends { readonly id: string }, Page extends Paged<Item>>(
  found: Found<Item, Page>,
  event: Event<Page>,
): Found<Item, Page> => {
  const { phase: _phase, error: _error, ...shown } = found;
  if (event.type === 'ask') return { ...shown, phase: event.more ? 'more' : 'loading' };
  if (event.type === 'fail') return { ...(event.more ? shown : {}), phase: 'failed', error: event.error };
  const { page } = event;
  return {
    items: event.more ? joined(found.items ?? [], page.items) : page.items,
    first: event.more ? (found.first ?? page) : page,
    cursor: page.cursor,
    phase: 'ready',
  };
};

export interface Pages<Item, Page> extends Found<Item, Page> {
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** A list that comes page by page. It is asked for anew with another `load`; late answers are dropped. */
export const usePages = <Item extends { readonly id: string }, Page extends Paged<Item>>(
  load: (cursor: string | undefined, signal: AbortSignal) => Promise<Page>,
): Pages<Item, Page> => {
  const [found, dispatch] = useReducer(reduce<Item, Page>, { phase: 'loading' });
  const abort = useRef<AbortController | null>(null);

  const ask = useCallback(
    (cursor?: string) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      const more = cursor !== undefined;
      dispatch({ type: 'ask', more });
      load(cursor, controller.signal).then(
        (page) => {
          if (!controller.signal.aborted) dispatch({ type: 'page', more, page });
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
    return () => abort.current?.abort();
  }, [ask]);

  const { cursor } = found;
  const loadMore = useCallback(() => ask(cursor), [ask, cursor]);
  const reload = useCallback(() => ask(), [ask]);
  return { ...found, loadMore, reload };
};
