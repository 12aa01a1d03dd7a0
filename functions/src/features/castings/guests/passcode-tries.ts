import type { Request } from 'firebase-functions/v2/https';
import { getLinkedRecordId, type LinkOwner } from '@domain/castings/links.ts';
import { countAnonymousCall } from '../../../auth/access/count-anonymous-call.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { isPasscodeFor } from '../../../work/collections/link-secrets.ts';

const PAUSE_SECONDS = 10 * 60;
/** Attempts per address and link. Correct ones count, against parallel attempts. No limit per link: anyone with it could lock out all others. */
const OF_CALLER = { calls: 10, seconds: PAUSE_SECONDS };

/** Converts a 429 to the message about passcodes, with the time to wait. */
const present = (error: unknown): unknown => {
  if (!(error instanceof AppError) || error.status !== 429) return error;
  const { retryAfterSeconds = PAUSE_SECONDS } = error.detail;
  const values = { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) };
  return new AppError(429, 'preview.tooManyTries', { values, retryAfterSeconds });
};

/** Checks a passcode: 403 when missing or wrong, 429 after too many attempts, correct ones included. */
export const checkPasscode = async (
  link: LinkOwner,
  passcode: string | undefined,
  request: Request,
): Promise<void> => {
  const id = getLinkedRecordId(link);
  if (!passcode) throw new AppError(403, 'preview.passcode', { property: 'passcode' });
  try {
    await countAnonymousCall('passcode of caller', request, OF_CALLER, id);
  } catch (error) {
    throw present(error);
  }
  if (!(await isPasscodeFor(id, passcode)))
    throw new AppError(403, 'preview.wrongPasscode', { property: 'passcode' });
};
