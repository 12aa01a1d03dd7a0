import { useCallback, useEffect, useRef, useState } from 'react';
import { watchNewRights } from '../refusedRequests.ts';
import { loadKept } from '../installed/keptReplies.ts';
import { isDenied, isLost } from './apiError.ts';

export type RequestState<T> =
  | { readonly status: 'loading'; readonly data?: undefined; readonly error?: undefined }
  | { readonly status: 'success'; readonly data: T; readonly error?: undefined }
  | { readonly status: 'error'; readonly error: unknown; readonly data?: undefined };

interface Settled<T> {
  readonly key: string;
  readonly state: RequestState<T>;
  /** Kept on this device since an earlier visit. */
  readonly isKept?: boolean;
}

/** Shows kept data until the server has answered, and without network. */
const withKept = <T>(before: Settled<T> | undefined, key: string, data: T): Settled<T> =>
  before?.key === key && !isLost(before.state.error)
    ? before
    : { key, state: { status: 'success', data }, isKept: true };

/** Keeps current data after a failure, but not kept data after a refusal. */
const withFailure = <T>(before: Settled<T> | undefined, key: string, error: unknown): Settled<T> =>
  before?.key === key && before.state.status === 'success' && (!before.isKept || isLost(error))
    ? before
    : { key, state: { status: 'error', error } };

export type Request<T> = RequestState<T> & { readonly reload: () => void };

/**
 * Loads what `key` identifies and drops responses after the key changes; a null key loads nothing. Reloads on reconnect,
 * keeping current data until then and after a failure. Until the first response, shows what this device has kept. A refused
 * load is retried when the user's rights change.
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
        setSettled((before) => withFailure(before, roundKey, error));
      },
    );

    // After the load itself, which may share its promise. Once per screen: a reload may show the user's own change.
    if (roundKey.startsWith('0:') && reconnects === 0)
      loadKept(() => loadRef.current(abort.signal)).then(
        (data) => {
          if (!abort.signal.aborted) setSettled((before) => withKept(before, roundKey, data));
        },
        () => undefined,
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
