import { APP_ADDRESS, emulatorEnv, PROJECT_ID } from '../stack/fixed-points.mjs';
import { DEMO_PASSWORD } from '../seed/password.mjs';

const CALLS = 200;
const EMAIL = 'client@agency-one.example';

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const signIn = async () => {
  const address = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`;
  const body = JSON.stringify({ email: EMAIL, password: DEMO_PASSWORD, returnSecureToken: true });
  const headers = { 'Content-Type': 'application/json' };
  return (await (await fetch(address, { method: 'POST', headers, body })).json()).idToken;
};

/** Billed document reads of one run. */
const readsOf = async (work) => {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${PROJECT_ID}:usage`;
  await fetch(address, { method: 'DELETE' });
  await work();
  return (await (await fetch(address)).json()).reads;
};

const timed = async (work) => {
  const times = [];
  for (let call = 0; call < CALLS; call += 1) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return median(times);
};

const succeed = async (address, init) => {
  const response = await fetch(address, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answers ${response.status}: ${text}`);
};

/** A list under the rules, as a browser starts listening to it. */
const listUnderRules = (token) =>
  succeed(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${PROJECT_ID}/databases/(default)/documents:runQuery`,
    {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        structuredQuery: {
          from: [{ collectionId: 'projects' }],
          where: {
            compositeFilter: {
              op: 'AND',
              filters: [
                ['agencyId', 'agency-one'],
                ['companyId', 'company-lumen'],
              ].map(([fieldPath, stringValue]) => ({
                fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } },
              })),
            },
          },
          limit: 1,
        },
      }),
    },
  );

/**
 * Measures authentication on the running stack: an empty call, a public one, and a list of one document under
 * the rules. The local identity provider is queried for each token, unlike a deployed one.
 */
export const benchCalls = async () => {
  Object.assign(process.env, emulatorEnv());
  const token = await signIn();
  const headers = { Authorization: `Bearer ${token}` };
  const open = () => succeed(`${APP_ADDRESS}/api/clientConfig`);
  const signedIn = () => succeed(`${APP_ADDRESS}/api/projectStep/type/regular`, { headers });
  await Promise.all([open(), signedIn()]);
  const [openMs, signedInMs] = [await timed(open), await timed(signedIn)];
  return [
    ['A call that anybody may make, median', `${openMs.toFixed(1)} ms`, ''],
    ['A call of somebody signed in, the same', `${signedInMs.toFixed(1)} ms`, ''],
    ['Documents read to know who is calling', String(await readsOf(signedIn)), '1'],
    [
      'Documents read by a list of one under the rules',
      String(await readsOf(() => listUnderRules(token))),
      '2',
    ],
  ];
};
