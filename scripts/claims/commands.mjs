import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { repairTalent } from '../repair/repair-talent.mjs';
import { PROJECT_ID, getEmulatorEnv } from '../stack/fixed-points.mjs';
import { findLeftovers, writeAccess, writeDisabled, writePhonesForgotten } from './access.mjs';
import { pickWanted } from './wanted.mjs';

const connect = (project) => {
  if (!project) Object.assign(process.env, getEmulatorEnv());
  return initializeApp({ projectId: project ?? PROJECT_ID });
};

const findUser = async (auth, email) => {
  if (!email) throw new Error('Which account? Name its email address.');

  try {
    return await auth.getUserByEmail(email);
  } catch (caught) {
    const error = /** @type {Error & { code?: string }} */ (caught);
    if (error.code === 'auth/user-not-found')
      throw new Error(`There is no account with the address ${email}.`);
    if (error.code === 'auth/invalid-email') throw new Error(`${email} is not an email address.`);
    throw new Error(`The accounts cannot be reached: ${error.message}. Is the stack running?`);
  }
};

const describe = (claims) => (claims && Object.keys(claims).length > 0 ? JSON.stringify(claims) : 'none');

/** Updates a talent's copies after a change: agencies that block or removed them no longer show or list them. */
const showAgain = async (app, { uid }, { before, after }) => {
  if (before.held.talent || after.held.talent) await repairTalent(getFirestore(app), uid);
};

const set = async (app, email, options) => {
  const account = await findUser(getAuth(app), email);
  const existing = await getFirestore(app).collection('agencies').select().get();
  const agencyIds = existing.docs.map(({ id }) => id);
  const { before, after, memberships } = await writeAccess(app, account, (agenciesByRole) =>
    pickWanted(options, agenciesByRole, agencyIds),
  );
  await showAgain(app, account, { before, after });
  console.log(`${email}\n  before: ${describe(before)}\n  after:  ${describe(after)}`);
  for (const sentence of await findLeftovers(app, account, memberships)) console.log(`  left:   ${sentence}`);
};

const show = async (app, email) => {
  const user = await findUser(getAuth(app), email);
  console.log(`${email} (${user.uid})${user.disabled ? ', disabled' : ''}\n  ${describe(user.customClaims)}`);
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
  const account = await findUser(getAuth(app), email);
  const { before, after } = await writeAccess(app, account, () => ({ pairs: [] }));
  await showAgain(app, account, { before, after });
  console.log(`${email}\n  before: ${describe(before)}\n  after:  no role in any agency`);
};

const setDisabled = (isDisabled) => async (app, email) => {
  const account = await findUser(getAuth(app), email);
  await writeDisabled(app, account, isDisabled);
  console.log(`${email} is ${isDisabled ? 'disabled: every session has ended' : 'enabled'}.`);
};

const forgetPhones = async (app, email) => {
  const account = await findUser(getAuth(app), email);
  const phones = account.multiFactor?.enrolledFactors.length ?? 0;
  await writePhonesForgotten(app, account);
  console.log(
    `${email} had ${phones} ${phones === 1 ? 'phone' : 'phones'} and has none now: every session has ended.`,
  );
};

const COMMANDS = {
  set,
  show,
  list,
  remove,
  disable: setDisabled(true),
  enable: setDisabled(false),
  'forget-phones': forgetPhones,
};

/** Runs one command; throws errors as one clear sentence. */
export const runClaims = async (command, email, options, usage) => {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run) throw new Error(`Unknown command: ${command}\n\n${usage}`);
  await run(connect(options.project), email, options);
};
