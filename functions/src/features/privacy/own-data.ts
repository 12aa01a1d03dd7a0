import type { Caller } from '../../access/caller.ts';
import { AppError } from '../../errors/app-error.ts';

/** One's own data is one's own business: an admin who acts as the talent has no part in it. */
export const ownTalentId = ({ uid, realUid }: Caller): string => {
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
  return uid;
};
