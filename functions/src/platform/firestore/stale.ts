import { isDeepStrictEqual } from 'node:util';
import type { Instant } from '@domain/contract.ts';
import { AppError } from '../errors/app-error.ts';

/** Throws 409 for an edit of an older version: `edited` is the `updatedAt` (ISO) the caller read, if sent. */
export const refuseStale = (
  edited: string | undefined,
  { updatedAt }: { readonly updatedAt: Instant },
): void => {
  if (edited && Date.parse(edited) !== updatedAt.toMillis()) throw new AppError(409, 'record.stale');
};

/** Throws 409 with the field another user changed since; `was`: the values the caller read. A field that already has the new value is no conflict. */
export const refuseOverwriting = <Fields extends object>(
  was: Partial<Fields> | undefined,
  change: Partial<Fields>,
  stored: Fields,
): void => {
  for (const field of Object.keys(was ?? {}) as (keyof Fields & string)[]) {
    const seen = was?.[field];
    if (seen === undefined || change[field] === undefined) continue;
    if (isDeepStrictEqual(stored[field], seen) || isDeepStrictEqual(stored[field], change[field])) continue;
    throw new AppError(409, 'record.fieldStale', { property: field });
  }
};
