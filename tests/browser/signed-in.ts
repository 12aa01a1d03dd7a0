import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { authRequest } from '../stack/admin.ts';
import { PASSWORD } from '../stack/account.ts';
import { openPage, type Opened } from './browser.ts';

/** The identity SDK keeps whoever is signed in by the project's key, `WEB_API_KEY` of the functions. */
const SLOT = 'firebase:authUser:demo-key:[DEFAULT]';

/** By this the app asks at once for the files of somebody who is signed in. */
const HINT = 'vc.session';

/** A file of the app's origin that starts nothing. */
const STILL = '/favicon.svg';

interface Tokens {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

/** What the identity SDK keeps of somebody who is signed in, as far as it does not ask for it anew on its start. */
const sessionOf = async (email: string): Promise<string> => {
  const { localId, idToken, refreshToken, expiresIn } = await authRequest<Tokens>(
    'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    { email, password: PASSWORD, returnSecureToken: true },
  );
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  const stsTokenManager = { refreshToken, accessToken: idToken, expirationTime };
  return JSON.stringify({ uid: localId, email, emailVerified: true, isAnonymous: false, stsTokenManager });
};

/**
 * Lets a page's browser be signed in, as if they had done it on another day, and opens `path` if there is one; `/` is
 * where their day begins. It is not what a test of signing in needs, and spares all others that screen: the SDK takes the
 * session over from here to where the app keeps it.
 */
export const enter = async (page: Page, email: string, path?: string): Promise<void> => {
  const [session] = await Promise.all([sessionOf(email), page.goto(STILL)]);
  await page.evaluate((kept) => Object.assign(localStorage, kept), { [SLOT]: session, [HINT]: 'other' });
  if (path !== undefined) await page.goto(path);
};

/** A page of somebody who has signed in before. */
export const openAs = async (
  browser: Browser,
  email: string,
  path?: string,
  options: BrowserContextOptions = {},
): Promise<Opened> => {
  const page = await openPage(browser, options);
  await enter(page, email, path);
  return page;
};
