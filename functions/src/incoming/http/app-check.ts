import { getAppCheck } from 'firebase-admin/app-check';
import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/v2/https';
import type { Contract } from '@domain/contract.ts';
import { APP_CHECK } from '../../config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { getAdminApp } from '../../platform/firestore/db.ts';

/** Throws for a token of another project's app. */
type Verify = (token: string) => Promise<unknown>;

const verifyByFirebase: Verify = (token) => getAppCheck(getAdminApp()).verifyToken(token);

/** Players and calendars fetch their files themselves, and external systems call raw endpoints: neither can send an App Check token. */
const isExempt = ({ binary, raw }: Contract): boolean =>
  binary === 'audio/mpeg' || binary === 'text/calendar' || binary === 'image/*' || raw !== undefined;

const isProven = async (token: string | string[] | undefined, verify: Verify): Promise<boolean> => {
  if (typeof token !== 'string') return false;
  try {
    await verify(token);
    return true;
  } catch {
    return false;
  }
};

/** 401 unless the call proves that it comes from the app, if the deployment enforces that. */
export const checkApp = async (
  contract: Contract,
  request: Pick<Request, 'headers'>,
  mode: string = APP_CHECK.value(),
  verify: Verify = verifyByFirebase,
): Promise<void> => {
  if ((mode !== 'monitor' && mode !== 'enforce') || isExempt(contract)) return;
  if (await isProven(request.headers['x-firebase-appcheck'], verify)) return;
  if (mode === 'enforce') throw new AppError(401, 'auth.unknownApp');
  logger.warn('A call does not prove to come from the app', { path: contract.path });
};
