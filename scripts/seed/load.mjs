/** Loads emulator-data into the running emulators: accounts with their claims, documents, audio. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { PROJECT_ID, STORAGE_BUCKET, getEmulatorEnv } from '../stack/fixed-points.mjs';
import { DELIVERED_DEMOS, getDeliveryPath } from './delivered-demos.mjs';
import { DEMO_PASSWORD } from './password.mjs';
import { withShowcase } from './showcase/load.mjs';
import { resolveTimes } from './times.mjs';

const { countOrder, countProject, getCompanyCounts } = await loadTs('domain/src/companies/company-counts.ts');
const { getTokenClaims } = await loadTs('domain/src/access/claims.ts');
const { getRosterTraits } = await loadTs('domain/src/roster/roster-traits.ts');
const { getAuditionWeeks, getRevenueMonths } = await loadTs('domain/src/figures/sums.ts');
const { getUserClaims } = await loadTs('domain/src/accounts/accounts.ts');

const data = fileURLToPath(new URL('../../emulator-data/', import.meta.url));
const json = (name) => JSON.parse(readFileSync(`${data}${name}.json`, 'utf8'));

/** A seed record as stored. Roster keys depend on days and months, so they are computed on load. */
export const toStoredRecord = (collection, record, now) => {
  const stored = resolveTimes(record, now);
  return collection === 'roster' ? { ...stored, is: getRosterTraits(stored) } : stored;
};

/** Documents by collection and id, as they are stored at `now`. */
const seedDocuments = (now) =>
  Object.fromEntries(
    readdirSync(`${data}firestore`).map((file) => {
      const name = file.replace(/\.json$/, '');
      const records = Object.entries(json(`firestore/${name}`));
      return [
        name,
        Object.fromEntries(records.map(([id, record]) => [id, toStoredRecord(name, record, now)])),
      ];
    }),
  );

/** Totals of auditions, papers, projects and orders, computed on load. */
const toFigures = ({ auditionEntries, invoices, projects, orders }) => ({
  auditionWeeks: getAuditionWeeks(Object.entries(auditionEntries).map(([id, entry]) => ({ id, ...entry }))),
  revenueMonths: getRevenueMonths(Object.values(invoices)),
  companyCounts: getCompanyCounts([
    ...Object.values(projects).flatMap(countProject),
    ...Object.values(orders).flatMap(countOrder),
  ]),
});

export const loadDocuments = async (firestore, documents) => {
  const writer = firestore.bulkWriter({ throttling: false });
  for (const [name, records] of Object.entries({ ...documents, ...toFigures(documents) }))
    for (const [id, record] of Object.entries(records))
      void writer.set(firestore.collection(name).doc(id), record);
  await writer.close();
};

export const loadAccounts = async (auth, all, users, password = DEMO_PASSWORD) => {
  const existingIds = new Set((await auth.listUsers(1000)).users.map(({ uid }) => uid));
  const accounts = all.filter(({ uid }) => !existingIds.has(uid));
  await Promise.all(
    accounts.map(async ({ uid, email, displayName, emailVerified }) => {
      await auth.createUser({ uid, email, displayName, emailVerified, password });
      const claims = getUserClaims({ ...users[uid], id: uid }, emailVerified);
      await auth.setCustomUserClaims(uid, getTokenClaims(claims));
    }),
  );
};

/** Attempts per file: the emulator closes connections that seem idle on a busy machine. */
const TRIES = 4;

/** Retries an idempotent request when the connection ends. */
const sendSafely = async (target, init, tries = TRIES) => {
  try {
    return await fetch(target, init);
  } catch (error) {
    if (tries === 1) throw error;
    return sendSafely(target, init, tries - 1);
  }
};

const toFile = (storagePath, demo) => ({
  storagePath,
  contentType: 'audio/mpeg',
  file: `${data}audio/${demo}.mp3`,
});

const seedFiles = () => [
  ...Object.entries(json('firestore/demos')).map(([id, { storagePath }]) => toFile(storagePath, id)),
  ...Object.entries(DELIVERED_DEMOS).map(([id, demo]) => toFile(getDeliveryPath(id), demo)),
];

/** The emulator's own upload call: a hundred small files in a second, where the SDK would open a session for each. */
const toEmulator = (storageHost) => async (storagePath, bytes, contentType) => {
  const target = `http://${storageHost}/upload/storage/v1/b/${STORAGE_BUCKET}/o?uploadType=media&name=${encodeURIComponent(storagePath)}`;
  const response = await sendSafely(target, {
    method: 'POST',
    headers: { 'Content-Type': contentType, Authorization: 'Bearer owner' },
    body: bytes,
  });
  if (!response.ok)
    throw new Error(`Loading ${storagePath} failed: ${response.status} ${await response.text()}`);
};

/** Stores files, eight at a time. `save` gets a file's path, bytes and type. */
export const loadFiles = async (save, files) => {
  const queue = [...files];

  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop())
      await save(file.storagePath, readFileSync(file.file), file.contentType);
  };

  await Promise.all(Array.from({ length: 8 }, worker));
};

/** All data with times relative to `now`, in milliseconds; optionally with the showcase. */
export const readSeed = ({ now, hasShowcase = false }) => {
  const seed = { documents: seedDocuments(now), accounts: json('accounts'), files: seedFiles() };
  return hasShowcase ? withShowcase(seed, now) : seed;
};

/** Loads everything through these clients; safe to repeat. */
export const loadSeedInto = async ({
  firestore,
  auth,
  storageHost,
  now = Date.now(),
  hasShowcase = false,
}) => {
  const { documents, accounts, files } = readSeed({ now, hasShowcase });
  await Promise.all([
    loadDocuments(firestore, documents),
    loadAccounts(auth, accounts, documents.users),
    loadFiles(toEmulator(storageHost), files),
  ]);
};

/** Loads everything into the running stack. */
export const loadSeed = async ({ hasShowcase = false } = {}) => {
  const env = getEmulatorEnv();
  Object.assign(process.env, env);

  const existingApp = getApps().find(({ name }) => name === 'seed');
  const app = existingApp ?? initializeApp({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }, 'seed');

  await loadSeedInto({
    firestore: getFirestore(app),
    auth: getAuth(app),
    storageHost: env.FIREBASE_STORAGE_EMULATOR_HOST,
    hasShowcase,
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await loadSeed();
  console.log('The seed is loaded.');
}
