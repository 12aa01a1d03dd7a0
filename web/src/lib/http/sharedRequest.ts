import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { findAnswer, openedData } from '../pageData.ts';
import { answerToState, useBroughtAt } from './embeddedReplies.ts';
import type { Request, RequestState } from './useRequest.ts';

/** A load shared by many parts of a page: started on first use, and restarted only after a failure. */
export interface SharedRequest<T> {
  readonly need: () => void;
  readonly reload: () => void;
  readonly state: () => RequestState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Address of the call whose reply a page may bring along. */
  readonly of: string | undefined;
}

const LOADING = { status: 'loading' } as const;

/** Makes such a load, for the life of the page. */
export const sharedRequest = <T>(load: () => Promise<T>, of?: string): SharedRequest<T> => {
  let known: RequestState<T> | undefined;
  const state = (): RequestState<T> =>
    (known ??=
      (of === undefined
        ? undefined
        : answerToState<T>(findAnswer(openedData(), of, document.documentElement.lang))) ?? LOADING);
  let isUnderWay = false;
  const listeners = new Set<() => void>();
  const become = (next: RequestState<T>) => {
    known = next;
    for (const listener of listeners) listener();
  };
  const reload = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    if (state().status === 'error') become({ status: 'loading' });
    load()
      .then(
        (data) => become({ status: 'success', data }),
        (error: unknown) => become({ status: 'error', error }),
      )
      .finally(() => {
        isUnderWay = false;
      });
  };
  return {
    need: () => {
      if (state().status !== 'success') reload();
    },
    reload,
    state,
    of,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Returns a shared load's state, without starting it. */
export const useRequestState = <T>(request: SharedRequest<T>): RequestState<T> => {
  const brought = useBroughtAt<T>(request.of);
  return useSyncExternalStore(request.subscribe, request.state, () => brought ?? LOADING);
};

/** Begins a shared load where that has not happened, and again once the browser is online, unless it has succeeded. */
export const useShared = <T>(request: SharedRequest<T>): Request<T> => {
  const state = useRequestState(request);
  useEffect(() => {
    request.need();
    window.addEventListener('online', request.need);
    return () => window.removeEventListener('online', request.need);
  }, [request]);
  return useMemo(() => ({ ...state, reload: request.reload }), [state, request]);
};
