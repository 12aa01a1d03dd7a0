import { randomBytes } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { loadAccounts, loadDocuments, loadFiles, readSeed } from './load.mjs';

/** Returns the project to fill. `confirmed`: the id that a person typed. Throws for every project but staging's own that allows it. */
export const requireStaging = (staging, production, confirmed) => {
  const { project, settings } = staging;
  if (staging.name !== 'staging' || !project)
    throw new Error('.firebaserc has no alias "staging": only its project is filled.');
  if (project === production.project)
    throw new Error(`${project} is the project of production too: it is not filled.`);
  if (settings.DEMO_DATA !== 'true')
    throw new Error(`${staging.file} doesn't have DEMO_DATA=true: ${project} is not filled.`);
  if (confirmed !== project)
    throw new Error(`Confirm the project of staging: --confirm ${project}, not ${confirmed}.`);
  return project;
};

const listIdentities = async (auth) => {
  const identities = [];
  for (let pageToken; ;) {
    const page = await auth.listUsers(1000, pageToken);
    identities.push(...page.users.map(({ uid }) => uid));
    pageToken = page.pageToken;
    if (!pageToken) return identities;
  }
};

/** Throws when an account isn't one of the demo data. */
const refuseRealAccounts = async ({ firestore, auth }, { accounts, documents }) => {
  const demo = new Set([...accounts.map(({ uid }) => uid), ...Object.keys(documents.users)]);
  const { docs } = await firestore.collection('users').select().get();
  const ids = new Set([...(await listIdentities(auth)), ...docs.map(({ id }) => id)]);
  const real = [...ids].filter((uid) => !demo.has(uid));
  if (real.length > 0)
    throw new Error(
      `The project has ${real.length} accounts that aren't demo data, such as ${real[0]}: nothing was changed.`,
    );
};

/** Fills an app's project with the demo data and showcase. Returns the new password of all demo accounts. */
export const fillStaging = async (app, now = Date.now()) => {
  const [firestore, auth] = [getFirestore(app), getAuth(app)];
  const bucket = getStorage(app).bucket();
  const seed = readSeed({ now, hasShowcase: true });
  await refuseRealAccounts({ firestore, auth }, seed);

  const password = randomBytes(15).toString('base64url');
  // Before anything else: those of an earlier run get the new password too.
  for (const uid of await listIdentities(auth)) await auth.updateUser(uid, { password });
  await loadAccounts(auth, seed.accounts, seed.documents.users, password);

  const save = (path, bytes, contentType) => bucket.file(path).save(bytes, { contentType, resumable: false });
  await Promise.all([loadDocuments(firestore, seed.documents), loadFiles(save, seed.files)]);

  return password;
};
