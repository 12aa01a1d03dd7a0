import { logger } from 'firebase-functions';
import { getFailure } from './failure.ts';
import type { AppError } from './app-error.ts';

/** Returns the failure the caller receives; logs our own with their cause. */
export const logFailure = (
  error: unknown,
  where: { readonly requestId: string; readonly endpoint: string },
): AppError => {
  const failure = getFailure(error);
  if (failure.status >= 500 && failure !== error) {
    const cause =
      error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
    const log = failure.status === 503 ? logger.warn : logger.error;
    log(failure.status === 503 ? 'Out of reach' : 'Unexpected failure', { ...where, ...cause });
  }
  return failure;
};
