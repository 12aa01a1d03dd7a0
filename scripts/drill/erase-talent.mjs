import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../seed/password.mjs';
import { getAppProof } from '../stack/app-proof.mjs';
import { APP_ADDRESS, EMULATORS } from '../stack/fixed-points.mjs';

/** Admin of every demo agency that the talent works with. */
const ADMIN = 'admin@agency-one.example';

const signIn = async (email) => {
  const { host, port } = EMULATORS.auth;
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key';
  const response = await fetch(`http://${host}:${port}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${await response.text()}`);
  return (await response.json()).idToken;
};

const post = async (path, token, agencyId) => {
  const response = await fetch(`${APP_ADDRESS}/api/privacy/deletion-request${path}`, {
    method: 'POST',
    headers: {
      ...(await getAppProof()),
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': randomUUID(),
      ...(agencyId ? { 'X-Agency-Id': agencyId } : {}),
    },
    body: '{}',
  });
  if (!response.ok) throw new Error(`${path || 'The request'} was refused: ${await response.text()}`);
};

/** Erases a talent through the API: their request, and the confirmation of each agency. */
export const eraseTalent = async (firestore, { id, email }) => {
  await post('', await signIn(email));
  const admin = await signIn(ADMIN);
  const request = firestore.doc(`deletionRequests/${id}`);
  for (const agencyId of (await request.get()).get('agencyIds'))
    await post(`/${id}/confirm`, admin, agencyId);

  const state = (await request.get()).get('state');
  if (state !== 'erased') throw new Error(`${email} isn't erased, but ${state}.`);
};
