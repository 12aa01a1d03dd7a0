import { setTimeout as sleep } from 'node:timers/promises';
import { isPassing } from '../errors/failure.ts';

/** Waits before the second, third and fourth attempt, in milliseconds; up to half as much again, so that callers spread. */
const WAITS_MS = [100, 400, 1200] as const;

/** Does what may be done twice, again as long as it fails for a reason that passes. The last failure is thrown. */
export const retried = async <Result>(
  work: () => Promise<Result>,
  waits: readonly number[] = WAITS_MS,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const [wait, ...later] = waits;
    if (wait === undefined || !isPassing(error)) throw error;
    await sleep(wait * (1 + Math.random() / 2));
    return retried(work, later);
  }
};
