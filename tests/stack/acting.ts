import { requestAuth } from './admin.ts';
import { call } from './call.ts';

/** A session as the identity provider returns it. */
export interface ProviderSession {
  readonly idToken: string;
  readonly refreshToken: string;
}

/** As the browser does. */
const createSession = (token: string): Promise<ProviderSession> =>
  requestAuth<ProviderSession>('identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken', {
    token,
    returnSecureToken: true,
  });

/** Starts an acting session of an admin; throws the API's refusal. */
export const beginActing = async (
  adminToken: string | undefined,
  userId: string,
): Promise<ProviderSession> => {
  const begun = await call<{ readonly token: string }>('POST', '/user/impersonate', {
    token: adminToken,
    body: { userId },
  });
  if (begun.status !== 200) throw new Error(`Nobody acts as ${userId}: ${begun.error.code}`);
  return createSession(begun.collection.token);
};

export const getActingToken = async (adminToken: string | undefined, userId: string): Promise<string> =>
  (await beginActing(adminToken, userId)).idToken;

/** The same session with a new token, as the browser gets one every hour. */
export const refreshSession = async ({ refreshToken }: ProviderSession): Promise<ProviderSession> => {
  const renewed = await requestAuth<{ readonly id_token: string; readonly refresh_token: string }>(
    'securetoken.googleapis.com/v1/token',
    { grant_type: 'refresh_token', refresh_token: refreshToken },
  );
  return { idToken: renewed.id_token, refreshToken: renewed.refresh_token };
};
