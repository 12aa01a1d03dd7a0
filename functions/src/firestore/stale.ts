import type { Instant } from '@domain/contract.ts';
import { AppError } from '../errors/app-error.ts';

/** Refuses an edit of an older version: `edited` is the `updatedAt` (ISO) that the caller saw, if they say. 409. */
export const refuseStale = (
  edited: string | undefined,
  { updatedAt }: { readonly updatedAt: Instant },
): void => {
  if (edited && Date.parse(edited) !== updatedAt.toMillis()) throw new AppError(409, 'record.stale');
};
