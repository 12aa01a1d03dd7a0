import { logger } from 'firebase-functions';
import type { Request } from 'firebase-functions/v2/https';
import { CALLS_WITHOUT_APP } from '@domain/access/without-app.ts';
import { getApiKey } from '../../auth/access/key-caller.ts';
import { APP_CHECK } from '../../config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { verifyToken, type VerifyToken } from './app-token.ts';

const isProven = async (token: string | string[] | undefined, verify: VerifyToken): Promise<boolean> => {
  if (typeof token !== 'string') return false;
  try {
    await verify(token);
    return true;
  } catch {
    return false;
  }
};

/** 401 unless the call proves that it comes from the app, if the deployment enforces that. A key is checked afterwards, in every call that carries one. */
export const checkApp = async (
  name: string,
  request: Pick<Request, 'headers'>,
  mode: string = APP_CHECK.value(),
  verify: VerifyToken = verifyToken,
): Promise<void> => {
  if (mode !== 'monitor' && mode !== 'enforce') return;
  if (Object.hasOwn(CALLS_WITHOUT_APP, name) || getApiKey(request) !== undefined) return;
  if (await isProven(request.headers['x-firebase-appcheck'], verify)) return;

  logger.warn('A call does not prove to come from the app', { endpoint: name, mode });
  if (mode === 'enforce') throw new AppError(401, 'auth.unknownApp');
};
