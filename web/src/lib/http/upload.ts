import type { Contract } from '@domain/contract.ts';
import { toApiError, createNetworkError, explainLoss, isLost } from './apiError.ts';
import { recordAnswer, recordSilence } from './connection.ts';
import { getHeaders, toUrl } from './request.ts';
import type { Submission } from '../submission/submitter.ts';

export interface UploadInput<P, Q> {
  readonly params: P;
  readonly query?: Q;
  readonly file: File;
  /** Form fields beside the file, if the contract has any. */
  readonly fields?: Readonly<Record<string, string>>;
  /** 0 to 1, as bytes are sent. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
  readonly submission: Submission;
}

const getValues = (part: object): Record<string, unknown> => Object.fromEntries(Object.entries(part));

/** An upload without progress for this long is retried: a frozen tab may have lost it. In milliseconds. */
const STALL_MS = 90_000;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Uploads one file to an endpoint. XMLHttpRequest, because fetch doesn't report upload progress. */
export const upload = async <P extends object | undefined, Q extends object | undefined, B, R>(
  contract: Contract<P, Q, B, R>,
  { params, query, file, fields = {}, onProgress, signal, submission }: UploadInput<P, Q>,
): Promise<R> => {
  const headers = await getHeaders(submission);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(contract.upload?.field ?? 'file', file, file.name);

  return new Promise<R>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(contract.method, toUrl(contract.path, getValues(params ?? {}), getValues(query ?? {})));
    headers.forEach((value, name) => request.setRequestHeader(name, value));

    let isStalled = false;

    const stop = () => {
      isStalled = true;
      request.abort();
    };

    let stalling = setTimeout(stop, STALL_MS);
    request.onloadend = () => clearTimeout(stalling);

    request.upload.onprogress = (event) => {
      clearTimeout(stalling);
      stalling = setTimeout(stop, STALL_MS);
      if (event.lengthComputable) onProgress?.(event.loaded / event.total);
    };

    request.onload = () => {
      recordAnswer();
      const body = parse(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve((body as { collection: R }).collection);
      else reject(toApiError(request.status, body));
    };

    request.onerror = () => {
      void explainLoss(file).then((error) => {
        if (isLost(error)) recordSilence();
        reject(error);
      });
    };

    request.onabort = () =>
      reject(isStalled ? createNetworkError() : new DOMException('Upload cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());

    if (signal?.aborted) {
      clearTimeout(stalling);
      return reject(new DOMException('Upload cancelled', 'AbortError'));
    }

    return request.send(form);
  });
};
