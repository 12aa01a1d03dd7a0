import type { BrowserContextOptions, Page } from 'playwright-core';
import { authRequest } from '../stack/admin.ts';
import { PASSWORD } from '../stack/account.ts';
import { openPage, type Opened } from './browser.ts';
import { STILL } from './kept-pages.ts';

/** The identity SDK keeps whoever is signed in by the project's key, `WEB_API_KEY` of the functions. */
const SLOT = 'firebase:authUser:demo-key:[DEFAULT]';

/** By this the app asks at once for the files of somebody who is signed in. */
const HINT = 'vc.session';

interface Tokens {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

const byPassword = (email: string): Promise<Tokens> =>
  authRequest<Tokens>('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });

/** Of somebody whom Google knows by their address, in words that the emulator takes for Google's. */
const byGoogle = (email: string): Promise<Tokens> =>
  authRequest<Tokens>('identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({
      providerId: 'google.com',
      id_token: JSON.stringify({ sub: email, email, email_verified: true }),
    }).toString(),
    returnSecureToken: true,
  });

/** What the identity SDK keeps of somebody who is signed in, as far as it does not ask for it again on its start. */
const getSessionFor = (email: string, { localId, idToken, refreshToken, expiresIn }: Tokens): string => {
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  const stsTokenManager = { refreshToken, accessToken: idToken, expirationTime };
  return JSON.stringify({ uid: localId, email, emailVerified: true, isAnonymous: false, stsTokenManager });
};

/**
 * Lets a page's browser be signed in, as if they had done it on another day, and opens `path` if there is one; `/` is
 * where their day begins. It is not what a test of signing in needs, and spares all others that screen: the SDK takes the
 * session over from here to where the app keeps it.
 */
export const enter = async (
  page: Page,
  email: string,
  path?: string,
  tokensOf = byPassword,
): Promise<void> => {
  const isThere = page.url().endsWith(STILL);
  const [tokens] = await Promise.all([tokensOf(email), isThere || page.goto(STILL)]);
  const kept = { [SLOT]: getSessionFor(email, tokens), [HINT]: 'other' };
  await page.evaluate((entries) => Object.assign(localStorage, entries), kept);
  if (path !== undefined) await page.goto(path);
};

/** The same for somebody who has done it with Google, whose account is linked to Google's by their address. */
export const enterByGoogle = (page: Page, email: string, path?: string): Promise<void> =>
  enter(page, email, path, byGoogle);

/** A page of somebody who has signed in before. */
export const openAs = async (
  email: string,
  path?: string,
  options: BrowserContextOptions = {},
): Promise<Opened> => {
  const page = await openPage(options);
  await enter(page, email, path);
  return page;
};
