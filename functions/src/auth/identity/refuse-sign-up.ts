import { HttpsError, type AuthBlockingEvent } from 'firebase-functions/v2/identity';
import { isActingUid, isOwnUid } from '../../work/identity/own-uid.ts';

/** Refuses identities created at the provider: only the platform creates accounts. */
export const refuseSignUp = ({ data }: Pick<AuthBlockingEvent, 'data'>): void => {
  if (data && (isOwnUid(data.uid) || isActingUid(data.uid))) return;
  throw new HttpsError('permission-denied', 'Accounts are made by the app alone.');
};
