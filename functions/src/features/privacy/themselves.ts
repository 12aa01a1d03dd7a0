import type { Session } from '../../access/session.ts';
import { AppError } from '../../errors/app-error.ts';

/** One's own data is one's own business: an admin who acts as the talent has no part in it. */
export const themselves = ({ uid, realUid }: Session): string => {
  if (uid !== realUid) throw new AppError(403, 'auth.forbidden');
  return uid;
};
