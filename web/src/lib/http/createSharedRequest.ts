import { useEffect, useMemo } from 'react';
import { loadKept } from '../installed/keptReplies.ts';
import { findAnswer, getOpenedData } from '../pageData.ts';
import { createStore } from '../store.ts';
import { isLost } from './apiError.ts';
import { useStore } from '../useStore.ts';
import { answerToState, useEmbeddedReplyAt } from './embeddedReplies.ts';
import type { Request, RequestState } from './useRequest.ts';

/** A load shared by many parts of a page: started on first use, and restarted only after a failure. */
interface SharedRequest<T> {
  readonly need: () => void;
  readonly reload: () => void;
  readonly state: () => RequestState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Address of the call whose reply the page may embed. */
  readonly of: string | undefined;
}

const LOADING = { status: 'loading' } as const;

/** Returns a call's embedded reply; the same object each time. */
const readBroughtState = <T>(of: string | undefined): RequestState<T> | undefined =>
  of === undefined
    ? undefined
    : answerToState<T>(findAnswer(getOpenedData(), of, document.documentElement.lang));

/** Creates a shared load for the life of the page. */
export const createSharedRequest = <T>(load: () => Promise<T>, of?: string): SharedRequest<T> => {
  const store = createStore<RequestState<T> | undefined>(undefined);
  let first: RequestState<T> | undefined;
  const state = (): RequestState<T> => store.get() ?? (first ??= readBroughtState<T>(of) ?? LOADING);
  let isUnderWay = false;

  const reload = () => {
    if (isUnderWay) return;

    isUnderWay = true;
    if (state().status === 'error') store.set({ status: 'loading' });

    let isKept = false;
    load()
      .then(
        (data) => store.set({ status: 'success', data }),
        (error: unknown) => {
          if (!isKept || !isLost(error)) store.set({ status: 'error', error });
        },
      )
      .finally(() => {
        isUnderWay = false;
      });

    // What this device has kept, until the server answers.
    loadKept(load).then(
      (data) => {
        if (!isUnderWay && !isLost(state().error)) return;
        isKept = true;
        store.set({ status: 'success', data });
      },
      () => undefined,
    );
  };

  return {
    need: () => {
      if (state().status !== 'success') reload();
    },
    reload,
    state,
    of,
    subscribe: store.subscribe,
  };
};

/** Returns a shared load's state, without starting it. */
export const useRequestState = <T>(request: SharedRequest<T>): RequestState<T> => {
  const brought = useEmbeddedReplyAt<T>(request.of);
  return useStore({ subscribe: request.subscribe, get: request.state }, brought ?? LOADING);
};

/** Starts a shared load if needed, and again when the browser is online, until it succeeds. */
export const useShared = <T>(request: SharedRequest<T>): Request<T> => {
  const state = useRequestState(request);
  useEffect(() => {
    request.need();
    window.addEventListener('online', request.need);
    return () => window.removeEventListener('online', request.need);
  }, [request]);
  return useMemo(() => ({ ...state, reload: request.reload }), [state, request]);
};
