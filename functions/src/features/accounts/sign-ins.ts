import { Timestamp } from 'firebase-admin/firestore';
import { getKeptSignIns, addSignIn } from '@domain/accounts/sign-ins.ts';
import { getDevice } from '../../common/people/get-device.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { recordSignIns } from '../../work/records/users.ts';

/** Returns the sign-in of a call; undefined for acting admins and API keys. */
const getKey = ({ uid, realUid, apiKey, signedInAt }: Caller): string | undefined =>
  uid === realUid && !apiKey ? String(signedInAt) : undefined;

/** Records the caller's sign-in and device, to the hour. A concurrent write may be lost until the next call. A failed write doesn't block the call. */
export const recordSignIn = async (caller: Caller, userAgent: string | undefined): Promise<void> => {
  const key = getKey(caller);
  if (key === undefined) return;
  const seen = { ...getDevice(userAgent), lastSeenAt: Timestamp.now() };
  const signIns = addSignIn(caller.user.signIns ?? {}, key, seen);
  if (signIns) await recordSignIns(caller.uid, signIns).catch(() => undefined);
};

/** Returns the caller's active sign-ins. 403 for an acting admin. */
export const listSignIns: Operation<'accounts.signIns'> = async ({ caller }) => {
  const currentKey = getKey(caller);
  if (currentKey === undefined) throw new AppError(403, 'auth.forbidden');

  return getKeptSignIns(caller.user.signIns ?? {}, Date.now()).map(
    ([key, { browser, system, lastSeenAt }]) => ({
      browser,
      system,
      signedInAt: new Date(Number(key) * 1000).toISOString(),
      lastSeenAt: new Date(lastSeenAt.toMillis()).toISOString(),
      isThis: key === currentKey,
    }),
  );
};
