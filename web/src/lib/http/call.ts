import { callAddress } from '@domain/call-address.ts';
import type { Contract } from '@domain/contract.ts';
import { takePageAnswer } from '../pageData.ts';
import { createSignal } from '../store.ts';
import { ApiError, toApiError, createNetworkError } from './apiError.ts';
import { recordAnswer, recordSilence } from './connection.ts';
import { takeEarlyCall } from './earlyCalls.ts';
import { getHeaders, getLongUrl, toUrl } from './request.ts';
import type { Submission } from '../submission/submitter.ts';

/** A part of a call, required if its contract declares one. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };

export type CallInput<P, Q, B> = Part<'params', P> & Part<'query', Q> & Part<'body', B>;

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Sent without the caller's token, for accounts that may not enter yet. */
  readonly anonymous?: boolean;
  /** Sent as the admin, even in an acting session. */
  readonly asSelf?: boolean;
  /** Reports a lost connection immediately, without a retry. */
  readonly once?: boolean;
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

const send = async <P, Q, B, R>(
  contract: Contract<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  options: CallOptions & { readonly idempotencyKey?: string },
): Promise<R> => {
  const parts = input as { params?: object; query?: object; body?: unknown };
  const address = [contract.path, { ...parts.params }, { ...parts.query }] as const;
  const url = options.host ? getLongUrl(options.host, ...address) : toUrl(...address);
  const headers = await getHeaders({
    idempotencyKey: options.idempotencyKey,
    anonymous: options.anonymous,
    asSelf: options.asSelf,
  });

  if (contract.method === 'GET' && !headers.has('Authorization') && !options.signal?.aborted) {
    const brought = takePageAnswer(callAddress(contract.path, { ...parts.params }, { ...parts.query }));
    if (brought && 'error' in brought) throw toApiError(brought.error.status, brought.error);
    if (brought) return brought.collection as R;
  }

  if (parts.body !== undefined) headers.set('Content-Type', 'application/json');

  const attempt = (): Promise<Response> =>
    fetch(url, {
      method: contract.method,
      headers,
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
      ...(options.outlivesPage ? { keepalive: true } : {}),
    });

  let response: Response;
  try {
    const early = contract.method === 'GET' ? takeEarlyCall(url, headers.get('Authorization')) : undefined;
    response = await (early ?? attempt()).catch(async (error: unknown) => {
      if (options.signal?.aborted || options.once) throw error;
      await pause(RETRY_AFTER_MS);
      return attempt();
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    recordSilence();
    throw createNetworkError();
  }

  recordAnswer();

  const body = await readJson(response);
  if (!response.ok) throw toApiError(response.status, body);

  return unwrap(body, response.status) as R;
};

/** Calls an endpoint of the domain's table and returns its `collection`. Retries a lost connection once, unless `once`. */
export const call = <P, Q, B, R>(
  contract: Contract<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  options: CallOptions = {},
): Promise<R> => send(contract, input, options);

const changed = createSignal();

/** Subscribes to the user's own successful changes; returns the unsubscriber. */
export const onOwnChange = changed.subscribe;

/** Calls a changing endpoint with the submission's idempotency key, so every repeat gets the first response. */
export const change = async <P, Q, B, R>(
  contract: Contract<P, Q, B, R>,
  input: CallInput<P, Q, B>,
  { idempotencyKey }: Submission,
  options: CallOptions = {},
): Promise<R> => {
  const answer = await send(contract, input, { ...options, idempotencyKey });
  changed.notify();
  return answer;
};
