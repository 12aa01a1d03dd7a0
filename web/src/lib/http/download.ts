import { DOWNLOAD_BYTES_HEADER } from '@domain/castings/download.ts';
import type { Contract } from '@domain/contract.ts';
import { toApiError, createNetworkError } from './apiError.ts';
import { loadClientConfig } from '../branding.ts';
import { getHeaders, getLongUrl, toUrl } from './request.ts';

/** Time before a saved file's object URL is revoked, when saving has surely begun. */
const KEPT_MS = 60_000;

interface Download {
  /** The saved file's name. */
  readonly name: string;
  readonly params?: object;
  readonly query?: object;
  readonly signal?: AbortSignal;
  /** Called per chunk, with the approximate total if the server sends one. */
  readonly onBytes?: (bytes: number, expected?: number) => void;
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

/** Returns the expected number of bytes; undefined: not sent. */
const getExpectedBytes = ({ headers }: Response): number | undefined =>
  Number(headers.get('Content-Length') ?? headers.get(DOWNLOAD_BYTES_HEADER)) || undefined;

const read = async (response: Response, onBytes: NonNullable<Download['onBytes']>): Promise<Blob> => {
  const expected = getExpectedBytes(response);
  const reader = response.body?.getReader();
  if (!reader) return response.blob();

  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;

  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
    parts.push(value);
    bytes += value.byteLength;
    onBytes(bytes, expected);
  }
};

/** Saves the file of an audio address under a safe file name. */
export const saveUrl = async (address: string, name: string): Promise<void> => {
  const response = await fetch(address).catch(() => undefined);
  if (!response) throw createNetworkError();
  if (!response.ok) throw toApiError(response.status, undefined);
  save(await response.blob(), name.replace(/[\\/:*?"<>|]+/g, ' '));
};

/** Returns an endpoint's address: long calls bypass Hosting, which would time out. */
export const getAddress = async (
  { path, isLong }: Pick<Contract, 'path' | 'isLong'>,
  params: object,
  query: object,
): Promise<string> => {
  const past = isLong ? (await loadClientConfig()).longCalls : null;
  return past === null
    ? toUrl(path, { ...params }, { ...query })
    : getLongUrl(past, path, { ...params }, { ...query });
};

/** Fetches an endpoint's file with the caller's credentials. */
export const fetchFile = async (
  contract: Pick<Contract, 'method' | 'path' | 'isLong'>,
  { params = {}, query = {}, signal, onBytes = () => undefined }: Omit<Download, 'name'>,
): Promise<Blob> => {
  const headers = await getHeaders();
  headers.set('Accept', '*/*');

  let response: Response;
  try {
    const address = await getAddress(contract, params, query);
    response = await fetch(address, { method: contract.method, headers, signal: signal ?? null });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw createNetworkError();
  }

  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    throw toApiError(response.status, body);
  }

  return read(response, onBytes);
};

/** Downloads an endpoint's file. */
export const download = async (
  contract: Pick<Contract, 'method' | 'path' | 'isLong'>,
  { name, ...file }: Download,
): Promise<void> => save(await fetchFile(contract, file), name);
