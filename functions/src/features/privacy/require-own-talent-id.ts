import type { Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** Personal data is private: 403 for an acting admin. */
export const requireOwnTalentId = ({ uid, realUid }: Caller): string => {
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
  return uid;
};
