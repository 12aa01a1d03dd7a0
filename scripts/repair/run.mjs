import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { EMULATORS, emulatorEnv, PROJECT_ID } from '../stack/fixed-points.mjs';
import { copiesOfCasting, copiesOfTicket } from './counts.mjs';
import { settle } from './settle.mjs';
import { copyWithoutTalent, OF_TALENTS, withoutTalent } from './sourceless.mjs';
import { copiesOfTalent } from './talents.mjs';

/** Sources that are read at a time, and those whose copies are compared at once. */
const PAGE = 100;
const TOGETHER = 10;

const SOURCES = [
  ['talents', copiesOfTalent],
  ['curationTickets', copiesOfTicket],
  ['castings', copiesOfCasting],
];

/** Refuses to wait for a stack that does not run: the SDK would, for minutes. */
const requireStack = async () => {
  const { host, port } = EMULATORS.firestore;
  await fetch(`http://${host}:${port}`).catch(() => {
    throw new Error(
      'The local stack does not answer. Start it with npm start, or name a real project with --project.',
    );
  });
};

const connect = async (project) => {
  if (!project) {
    Object.assign(process.env, emulatorEnv());
    await requireStack();
  }
  return getFirestore(initializeApp({ projectId: project ?? PROJECT_ID }));
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

/** Compares all copies with their sources, and mends them unless `check`. Answers how many differ still. */
export const runRepair = async ({ check = false, project }) => {
  const firestore = await connect(project);
  const total = { compared: 0, differ: 0, mended: 0 };
  const settled = async (copiesOf) => {
    const { compared, faults } = await settle(firestore, copiesOf, { check });
    total.compared += compared;
    for (const { path, words, mend } of faults) {
      console.log(`${path} ${words}`);
      total.differ += 1;
      if (!check && mend) total.mended += 1;
    }
  };

  for (const [collection, copiesOf] of SOURCES)
    for await (const docs of pagesOf(firestore.collection(collection).select()))
      await forAll(docs, ({ id }) => settled((transaction) => copiesOf(firestore, transaction, id)));
  for (const collection of OF_TALENTS)
    for await (const docs of pagesOf(firestore.collection(collection).select('talentId')))
      await forAll(await withoutTalent(firestore, docs), (ref) =>
        settled((transaction) => copyWithoutTalent(firestore, transaction, ref)),
      );

  const { compared, differ, mended } = total;
  console.log(
    check
      ? `${compared} copies compared, ${differ} differ.`
      : `${compared} copies compared, ${differ} differed, ${mended} of them are mended.`,
  );
  await firestore.terminate();
  return differ - mended;
};
