import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { PROJECT_ID, emulatorEnv } from '../stack/fixed-points.mjs';

const { changedClaims, claimsProblem } = await loadTs('domain/src/access/claims.ts');
const { errorText } = await loadTs('domain/src/messages/messages.ts');

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

const describe = (claims) => (claims && Object.keys(claims).length > 0 ? JSON.stringify(claims) : 'none');

/**
 * Writes claims, and the user record that repeats them. Like the API, claims first: `claimsChangedAt` tells open
 * browsers to fetch them.
 */
const write = (app, uid, compose) => {
  const firestore = getFirestore(app);
  return firestore.runTransaction(async (transaction) => {
    const record = firestore.collection('users').doc(uid);
    const { exists } = await transaction.get(record);
    const before = (await getAuth(app).getUser(uid)).customClaims ?? {};
    const after = compose(before);
    if (exists)
      transaction.update(record, {
        roles: after?.roles ?? [],
        agencyIds: after?.agencies ?? [],
        claimsChangedAt: Timestamp.now(),
      });
    await getAuth(app).setCustomUserClaims(uid, after);
    return { before, after };
  });
};

const set = async (app, email, { roles, agencies, status }) => {
  const { uid, emailVerified } = await findUser(getAuth(app), email);
  if (roles === undefined && agencies === undefined && status === undefined) {
    throw new Error('Nothing to set: give --roles, --agencies or --status.');
  }
  const change = {
    ...(roles === undefined ? {} : { roles: listOf(roles) }),
    ...(agencies === undefined ? {} : { agencies: listOf(agencies) }),
    ...(status === undefined ? {} : { accountValidationStatus: status === 'none' ? null : status }),
    ...(emailVerified ? { emailVerified } : {}),
  };
  const existing = await getFirestore(app).collection('agencies').select().get();
  const known = existing.docs.map(({ id }) => id);
  const { before, after } = await write(app, uid, (stored) => {
    const problem = claimsProblem(stored, uid, change, known);
    if (problem) throw new Error(errorText(problem.code, 'en', problem.values));
    return changedClaims(stored, uid, change);
  });
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
  const { uid } = await findUser(getAuth(app), email);
  const { before } = await write(app, uid, () => null);
  console.log(`${email}\n  before: ${describe(before)}\n  after:  none`);
};

const COMMANDS = { set, show, list, remove };

/** Carries one command out; what is wrong is thrown as one clear sentence. */
export const runClaims = async (command, email, options, usage) => {
  const run = COMMANDS[command];
  if (!run) throw new Error(`Unknown command: ${command}\n\n${usage}`);
  await run(connect(options.project), email, options);
};
