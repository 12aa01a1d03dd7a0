import { logger } from 'firebase-functions';
import { failureOf } from './failure.ts';
import type { AppError } from './app-error.ts';

/** What the caller is told of a failure; one that is ours is written down with its cause. */
export const loggedFailure = (
  error: unknown,
  where: { readonly requestId: string; readonly endpoint: string },
): AppError => {
  const known = failureOf(error);
  if (known.status >= 500 && known !== error) {
    const cause =
      error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) };
    const log = known.status === 503 ? logger.warn : logger.error;
    log(known.status === 503 ? 'Out of reach' : 'Unexpected failure', { ...where, ...cause });
  }
  return known;
};
