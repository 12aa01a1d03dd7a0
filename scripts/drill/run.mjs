import { rmSync } from 'node:fs';
import { getAuth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { connect } from '../repair/connect.mjs';
import { findDifferences } from './checks.mjs';
import { exportAll, readFiles, restore, restoreFiles, wipe } from './emulated.mjs';
import { eraseTalent } from './erase-talent.mjs';
import { loadProduct, setLocalSettings } from './product.mjs';
import { compareMaps, readDocuments, readIdentities } from './snapshot.mjs';

/** A report of the demo data that one signature short of three people have signed, and a talent with an account. */
const REPORT = 'session-olive-done';
const TALENT = { id: 'talent-02', email: 'talent2@agency-one.example' };

/** Attempts to export at rest. */
const ATTEMPTS = 10;

/** What changes after a restore without anyone's doing: the outbox continues to send. */
const MOVING = ['mail', 'notices', 'pulses', 'stuckMail'];
/** What the second erasure writes differently: moments and counters' shards, and no email follows. */
const REPEATED = [...MOVING, 'audit', 'auditChains', 'deletionRequests', 'idempotency', 'webhookEvents'];

/** Seals a report and the audit, so the backup contains both. */
const prepare = async ({ firestore, product }) => {
  const signed = Timestamp.now();
  await firestore.doc(`recordingSessionReports/${REPORT}`).update({
    cliSignedAt: signed,
    cliSignedBy: 'Clara Benet',
    vodSignedAt: signed,
    vodSignedBy: 'Dario Vela',
    sealedAt: signed,
    remindAt: signed,
  });
  await product.remindSigners(Date.now());
  if ((await product.sealAudit()) === 0) throw new Error('No audit record was sealed.');
};

const omit = (documents, collections) =>
  new Map([...documents].filter(([path]) => !collections.includes(path.split('/')[0])));

const read = async ({ firestore, auth }) => ({
  documents: await readDocuments(firestore),
  identities: await readIdentities(auth),
});

const compare = (expected, found) => [
  ...compareMaps(omit(expected.documents, MOVING), omit(found.documents, MOVING)),
  ...compareMaps(expected.identities, found.identities),
];

/** @param {{ project?: string, bucket?: string, print: (line: string) => void }} options */
const createContext = async ({ project, bucket, print }) => {
  const app = await connect(project, bucket);
  const product = await loadProduct();
  product.chooseAdminApp(app);
  return {
    firestore: product.db(),
    auth: getAuth(app),
    bucket: getStorage(app).bucket(),
    product,
    project,
    print,
  };
};

/** Exports while nothing changes: triggers of earlier changes may still run. Returns the folder and its content. */
const backUp = async (context) => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const saved = await read(context);
    const folder = await exportAll();
    if (compare(saved, await read(context)).length === 0) return { folder, saved };
    rmSync(folder, { recursive: true });
  }
  throw new Error('The stack never rests: something changes its data.');
};

/** Returns the stack to its state before the drill, for the tests that follow on it. */
const putBack = async ({ bucket }, folder, files) => {
  await wipe();
  await restore(folder);
  await restoreFiles(bucket, files);
  rmSync(folder, { recursive: true });
};

/** Returns a step's result, and prints how long it took. */
const time = async (print, title, run) => {
  const startedAt = performance.now();
  const result = await run();
  print(`     ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return result;
};

const report = (print, differences) => {
  for (const difference of differences) print(`     ${difference}`);
  print(`${differences.length} differences.`);
  return differences.length;
};

/** Erases again whom a restored project knows, and checks it. Returns the number of differences. */
export const finishRestore = async ({ project, bucket, print = console.log }) => {
  const context = await createContext({ project, bucket, print });
  print(`${await context.product.eraseAgain()} people erased again`);
  return report(print, await findDifferences(context));
};

/** Loses and restores the local stack's data, with an erasure after the backup. Returns the number of differences. */
export const runDrill = async (print = console.log) => {
  const startedAt = performance.now();
  await setLocalSettings();
  const context = await createContext({ print });
  const original = await backUp(context);
  const files = await readFiles(context.bucket, TALENT.id);
  await prepare(context);

  const { folder, saved } = await time(print, 'backup', () => backUp(context));
  await eraseTalent(context.firestore, TALENT);
  const erased = await read(context);

  await wipe();
  await time(print, 'restore', () => restore(folder));
  rmSync(folder, { recursive: true });
  const restored = compare(saved, await read(context));
  print(
    `${restored.length === 0 ? 'ok  ' : 'FAIL'} ${saved.documents.size} documents and ${saved.identities.size} identities restored`,
  );

  const count = await time(print, 'erasing again', () => context.product.eraseAgain());
  const afterwards = await read(context);
  const again = [
    ...(count === 1 ? [] : [`${count} people were erased again instead of one`]),
    ...compareMaps(omit(erased.documents, REPEATED), omit(afterwards.documents, REPEATED)),
    ...compareMaps(erased.identities, afterwards.identities),
  ];
  print(`${again.length === 0 ? 'ok  ' : 'FAIL'} who was erased after the backup is erased again`);

  const checks = await time(print, 'checks', () => findDifferences(context));
  await putBack(context, original.folder, files);
  print(`     in all: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return report(print, [...restored, ...again, ...checks]);
};
