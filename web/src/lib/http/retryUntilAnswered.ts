import { isLost } from './apiError.ts';

/** Maximum delays between attempts, in milliseconds; the last one repeats. */
const WAITS_MS = [2000, 4000, 8000, 16_000, 30_000];

/** Resolves when the browser reports being online, or after a while, because that report is unreliable. */
const waitForReconnection = (waitMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(resolve), waitMs);
    const again = () => end(resolve);
    const abort = () => end(() => reject(new DOMException('Given up', 'AbortError')));

    const end = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      signal.removeEventListener('abort', abort);
      settle();
    };

    window.addEventListener('online', again);
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });

/**
 * Retries until a reply arrives or `signal` aborts. `attempt` must be idempotent: a change uses one
 * key. `onWait` is called whenever it waits for the connection.
 */
export const retryUntilAnswered = async <Answer>(
  attempt: () => Promise<Answer>,
  { signal, onWait }: { readonly signal: AbortSignal; readonly onWait: () => void },
): Promise<Answer> => {
  for (let round = 0; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLost(error) || signal.aborted) throw error;
      onWait();
      await waitForReconnection(WAITS_MS[Math.min(round, WAITS_MS.length - 1)] ?? 0, signal);
    }
  }
};
