import type { Contract } from '@domain/contract.ts';
import { toApiError, createNetworkError } from './apiError.ts';
import { loadClientConfig } from '../branding.ts';
import { getHeaders, getLongUrl, toUrl } from './request.ts';

/** Time before a saved file's object URL is revoked, when saving has surely begun. */
const KEPT_MS = 60_000;

interface Reading {
  readonly signal?: AbortSignal;
  /** Called per chunk, with the bytes so far. */
  readonly onBytes?: (bytes: number) => void;
}

interface Download extends Reading {
  /** The saved file's name. */
  readonly name: string;
  readonly params?: object;
  readonly query?: object;
}

/** Lets the browser download an address, independently of the page. */
export const downloadFrom = (address: string): void => {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
};

/** Saves a file. */
export const save = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};

const read = async (
  response: Response,
  onBytes: (bytes: number) => void = () => undefined,
): Promise<Blob> => {
  const reader = response.body?.getReader();
  if (!reader) return response.blob();

  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;

  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
    parts.push(value);
    bytes += value.byteLength;
    onBytes(bytes);
  }
};

const ask = async (address: string, request: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw createNetworkError();
  }
};

/** Fetches the file of an address. */
export const fetchFrom = async (address: string, { signal, onBytes }: Reading): Promise<Blob> => {
  const response = await ask(address, { signal: signal ?? null });
  if (!response.ok) throw toApiError(response.status, undefined);
  return read(response, onBytes);
};

/** Saves the file of an audio address under a safe file name. */
export const saveUrl = async (address: string, name: string): Promise<void> =>
  save(await fetchFrom(address, {}), name.replace(/[\\/:*?"<>|]+/g, ' '));

/** Returns an endpoint's address: long calls bypass Hosting, which would time out. */
const getAddress = async (
  { path, isLong }: Pick<Contract, 'path' | 'isLong'>,
  params: object,
  query: object,
): Promise<string> => {
  const past = isLong ? (await loadClientConfig()).longCalls : null;
  return past === null
    ? toUrl(path, { ...params }, { ...query })
    : getLongUrl(past, path, { ...params }, { ...query });
};

/** Downloads an endpoint's file with the caller's credentials. */
export const download = async (
  contract: Pick<Contract, 'method' | 'path' | 'isLong'>,
  { name, params = {}, query = {}, signal, onBytes }: Download,
): Promise<void> => {
  const headers = await getHeaders();
  headers.set('Accept', '*/*');
  const { method } = contract;
  const response = await ask(await getAddress(contract, params, query), {
    method,
    headers,
    signal: signal ?? null,
  });

  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    throw toApiError(response.status, body);
  }

  save(await read(response, onBytes), name);
};
