import { toApiError, createNetworkError, explainLoss } from './apiError.ts';

/** The upload was cancelled or has expired: it must start over. */
export class UploadGone extends Error {}

/** An upload without progress for this long is retried. In milliseconds. */
const STALL_MS = 90_000;
const GONE: readonly number[] = [404, 410, 499];

interface Chunk {
  readonly url: string;
  /** `Content-Range`, without its unit. */
  readonly range: string;
  readonly body: Blob | null;
  readonly size: number;
  readonly signal: AbortSignal;
  /** Sent bytes of the chunk. */
  readonly onSent?: (bytes: number) => void;
}

/** Returns how many bytes Storage has, from its reply to a chunk. */
const getReceived = (request: XMLHttpRequest, size: number): number | Error => {
  const { status } = request;
  if (status === 200 || status === 201) return size;
  if (status === 308) {
    const [, last] = /-(\d+)$/u.exec(request.getResponseHeader('Range') ?? '') ?? [];
    return last === undefined ? 0 : Number(last) + 1;
  }
  if (GONE.includes(status)) return new UploadGone();
  return status >= 500 || status === 429 ? createNetworkError() : toApiError(status, undefined);
};

/** Sends a request of a resumable upload to Storage; returns the number of received bytes. XMLHttpRequest, because fetch doesn't report progress. */
const put = ({ url, range, body, size, signal, onSent }: Chunk): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Range', `bytes ${range}`);

    let isStalled = false;

    const stop = () => {
      isStalled = true;
      request.abort();
    };

    const abort = () => request.abort();
    let stalling = setTimeout(stop, STALL_MS);

    request.onloadend = () => {
      clearTimeout(stalling);
      signal.removeEventListener('abort', abort);
    };

    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stalling);
      stalling = setTimeout(stop, STALL_MS);
      onSent?.(loaded);
    };

    request.onload = () => {
      const received = getReceived(request, size);
      if (typeof received === 'number') resolve(received);
      else reject(received);
    };

    request.onerror = () => void explainLoss(body).then(reject);
    request.onabort = () =>
      reject(isStalled ? createNetworkError() : new DOMException('Paused', 'AbortError'));
    signal.addEventListener('abort', abort);
    request.send(body);
    if (signal.aborted) request.abort();
  });

type Sending = Pick<Chunk, 'url' | 'signal' | 'onSent'>;

/** Returns how many bytes of a file Storage has. */
export const askReceived = (size: number, { url, signal }: Sending): Promise<number> =>
  put({ url, range: `*/${size}`, body: null, size, signal });

/** Sends a range of a file's bytes; returns how many Storage has then, which may be fewer. */
export const sendChunk = (file: Blob, from: number, to: number, sending: Sending): Promise<number> =>
  put({
    ...sending,
    range: `${from}-${to - 1}/${file.size}`,
    body: file.slice(from, to),
    size: file.size,
  });
