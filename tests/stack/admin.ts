import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import where from '../../functions/src/region.json' with { type: 'json' };
import { db } from '../../functions/src/platform/firestore/db.ts';
import { shortcuts } from './in-process/shortcuts.ts';

const getApp = () =>
  getApps()[0] ?? initializeApp({ projectId: 'demo-casting', storageBucket: 'demo-casting.appspot.com' });

/** The functions' client: some files run the functions in their process, which has only one client. */
export const firestore = (): Firestore => {
  getApp();
  return db();
};
export const auth = () => getAuth(getApp());
export const bucket = () => getStorage(getApp()).bucket();

export const APP = process.env['APP_ADDRESS'] ?? 'http://127.0.0.1:5002';
/** The address that Hosting forwards API calls to. Hosting takes longer than many a call itself. */
export const API = process.env['API_ADDRESS'] ?? `http://127.0.0.1:5001/demo-casting/${where.region}/api`;
export const INBOX = process.env['INBOX_ADDRESS'] ?? 'http://127.0.0.1:1080';
const AUTH = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099';

/** Calls the identity provider as a browser does; throws its error reply. */
export const requestAuth = async <Reply>(path: string, body: object): Promise<Reply> => {
  const response = await fetch(`http://${AUTH}/${path}?key=demo-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
};

export const storeFile = async (path: string, bytes: Buffer, contentType: string): Promise<void> =>
  shortcuts.storeFile
    ? shortcuts.storeFile(path, bytes, contentType)
    : bucket().file(path).save(bytes, { contentType, resumable: false });

interface Identity {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly emailVerified: boolean;
}

export const createIdentity = async ({ uid, ...identity }: Identity): Promise<void> => {
  const { callIdentity } = shortcuts;
  if (!callIdentity) await auth().createUser({ uid, ...identity });
  else await callIdentity('identitytoolkit.projects.accounts', { localId: uid, ...identity }, true);
};

/** Sets the claims that an identity's next token carries. */
export const setClaims = async (uid: string, claims: object): Promise<void> => {
  const { callIdentity } = shortcuts;
  const customAttributes = JSON.stringify(claims);
  if (!callIdentity) await auth().setCustomUserClaims(uid, claims);
  else
    await callIdentity('identitytoolkit.projects.accounts.update', { localId: uid, customAttributes }, true);
};

const signIn = (body: object): Promise<{ readonly idToken?: string }> =>
  shortcuts.callIdentity
    ? (shortcuts.callIdentity('identitytoolkit.accounts.signInWithPassword', { ...body }, false) as Promise<{
        readonly idToken?: string;
      }>)
    : requestAuth('identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', body);

/** An ID token, as the browser gets it on sign-in. */
export const getIdToken = async (email: string, password = 'casting-demo-1'): Promise<string> => {
  try {
    const { idToken } = await signIn({ email, password, returnSecureToken: true });
    if (!idToken) throw new Error('The provider asks for a code');
    return idToken;
  } catch (error) {
    throw new Error(`No token for ${email}`, { cause: error });
  }
};
