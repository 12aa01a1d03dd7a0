import { DEMO_PASSWORD } from '../seed/password.mjs';
import { PROJECT_ID } from '../stack/fixed-points.mjs';

/** Returns the ID token of a seed user. */
export const getToken = async (email) => {
  const address = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const body = JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  return (await (await fetch(address, { method: 'POST', headers, body })).json()).idToken;
};

const fetchUsage = async (method) => {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${PROJECT_ID}:usage`;
  return (await fetch(address, { method })).json();
};

/** Returns what Firestore has charged for since the last reset. */
export const readUsage = () => fetchUsage('GET');
export const resetUsage = () => fetchUsage('DELETE');

/** Returns the documents Firestore charges for during one run, including reads of the caller. */
export const countReads = async (work) => {
  await resetUsage();
  await work();
  return (await readUsage()).reads;
};
