/** Loads emulator-data into the running emulators: accounts with their claims, documents, audio. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { loadTs } from '../load-ts.mjs';
import { PROJECT_ID, STORAGE_BUCKET, emulatorEnv } from '../stack/fixed-points.mjs';

const { tokenClaimsOf } = await loadTs('domain/src/access/claims.ts');
const { slotSpan } = await loadTs('domain/src/availability/slot-times.ts');
const { rosterTraits } = await loadTs('domain/src/roster/roster-traits.ts');
const { auditionWeeksOf, revenueMonthsOf } = await loadTs('domain/src/figures/sums.ts');
const { claimsOfUser } = await loadTs('domain/src/accounts/accounts.ts');

const data = fileURLToPath(new URL('../../emulator-data/', import.meta.url));
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Password of every demo account. */
export const DEMO_PASSWORD = 'casting-demo-1';

const json = (name) => JSON.parse(readFileSync(`${data}${name}.json`, 'utf8'));

/**
 * Turns `@day-3` and `@hour2` into timestamps, `@from5 10-12 Europe/Madrid` and `@to5 …` into those when a slot begins and
 * ends, `@date5 10-12` into `YYYY/MM/DD 10-12` and `@calendar5` into `YYYY-MM-DD`, counted from `now`.
 */
export const resolveTimes = (value, now) => {
  if (typeof value === 'string') {
    const day = /^@day(-?\d+)$/.exec(value);
    if (day) return Timestamp.fromMillis(now + Number(day[1]) * DAY);
    const hour = /^@hour(-?\d+)$/.exec(value);
    if (hour) return Timestamp.fromMillis(now + Number(hour[1]) * HOUR);
    const dayIn = (days) => new Date(now + Number(days) * DAY).toISOString().slice(0, 10);
    const slot = /^@(from|to)(-?\d+) (\d\d-\d\d) (\S+)$/.exec(value);
    if (slot)
      return Timestamp.fromMillis(slotSpan({ day: dayIn(slot[2]), label: slot[3] }, slot[4])[slot[1]]);
    return value
      .replace(/^@calendar(-?\d+)/, (_, days) => dayIn(days))
      .replace(/^@date(-?\d+)/, (_, days) => dayIn(days).replaceAll('-', '/'));
  }
  if (Array.isArray(value)) return value.map((item) => resolveTimes(item, now));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveTimes(item, now)]));
  }
  return value;
};

/** A seed record as it is stored. Rosters are found by days and months, which are known once times are. */
export const storedRecord = (collection, record, now) => {
  const stored = resolveTimes(record, now);
  return collection === 'roster' ? { ...stored, is: rosterTraits(stored) } : stored;
};

/** What auditions and papers add up to by weeks and months, which are known once times are. */
const figuresAt = (now) => {
  const stored = (name) =>
    Object.entries(json(`firestore/${name}`)).map(([id, record]) => ({
      id,
      ...storedRecord(name, record, now),
    }));
  return {
    auditionWeeks: auditionWeeksOf(stored('auditionEntries')),
    revenueMonths: revenueMonthsOf(stored('invoices')),
  };
};

const loadDocuments = async (firestore) => {
  const now = Date.now();
  const writer = firestore.bulkWriter({ throttling: false });
  for (const file of readdirSync(`${data}firestore`)) {
    const name = file.replace(/\.json$/, '');
    for (const [id, record] of Object.entries(json(`firestore/${name}`))) {
      void writer.set(firestore.collection(name).doc(id), storedRecord(name, record, now));
    }
  }
  for (const [name, records] of Object.entries(figuresAt(now)))
    for (const [id, record] of Object.entries(records))
      void writer.set(firestore.collection(name).doc(id), record);
  await writer.close();
};

const loadAccounts = async (auth) => {
  const users = json('firestore/users');
  const known = new Set((await auth.listUsers(1000)).users.map(({ uid }) => uid));
  const accounts = json('accounts').filter(({ uid }) => !known.has(uid));
  await Promise.all(
    accounts.map(async ({ uid, email, displayName, emailVerified }) => {
      await auth.createUser({ uid, email, displayName, emailVerified, password: DEMO_PASSWORD });
      const claims = claimsOfUser({ ...users[uid], id: uid }, emailVerified);
      await auth.setCustomUserClaims(uid, tokenClaimsOf(claims));
    }),
  );
};

/** Times that a file is sent: the emulator ends a connection that it takes for idle while a busy machine writes to it. */
const TRIES = 4;

/** Sends something that may be sent twice, again where the connection ends. */
const sendSafely = async (target, init, tries = TRIES) => {
  try {
    return await fetch(target, init);
  } catch (error) {
    if (tries === 1) throw error;
    return sendSafely(target, init, tries - 1);
  }
};

/** The emulator's own upload call: a hundred small files in a second, where the SDK would open a session for each. */
const loadAudio = async (storageHost) => {
  const demos = Object.values(json('firestore/demos'));
  const upload = async ({ storagePath }) => {
    const name = storagePath.split('/').at(-1);
    const target = `http://${storageHost}/upload/storage/v1/b/${STORAGE_BUCKET}/o?uploadType=media&name=${encodeURIComponent(storagePath)}`;
    const response = await sendSafely(target, {
      method: 'POST',
      headers: { 'Content-Type': 'audio/mpeg', Authorization: 'Bearer owner' },
      body: readFileSync(`${data}audio/${name}`),
    });
    if (!response.ok)
      throw new Error(`Loading ${storagePath} failed: ${response.status} ${await response.text()}`);
  };
  const queue = [...demos];
  const worker = async () => {
    for (let demo = queue.pop(); demo; demo = queue.pop()) await upload(demo);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
};

/** Loads everything through these clients; safe to repeat. */
export const loadSeedInto = async ({ firestore, auth, storageHost }) => {
  await Promise.all([loadDocuments(firestore), loadAccounts(auth), loadAudio(storageHost)]);
};

/** Loads everything into the running stack. */
export const loadSeed = async () => {
  const env = emulatorEnv();
  Object.assign(process.env, env);
  const known = getApps().find(({ name }) => name === 'seed');
  const app = known ?? initializeApp({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }, 'seed');
  await loadSeedInto({
    firestore: getFirestore(app),
    auth: getAuth(app),
    storageHost: env.FIREBASE_STORAGE_EMULATOR_HOST,
  });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await loadSeed();
  console.log('The seed is loaded.');
}
