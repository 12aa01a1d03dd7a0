import { callAddress } from '@domain/call-address.ts';
import type { Contract } from '@domain/contract.ts';
import { isKeptCall } from '../installed/keptCalls.ts';
import { fetchKept, NothingKeptError, takesKept } from '../installed/keptReplies.ts';
import { takePageAnswer } from '../pageData.ts';
import { createSignal } from '../store.ts';
import { ApiError, toApiError, createNetworkError } from './apiError.ts';
import { recordAnswer, recordSilence } from './connection.ts';
import { takeEarlyCall } from './earlyCalls.ts';
import { getHeaders, getLongUrl, toUrl } from './request.ts';

/** The parts of a call's request. */
export interface CallInput {
  readonly params?: object;
  readonly query?: object;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Of a change: every repeat with the key gets the first response. */
  readonly idempotencyKey?: string;
  /** Sent without the caller's token, for accounts that may not enter yet. */
  readonly anonymous?: boolean;
  /** Sent as the admin, even in an acting session. */
  readonly asSelf?: boolean;
  /** Reports a lost connection immediately, without a retry. */
  readonly once?: boolean;
  /** Path below `/api`, if not the contract's. */
  readonly path?: string;
  /** Host of a long call; null or absent: the API's. */
  readonly host?: string | null;
  /** Completes even if the user leaves the page. */
  readonly outlivesPage?: boolean;
}

const RETRY_AFTER_MS = 400;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

const unwrap = (body: unknown, status: number): unknown => {
  if (typeof body === 'object' && body !== null && 'collection' in body) return body.collection;
  throw new ApiError({ status, code: 'client.unreadable', message: '' });
};

const changed = createSignal();

/** Subscribes to the user's own successful changes; returns the unsubscriber. */
export const onOwnChange = changed.subscribe;

/** Calls an endpoint and returns its `collection`. Retries a lost connection once, unless `once`. */
export const send = async <R>(
  { method, path }: Pick<Contract<unknown, unknown, unknown, R>, 'method' | 'path' | 'reply'>,
  { params, query, body }: CallInput,
  options: CallOptions = {},
): Promise<R> => {
  const isKept = takesKept();
  const { idempotencyKey, signal, anonymous, asSelf } = options;
  const address = [options.path ?? path, { ...params }, { ...query }] as const;
  const url = options.host ? getLongUrl(options.host, ...address) : toUrl(...address);
  if (isKept && (method !== 'GET' || !isKeptCall(url))) throw new NothingKeptError();

  const headers = await getHeaders({ idempotencyKey, anonymous, asSelf });

  if (isKept) return unwrap(await readJson(await fetchKept(url, headers)), 200) as R;

  if (method === 'GET' && !headers.has('Authorization') && !signal?.aborted) {
    const brought = takePageAnswer(callAddress(...address));
    if (brought && 'error' in brought) throw toApiError(brought.error.status, brought.error);
    if (brought) return brought.collection as R;
  }

  if (body !== undefined) headers.set('Content-Type', 'application/json');

  const attempt = (): Promise<Response> =>
    fetch(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(options.outlivesPage ? { keepalive: true } : {}),
    });

  let response: Response;
  try {
    const early = method === 'GET' ? takeEarlyCall(url, headers.get('Authorization')) : undefined;
    response = await (early ?? attempt()).catch(async (error: unknown) => {
      if (signal?.aborted || options.once) throw error;
      await pause(RETRY_AFTER_MS);
      return attempt();
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    recordSilence();
    throw createNetworkError();
  }

  recordAnswer();

  const answer = await readJson(response);
  if (!response.ok) throw toApiError(response.status, answer);

  const collection = unwrap(answer, response.status) as R;
  if (idempotencyKey) changed.notify();
  return collection;
};
