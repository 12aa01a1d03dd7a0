import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { EMULATORS, emulatorEnv, PROJECT_ID } from '../stack/fixed-points.mjs';
import { loadTs } from '../load-ts.mjs';

const {
  addressesApart,
  copiesOfSummary,
  copyWithoutTalent,
  OF_PEOPLE,
  OF_TALENTS,
  settle,
  SOURCES,
  withoutTalent,
  wordsOf,
} = await loadTs('functions/src/copies/index.ts');
const { adoptAddress } = await loadTs('functions/src/identity/adopt-address.ts');

/** Sources that are read at a time, and those whose copies are compared at once. */
const PAGE = 100;
const TOGETHER = 10;

/**
 * Refuses a project that the environment alone names, because whoever runs this has to mean it, and to wait for a stack
 * that does not run: the SDK would, for minutes.
 */
const requireStack = async () => {
  const { GCLOUD_PROJECT, GOOGLE_CLOUD_PROJECT } = process.env;
  const named = [GCLOUD_PROJECT, GOOGLE_CLOUD_PROJECT].find((id) => id && id !== PROJECT_ID);
  if (named)
    throw new Error(
      `The environment names the project ${named}. Say --project ${named} if that is the one to compare and mend.`,
    );
  const { host, port } = EMULATORS.firestore;
  await fetch(`http://${host}:${port}`).catch(() => {
    throw new Error(
      'The local stack does not answer. Start it with npm start, or name a real project with --project.',
    );
  });
};

const connect = async (project) => {
  if (!project) {
    await requireStack();
    Object.assign(process.env, emulatorEnv());
  }
  const projectId = project ?? PROJECT_ID;
  // The functions' own code, which mends addresses, goes by the app without a name, and sets its database up itself.
  initializeApp({ projectId });
  const app = initializeApp({ projectId }, 'repair');
  return { firestore: getFirestore(app), auth: getAuth(app) };
};

/** Every document of a query, page by page. */
async function* pagesOf(query) {
  let after;
  for (;;) {
    const ordered = query.orderBy('__name__').limit(PAGE);
    const { docs } = await (after ? ordered.startAfter(after) : ordered).get();
    if (docs.length > 0) yield docs;
    if (docs.length < PAGE) return;
    after = docs.at(-1);
  }
}

/** Does the work for all items, some at a time. */
const forAll = async (items, work) => {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
};

/** Addresses that identities have otherwise, as they are told and mended: people sign in by the identity's. */
const faultsOf = (apart) =>
  apart.map(({ uid, email, isProven }) => ({
    path: `users/${uid}`,
    words: isProven
      ? `differs in email from its identity, by which its person signs in: ${email}`
      : 'differs in email from its identity, whose own is not proven; ask whose it is, and change it in the app',
    ...(isProven ? { mend: () => adoptAddress(uid) } : {}),
  }));

/** A source of which no copy can be made, such as one that is not whole, keeps nobody from the others. */
const brokenOff = (source) => (error) => {
  // Without the database there is nothing to go on with.
  if (typeof error.code === 'number') throw error;
  return { compared: 0, faults: [{ path: source, words: `cannot be compared: ${error.message}` }] };
};

/**
 * Compares all copies with their sources, and mends them unless `check`; what accounts hold, their addresses and whom
 * invitations are listed for only where it is not told to leave them. Answers how many differ still.
 */
export const runRepair = async ({ check = false, project, 'without-accounts': withoutAccounts = false }) => {
  const { firestore, auth } = await connect(project);
  const total = { compared: 0, differ: 0, mended: 0 };
  const told = new Set();
  const tell = (faults, told) => {
    for (const { path, mend, ...fault } of faults) {
      // One whose talent is gone, and that another talent's records ask for, is found on both ways.
      if (told.has(path)) continue;
      told.add(path);
      console.log(`${path} ${fault.words ?? wordsOf(fault)}`);
      total.differ += 1;
      if (!check && mend) total.mended += 1;
    }
  };
  const settled = async (source, copiesOf) => {
    const { compared, faults } = await settle(firestore, copiesOf, { check }).catch(brokenOff(source));
    total.compared += compared;
    tell(faults, told);
  };

  const settleAddresses = async (faults) => {
    tell(faults, new Set());
    if (!check) for (const { mend } of faults) await mend?.();
  };

  const sources = withoutAccounts
    ? SOURCES.filter(([collection]) => !OF_PEOPLE.includes(collection))
    : SOURCES;
  for (const [collection, copiesOf] of sources)
    for await (const docs of pagesOf(firestore.collection(collection).select()))
      await forAll(docs, ({ id }) =>
        settled(`${collection}/${id}`, (transaction) => copiesOf({ firestore, transaction }, id)),
      );
  for (const collection of OF_TALENTS)
    for await (const docs of pagesOf(firestore.collection(collection).select('talentId')))
      await forAll(await withoutTalent(firestore, docs), (ref) =>
        settled(ref.path, (transaction) => copyWithoutTalent({ firestore, transaction }, ref)),
      );
  if (!withoutAccounts)
    for await (const docs of pagesOf(firestore.collection('users').select('email'))) {
      const users = docs.map((snapshot) => ({ id: snapshot.id, email: String(snapshot.get('email')) }));
      const { users: identities } = await auth.getUsers(users.map(({ id }) => ({ uid: id })));
      await settleAddresses(faultsOf(addressesApart(users, identities)));
    }
  const tested = new Set();
  for await (const docs of pagesOf(firestore.collection('rehearsals').select('agencyId')))
    for (const snapshot of docs) tested.add(snapshot.get('agencyId'));
  for await (const docs of pagesOf(firestore.collection('rehearsalSummaries').select()))
    for (const { id } of docs) tested.add(id);
  await forAll(tested, (id) =>
    settled(`rehearsalSummaries/${id}`, (transaction) => copiesOfSummary({ firestore, transaction }, id)),
  );

  const { compared, differ, mended } = total;
  console.log(
    check
      ? `${compared} copies compared, ${differ} differ.`
      : `${compared} copies compared, ${differ} differed, ${mended} of them are mended.`,
  );
  await Promise.all(getApps().map(deleteApp));
  return differ - mended;
};
