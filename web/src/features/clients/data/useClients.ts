import { useCallback, useEffect, useReducer, useRef } from 'react';
import { clientsApi } from '@domain/clients/clients.api.ts';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import type { Page } from '@domain/contract.ts';
import { call } from '../../../lib/http/call.ts';

interface Found {
  /** Absent: nothing has come yet. While another search runs, what was found before stays. */
  readonly items?: readonly ClientRow[];
  readonly cursor?: string | undefined;
  readonly phase: 'loading' | 'more' | 'ready' | 'failed';
  readonly error?: unknown;
}

type Event =
  | { readonly type: 'ask'; readonly more: boolean }
  | { readonly type: 'page'; readonly more: boolean; readonly page: Page<ClientRow> }
  | { readonly type: 'fail'; readonly more: boolean; readonly error: unknown };

/** Somebody who was renamed between two pages does not show twice. */
const joined = (before: readonly ClientRow[], items: readonly ClientRow[]): readonly ClientRow[] => {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...items.filter(({ id }) => !known.has(id))];
};

const reduce = (found: Found, event: Event): Found => {
  const { items, cursor } = found;
  if (event.type === 'ask') return { items, cursor, phase: event.more ? 'more' : 'loading' };
  if (event.type === 'fail')
    return { ...(event.more ? { items, cursor } : {}), phase: 'failed', error: event.error };
  const { page } = event;
  return {
    items: event.more ? joined(items ?? [], page.items) : page.items,
    cursor: page.cursor,
    phase: 'ready',
  };
};

export interface Clients extends Found {
  readonly loadMore: () => void;
  readonly reload: () => void;
}

/** Clients of the chosen agency whose name or address begins as said, page by page. Late answers are dropped. */
export const useClients = (nameOrEmail: string): Clients => {
  const [found, dispatch] = useReducer(reduce, { phase: 'loading' });
  const abort = useRef<AbortController | null>(null);

  const ask = useCallback(
    (cursor?: string) => {
      abort.current?.abort();
      const controller = new AbortController();
      abort.current = controller;
      const more = cursor !== undefined;
      dispatch({ type: 'ask', more });
      const query = { ...(nameOrEmail ? { nameOrEmail } : {}), ...(more ? { cursor } : {}) };
      call(clientsApi['clients.list'], { query }, { signal: controller.signal }).then(
        (page) => {
          if (!controller.signal.aborted) dispatch({ type: 'page', more, page });
        },
        (error: unknown) => {
          if (!controller.signal.aborted) dispatch({ type: 'fail', more, error });
        },
      );
    },
    [nameOrEmail],
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
