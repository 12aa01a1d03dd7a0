import { AppError } from '../../platform/errors/app-error.ts';
import type { Caller } from './caller.ts';

/** Throws 403 with the first admin-only field that a change sets. */
export const refuseUnlessAdmin = <Change extends object>(
  caller: Caller,
  change: Change,
  fields: readonly (keyof Change & string)[],
): void => {
  if (caller.claims.roles.includes('admin')) return;
  const property = fields.find((field) => change[field] !== undefined);
  if (property) throw new AppError(403, 'auth.forbidden', { property });
};
