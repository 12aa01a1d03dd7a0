import { setTimeout as sleep } from 'node:timers/promises';
import { isTransient } from '../errors/failure.ts';

/** Back-off before the second, third and fourth attempt, in milliseconds, plus up to half as jitter. */
const WAITS_MS = [100, 400, 1200] as const;

/** Retries an idempotent operation on transient failures. Throws the last failure. */
export const withRetry = async <Result>(
  work: () => Promise<Result>,
  waits: readonly number[] = WAITS_MS,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const [wait, ...later] = waits;
    if (wait === undefined || !isTransient(error)) throw error;
    await sleep(wait * (1 + Math.random() / 2));
    return withRetry(work, later);
  }
};
