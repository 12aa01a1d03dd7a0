import { createHash } from 'node:crypto';
import { runRepair } from '../repair/run.mjs';

const checkChains = async (firestore, { checkWholeChain }) => {
  const faults = [];
  let checked = 0;

  const { docs } = await firestore.collection('auditChains').where('seq', '>', 0).get();
  for (const snapshot of docs) {
    const chain = await checkWholeChain(snapshot.get('agencyId'));
    checked += chain.checked;
    if (chain.flaw)
      faults.push(`The audit chain of ${snapshot.id} is broken: ${chain.flaw.kind} at ${chain.flaw.seq}`);
  }

  return { title: `${checked} audit records in ${docs.length} chains`, faults };
};

/** A sealed report has a file whose content has the hash in its name, and a seal under that hash. */
const checkSealedReports = async (firestore, bucket) => {
  const faults = [];
  const { docs } = await firestore.collection('reportInvites').where('storagePath', '>', '').get();

  for (const snapshot of docs) {
    const path = snapshot.get('storagePath');
    const sha256 = /([0-9a-f]{64})\.pdf$/.exec(path)?.[1];
    const [exists] = await bucket.file(path).exists();
    const content = exists ? (await bucket.file(path).download())[0] : Buffer.alloc(0);

    if (!exists) faults.push(`${path} is missing`);
    else if (createHash('sha256').update(content).digest('hex') !== sha256)
      faults.push(`${path} was changed`);
    if (!(await firestore.doc(`seals/${sha256}`).get()).exists) faults.push(`${path} has no seal`);
  }

  return { title: `${docs.length} sealed reports`, faults };
};

const checkErasures = async (firestore) => {
  const { docs } = await firestore.collection('deletionRequests').where('state', '==', 'erasing').get();
  return {
    title: 'erasures are complete',
    faults: docs.map(({ id }) => `The erasure of ${id} is not complete`),
  };
};

const checkCopies = async (project) => {
  const faults = [];
  await runRepair({ check: true, project }, (line) => faults.push(line));
  return { title: faults.pop(), faults };
};

/** Checks a restored project by its own records. Returns a sentence per difference. */
export const findDifferences = async ({ firestore, bucket, product, project, print }) => {
  const checks = [
    await checkChains(firestore, product),
    await checkSealedReports(firestore, bucket),
    await checkErasures(firestore),
    // Last: it uses an app of its own.
    await checkCopies(project),
  ];

  for (const { title, faults } of checks) print(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${title}`);
  return checks.flatMap(({ faults }) => faults);
};
