import type { BrowserContextOptions, Page } from 'playwright-core';
import { requestAuth } from '../stack/admin.ts';
import { PASSWORD } from '../stack/account.ts';
import { openPage, type Opened } from './browser.ts';
import { STATIC_FILE } from './kept-pages.ts';

/** The identity SDK stores the session under the project's key, `WEB_API_KEY` of the functions. */
const SLOT = 'firebase:authUser:demo-key:[DEFAULT]';

/** With this, the app preloads the files of a signed-in user. */
const HINT = 'vc.session';

interface Tokens {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

const signInByPassword = (email: string): Promise<Tokens> =>
  requestAuth<Tokens>('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });

/** A Google account with this address, in the emulator's notation. */
const signInByGoogle = (email: string): Promise<Tokens> =>
  requestAuth<Tokens>('identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({
      providerId: 'google.com',
      id_token: JSON.stringify({ sub: email, email, email_verified: true }),
    }).toString(),
    returnSecureToken: true,
  });

/** The identity SDK's stored session, as far as it doesn't fetch it on start. */
const getSessionFor = (email: string, { localId, idToken, refreshToken, expiresIn }: Tokens): string => {
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  const stsTokenManager = { refreshToken, accessToken: idToken, expirationTime };
  return JSON.stringify({ uid: localId, email, emailVerified: true, isAnonymous: false, stsTokenManager });
};

/** Signs a page's browser in without the sign-in screen and opens `path`, if given. The SDK moves the session to where the app keeps it. */
export const enter = async (
  page: Page,
  email: string,
  path?: string,
  tokensOf = signInByPassword,
): Promise<void> => {
  const isThere = page.url().endsWith(STATIC_FILE);
  const [tokens] = await Promise.all([tokensOf(email), isThere || page.goto(STATIC_FILE)]);
  const session = { [SLOT]: getSessionFor(email, tokens), [HINT]: 'other' };
  await page.evaluate((entries) => Object.assign(localStorage, entries), session);
  if (path !== undefined) await page.goto(path);
};

/** The same for an account linked to Google by its address. */
export const enterByGoogle = (page: Page, email: string, path?: string): Promise<void> =>
  enter(page, email, path, signInByGoogle);

export const openAs = async (
  email: string,
  path?: string,
  options: BrowserContextOptions = {},
): Promise<Opened> => {
  const page = await openPage(options);
  await enter(page, email, path);
  return page;
};
