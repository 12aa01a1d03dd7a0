import { isDeepStrictEqual } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { emulatorEnv, PROJECT_ID } from '../stack/fixed-points.mjs';
import { copiesOf, ticketCopies } from './copies.mjs';

/** Talents, or tickets, whose copies are compared at a time. */
const PAGE = 100;

const connect = (project) => {
  if (!project) Object.assign(process.env, emulatorEnv());
  return getFirestore(initializeApp({ projectId: project ?? PROJECT_ID }));
};

/** Values as they can be compared: moments by their milliseconds. */
const plain = (value) => {
  if (value instanceof Timestamp) return { millis: value.toMillis() };
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
  return value;
};

/** Fields in which a document is not as it should be. */
const fieldsApart = (stored, wanted) =>
  Object.keys(wanted).filter((field) => !isDeepStrictEqual(plain(stored[field]), plain(wanted[field])));

/** What is wrong with one copy, in words; undefined: nothing. `wanted` null: it should not be there. */
const faultOf = (stored, wanted) => {
  if (wanted === null) return stored ? 'has no source' : undefined;
  if (!stored) return 'is missing';
  const apart = fieldsApart(stored, wanted);
  return apart.length > 0 ? `differs in ${apart.join(', ')}` : undefined;
};

/** Every document of a collection, page by page. */
async function* pagesOf(firestore, collection) {
  let after;
  for (;;) {
    const ordered = firestore.collection(collection).orderBy('__name__').limit(PAGE);
    const { docs } = await (after ? ordered.startAfter(after) : ordered).get();
    if (docs.length > 0) yield docs;
    if (docs.length < PAGE) return;
    after = docs.at(-1);
  }
}

/**
 * Compares all copies with their sources and answers how many differ. Each is mended by a write of its own: what changes
 * meanwhile is written by its own transaction, and seen by the next run.
 */
export const runRepair = async ({ check = false, project }) => {
  const firestore = connect(project);
  let compared = 0;
  let differences = 0;
  const settle = async ({ path, stored, wanted, whole }) => {
    compared += 1;
    const fault = faultOf(stored, wanted);
    if (!fault) return;
    differences += 1;
    console.log(`${path} ${fault}`);
    if (check) return;
    if (wanted === null) await firestore.doc(path).delete();
    else if (whole) await firestore.doc(path).set(wanted);
    else if (stored) await firestore.doc(path).update(wanted);
  };
  for await (const talents of pagesOf(firestore, 'talents'))
    for (const talent of talents) for (const copy of await copiesOf(firestore, talent)) await settle(copy);
  for await (const tickets of pagesOf(firestore, 'curationTickets'))
    for (const ticket of tickets) await settle(await ticketCopies(firestore, ticket));
  const done = check ? 'differ' : 'differed and are mended';
  console.log(`${compared} copies compared, ${differences} ${done}.`);
  return differences;
};
