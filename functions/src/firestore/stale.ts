import { isDeepStrictEqual } from 'node:util';
import type { Instant } from '@domain/contract.ts';
import { AppError } from '../errors/app-error.ts';

/** Refuses an edit of an older version: `edited` is the `updatedAt` (ISO) that the caller saw, if they say. 409. */
export const refuseStale = (
  edited: string | undefined,
  { updatedAt }: { readonly updatedAt: Instant },
): void => {
  if (edited && Date.parse(edited) !== updatedAt.toMillis()) throw new AppError(409, 'record.stale');
};

/**
 * Refuses to write over what somebody else has changed since: `was` is what the caller saw in the fields that they
 * change, if they say. A field that has become what the caller wants is no conflict. 409, with the field.
 */
export const refuseOverwriting = <Fields extends object>(
  was: Partial<Fields> | undefined,
  wanted: Partial<Fields>,
  stored: Fields,
): void => {
  for (const field of Object.keys(was ?? {}) as (keyof Fields & string)[]) {
    const seen = was?.[field];
    if (seen === undefined || wanted[field] === undefined) continue;
    if (isDeepStrictEqual(stored[field], seen) || isDeepStrictEqual(stored[field], wanted[field])) continue;
    throw new AppError(409, 'record.fieldStale', { property: field });
  }
};
