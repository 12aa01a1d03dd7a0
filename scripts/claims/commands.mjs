import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { PROJECT_ID, emulatorEnv } from '../stack/fixed-points.mjs';

const { ROLES, VALIDATION_STATUSES } = await loadTs('domain/src/access/roles.ts');

/** Longest claims that the identity provider stores, in bytes of JSON. */
const CLAIMS_MAX_BYTES = 1000;

const listOf = (text) => [
  ...new Set(
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
];

const connect = (project) => {
  if (!project) Object.assign(process.env, emulatorEnv());
  return initializeApp({ projectId: project ?? PROJECT_ID });
};

const findUser = async (auth, email) => {
  if (!email) throw new Error('Which account? Name its email address.');
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error.code === 'auth/user-not-found')
      throw new Error(`There is no account with the address ${email}.`);
    if (error.code === 'auth/invalid-email') throw new Error(`${email} is not an email address.`);
    throw new Error(`The accounts cannot be reached: ${error.message}. Is the stack running?`);
  }
};

const requireKnown = (kind, wanted, known) => {
  const unknown = wanted.filter((item) => !known.includes(item));
  if (unknown.length > 0)
    throw new Error(`Unknown ${kind}: ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
};

const describe = (claims) => (claims && Object.keys(claims).length > 0 ? JSON.stringify(claims) : 'none');

const set = async (app, email, { roles, agencies, status }) => {
  const auth = getAuth(app);
  const user = await findUser(auth, email);
  if (roles === undefined && agencies === undefined && status === undefined) {
    throw new Error('Nothing to set: give --roles, --agencies or --status.');
  }
  const before = user.customClaims ?? {};
  const after = { ...before, user_id: user.uid, emailVerified: before.emailVerified ?? user.emailVerified };
  if (roles !== undefined) {
    after.roles = listOf(roles);
    requireKnown('role', after.roles, ROLES);
  }
  if (agencies !== undefined) {
    after.agencies = listOf(agencies);
    const found = await getFirestore(app).collection('agencies').select().get();
    requireKnown(
      'agency',
      after.agencies,
      found.docs.map(({ id }) => id),
    );
  }
  if (status !== undefined && status !== 'none') {
    requireKnown('status', [status], VALIDATION_STATUSES);
    after.accountValidationStatus = status;
  }
  if (status === 'none') delete after.accountValidationStatus;
  after.roles ??= [];
  after.agencies ??= [];
  const bytes = Buffer.byteLength(JSON.stringify(after));
  if (bytes > CLAIMS_MAX_BYTES)
    throw new Error(`The claims would take ${bytes} bytes; ${CLAIMS_MAX_BYTES} are allowed.`);
  await auth.setCustomUserClaims(user.uid, after);
  // The user record shows the same roles and agencies to the API.
  const record = getFirestore(app).collection('users').doc(user.uid);
  if ((await record.get()).exists) await record.update({ roles: after.roles, agencyIds: after.agencies });
  console.log(`${email}\n  before: ${describe(before)}\n  after:  ${describe(after)}`);
};

const show = async (app, email) => {
  const user = await findUser(getAuth(app), email);
  console.log(`${email} (${user.uid})\n  ${describe(user.customClaims)}`);
};

const list = async (app) => {
  let pageToken;
  do {
    const page = await getAuth(app).listUsers(1000, pageToken);
    for (const { email, uid, customClaims } of page.users)
      console.log(`${email ?? uid}  ${describe(customClaims)}`);
    pageToken = page.pageToken;
  } while (pageToken);
};

const remove = async (app, email) => {
  const user = await findUser(getAuth(app), email);
  await getAuth(app).setCustomUserClaims(user.uid, null);
  console.log(`${email}\n  before: ${describe(user.customClaims)}\n  after:  none`);
};

const COMMANDS = { set, show, list, remove };

/** Carries one command out; what is wrong is thrown as one clear sentence. */
export const runClaims = async (command, email, options, usage) => {
  const run = COMMANDS[command];
  if (!run) throw new Error(`Unknown command: ${command}\n\n${usage}`);
  await run(connect(options.project), email, options);
};
