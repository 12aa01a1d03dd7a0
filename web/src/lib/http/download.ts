import type { Contract } from '@domain/contract.ts';
import { errorFrom, networkError } from './apiError.ts';
import { headersOf, urlOf } from './request.ts';

/** Addresses of downloaded files are given back once the browser has surely begun to save. */
const KEPT_MS = 60_000;

/** Has the browser save a file. */
export const save = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
};

const read = async (response: Response, onBytes: (bytes: number) => void): Promise<Blob> => {
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

/** Has the browser save what an address plays, under a name that a disk takes. */
export const saveFrom = async (address: string, name: string): Promise<void> => {
  const response = await fetch(address).catch(() => undefined);
  if (!response) throw networkError();
  if (!response.ok) throw errorFrom(response.status, undefined);
  save(await response.blob(), name.replace(/[\\/:*?"<>|]+/g, ' '));
};

/** Fetches the file an endpoint answers with, in the caller's name, and has the browser save it. */
export const download = async (
  contract: Pick<Contract, 'method' | 'path'>,
  { name, signal, onBytes }: { name: string; signal: AbortSignal; onBytes: (bytes: number) => void },
): Promise<void> => {
  const headers = await headersOf();
  headers.set('Accept', '*/*');
  let response: Response;
  try {
    response = await fetch(urlOf(contract.path), { method: contract.method, headers, signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw networkError();
  }
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => undefined);
    throw errorFrom(response.status, body);
  }
  save(await read(response, onBytes), name);
};
