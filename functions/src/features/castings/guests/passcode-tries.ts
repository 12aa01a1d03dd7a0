import type { Request } from 'firebase-functions/v2/https';
import { linkedRecordId, type LinkOwner } from '@domain/castings/links.ts';
import { countCall } from '../../../access/rate-limit.ts';
import { AppError } from '../../../errors/app-error.ts';
import { callerAddress, ofPeer, peerAddress } from '../../../access/caller-address.ts';
import { isPasscodeOf } from '../../../records/link-secrets.ts';

const PAUSE_SECONDS = 10 * 60;
/**
 * Tries from one address on one link; right ones count, or many at once would all be free. They aren't counted by link:
 * anyone with the link could lock all others out.
 */
const OF_CALLER = { calls: 10, seconds: PAUSE_SECONDS };

/** 429 as the counter has it, in words about passcodes, with how long to wait. */
const told = (error: unknown): unknown => {
  if (!(error instanceof AppError) || error.status !== 429) return error;
  const { retryAfterSeconds = PAUSE_SECONDS } = error.detail;
  const values = { minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) };
  return new AppError(429, 'preview.tooManyTries', { values, retryAfterSeconds });
};

/** Checks a passcode: 403 where there is none or it is wrong, 429 after too many tries, the right one included. */
export const checkPasscode = async (
  link: LinkOwner,
  passcode: string | undefined,
  request: Request,
): Promise<void> => {
  const id = linkedRecordId(link);
  if (!passcode) throw new AppError(403, 'preview.passcode', { property: 'passcode' });
  try {
    await countCall('passcode of caller', `${id} ${callerAddress(request)}`, OF_CALLER);
    const peer = peerAddress(request);
    if (peer !== undefined) await countCall('passcode of peer', `${id} ${peer}`, ofPeer(OF_CALLER));
  } catch (error) {
    throw told(error);
  }
  if (!(await isPasscodeOf(id, passcode)))
    throw new AppError(403, 'preview.wrongPasscode', { property: 'passcode' });
};
