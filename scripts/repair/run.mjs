import { deleteApp } from 'firebase-admin/app';
import { loadTs } from '../load-ts.mjs';
import { connect } from './connect.mjs';
import { runForAll, getPages } from './pages.mjs';

const {
  findDifferingAddresses,
  adoptAddress,
  auth,
  db,
  chooseAdminApp,
  PEOPLE_COLLECTIONS,
  TALENT_COLLECTIONS,
  compareRecordCopies,
  repairCopies,
  SOURCES,
  compareWithTalent,
  findWithoutTalent,
  toWords,
} = await loadTs('functions/src/incoming/repair.ts');

/** Returns address faults, where the identity's address counts, because people sign in with it. */
const collectFaults = (apart) =>
  apart.map(({ uid, email, isProven }) => ({
    path: `users/${uid}`,
    words: isProven
      ? `differs in email from its identity, by which its person signs in: ${email}`
      : 'differs in email from its identity, whose own is not proven; ask whose it is, and change it in the app',
    ...(isProven ? { fix: () => adoptAddress(uid) } : {}),
  }));

/** A source without valid copies doesn't block the rest. */
const reportBroken = (source) => (error) => {
  // Without the database nothing can continue.
  if (typeof error.code === 'number') throw error;
  return { compared: 0, faults: [{ path: source, words: `cannot be compared: ${error.message}` }] };
};

const compareAll = async ({ check = false, 'without-accounts': withoutAccounts = false }, print) => {
  const firestore = db();
  const total = { compared: 0, differ: 0, repaired: 0 };
  const view = new Set();

  const notify = (faults, view) => {
    for (const { path, fix, ...fault } of faults) {
      // A copy of a missing talent named by another talent's records is found twice.
      if (view.has(path)) continue;
      view.add(path);
      print(`${path} ${fault.words ?? toWords(fault)}`);
      total.differ += 1;
      if (!check && fix) total.repaired += 1;
    }
  };

  const repair = async (source, compare) => {
    const { compared, faults } = await repairCopies(firestore, compare, { check }).catch(
      reportBroken(source),
    );
    total.compared += compared;
    notify(faults, view);
  };

  const repairAddresses = async (faults) => {
    notify(faults, new Set());
    if (!check) for (const { fix } of faults) await fix?.();
  };

  const sources = withoutAccounts
    ? SOURCES.filter((collection) => !PEOPLE_COLLECTIONS.includes(collection))
    : SOURCES;
  for (const collection of sources)
    for await (const docs of getPages(firestore.collection(collection).select()))
      await runForAll(docs, ({ id }) => repair(`${collection}/${id}`, compareRecordCopies(collection, id)));

  for (const collection of TALENT_COLLECTIONS)
    for await (const docs of getPages(firestore.collection(collection).select('talentId')))
      await runForAll(await findWithoutTalent(firestore, docs), (ref) =>
        repair(ref.path, compareWithTalent(ref)),
      );

  if (!withoutAccounts)
    for await (const docs of getPages(firestore.collection('users').select('email'))) {
      const users = docs.map((snapshot) => ({ id: snapshot.id, email: String(snapshot.get('email')) }));
      const { users: identities } = await auth().getUsers(users.map(({ id }) => ({ uid: id })));
      await repairAddresses(collectFaults(findDifferingAddresses(users, identities)));
    }

  const tested = new Set();
  for await (const docs of getPages(firestore.collection('rehearsals').select('agencyId')))
    for (const snapshot of docs) tested.add(snapshot.get('agencyId'));
  for await (const docs of getPages(firestore.collection('rehearsalSummaries').select()))
    for (const { id } of docs) tested.add(id);
  await runForAll(tested, (id) =>
    repair(`rehearsalSummaries/${id}`, compareRecordCopies('rehearsalSummaries', id)),
  );

  const { compared, differ, repaired } = total;
  print(
    check
      ? `${compared} copies compared, ${differ} differ.`
      : `${compared} copies compared, ${differ} differed, ${repaired} repaired.`,
  );
  return differ - repaired;
};

/** Compares copies, rights, addresses and invitations with their sources and repairs them unless `check`. Returns the number of remaining faults. */
export const runRepair = async ({ project, ...options }, print = console.log) => {
  const app = await connect(project);
  // Other apps in this process may use another project.
  chooseAdminApp(app);
  try {
    return await compareAll(options, print);
  } finally {
    await deleteApp(app);
  }
};
