import type { ErrorBody } from '@domain/contract.ts';
import { getAppProof } from '../../scripts/stack/app-proof.mjs';
import { API } from './admin.ts';

export interface Answer<Collection> {
  readonly status: number;
  readonly collection: Collection;
  /** Without the request's id, which differs in each call. */
  readonly error: Omit<ErrorBody, 'requestId'>;
  readonly headers: Headers;
}

interface Request {
  readonly token?: string | undefined;
  readonly agency?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at?: string;
}

/** Calls the API at the address that Hosting forwards to; browsers go through Hosting. Sends a string body unchanged. */
export const call = async <Collection = Record<string, unknown>>(
  method: string,
  path: string,
  { token, agency, body, headers = {}, at = API }: Request = {},
): Promise<Answer<Collection>> => {
  const isRaw = typeof body === 'string' || body instanceof FormData;

  const response = await fetch(`${at}/api${path}`, {
    method,
    headers: {
      ...(await getAppProof()),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(agency ? { 'X-Agency-Id': agency } : {}),
      ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? (body as string | FormData) : JSON.stringify(body) }),
  });

  const text = await response.text();
  const json = (text.startsWith('{') ? JSON.parse(text) : { status: 0, code: 'not-json', message: text }) as {
    collection: Collection;
  } & ErrorBody;

  const { requestId: _requestId, ...error } = json;

  return { status: response.status, collection: json.collection, error, headers: response.headers };
};

/** The upload page's form with one MP3, or any bytes named like one. */
export const uploadForm = (bytes: Uint8Array, name = 'take.mp3', field = 'record'): FormData => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: 'audio/mpeg' }), name);
  return form;
};
