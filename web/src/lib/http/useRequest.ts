import { useCallback, useEffect, useRef, useState } from 'react';
import { watchNewRights } from '../refusedRequests.ts';
import { isDenied } from './apiError.ts';

export type RequestState<T> =
  | { readonly status: 'loading'; readonly data?: undefined; readonly error?: undefined }
  | { readonly status: 'success'; readonly data: T; readonly error?: undefined }
  | { readonly status: 'error'; readonly error: unknown; readonly data?: undefined };

interface Settled<T> {
  readonly key: string;
  readonly state: RequestState<T>;
}

export type Request<T> = RequestState<T> & { readonly reload: () => void };

/**
 * Loads what `key` identifies and drops responses after the key changes; a null key loads nothing. Reloads on reconnect,
 * keeping current data until then and after a failure. A refused load is retried when the user's rights change.
 * `brought`: what the page has embedded for this load, shown from the first render.
 */
export const useRequest = <T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  brought?: RequestState<T>,
): Request<T> => {
  const [settled, setSettled] = useState<Settled<T> | undefined>(
    () => brought && { key: `0:${key}`, state: brought },
  );
  const [round, setRound] = useState(0);
  const [reconnects, setReconnects] = useState(0);
  const loadRef = useRef(load);
  useEffect(() => {
    loadRef.current = load;
  });

  const roundKey = key === null ? null : `${round}:${key}`;
  useEffect(() => {
    if (roundKey === null) return undefined;

    const abort = new AbortController();
    loadRef.current(abort.signal).then(
      (data) => {
        if (!abort.signal.aborted) setSettled({ key: roundKey, state: { status: 'success', data } });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setSettled((before) =>
          before?.key === roundKey && before.state.status === 'success'
            ? before
            : { key: roundKey, state: { status: 'error', error } },
        );
      },
    );

    return () => abort.abort();
  }, [roundKey, reconnects]);

  useEffect(() => {
    const retry = () => setReconnects((value) => value + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  const reload = useCallback(() => setRound((value) => value + 1), []);
  const state: RequestState<T> = settled && settled.key === roundKey ? settled.state : { status: 'loading' };
  const wasRefused = isDenied(state.error);
  useEffect(() => (wasRefused ? watchNewRights(reload) : undefined), [wasRefused, reload]);
  return { ...state, reload };
};
