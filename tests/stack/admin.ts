import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { db } from '../../functions/src/firestore/db.ts';

const app = () =>
  getApps()[0] ?? initializeApp({ projectId: 'demo-casting', storageBucket: 'demo-casting.appspot.com' });

/** The functions' own client: some files run the functions in their process, and there is one client in each. */
export const firestore = (): Firestore => {
  app();
  return db();
};
export const auth = () => getAuth(app());
export const bucket = () => getStorage(app()).bucket();

export const APP = process.env['APP_ADDRESS'] ?? 'http://127.0.0.1:5002';
/** The address that Hosting forwards calls of the API to. Going through Hosting takes longer than many a call itself. */
export const API = process.env['API_ADDRESS'] ?? 'http://127.0.0.1:5001/demo-casting/us-central1/api';
export const INBOX = process.env['INBOX_ADDRESS'] ?? 'http://127.0.0.1:1080';
const AUTH = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '127.0.0.1:9099';

/** Asks the identity provider as a browser does; throws its answer when it is a failure. */
export const authRequest = async <Reply>(path: string, body: object): Promise<Reply> => {
  const response = await fetch(`http://${AUTH}/${path}?key=demo-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
};

/** An ID token, as the browser gets it on sign-in. */
export const idTokenOf = async (email: string, password = 'casting-demo-1'): Promise<string> => {
  try {
    const { idToken } = await authRequest<{ readonly idToken?: string }>(
      'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
      { email, password, returnSecureToken: true },
    );
    if (!idToken) throw new Error('The provider asks for a code');
    return idToken;
  } catch (error) {
    throw new Error(`No token for ${email}`, { cause: error });
  }
};
