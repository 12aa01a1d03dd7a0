/** A worker's message: its result or its progress from 0 to 1. */
export type WorkerReport<Result> = { readonly result: Result } | { readonly share: number };

interface Watching {
  readonly signal?: AbortSignal | undefined;
  readonly onShare?: ((share: number) => void) | undefined;
}

/** Runs one task in a worker, then terminates it. */
export const runInWorker = <Result>(
  worker: Worker,
  input: unknown,
  transfer: Transferable[],
  { signal, onShare }: Watching = {},
): Promise<Result> =>
  new Promise<Result>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerReport<Result>>) => {
      if ('result' in data) resolve(data.result);
      else onShare?.(data.share);
    };
    worker.onerror = () => reject(new Error('The worker failed'));
    signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
    worker.postMessage(input, transfer);
  }).finally(() => worker.terminate());
