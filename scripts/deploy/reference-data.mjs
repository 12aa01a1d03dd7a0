import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { ROOT } from '../bootstrap.mjs';

/** Collections that are the same in every installation; their source is the generated demo data. */
export const REFERENCE_DATA = ['catalog', 'countries', 'languages'];

/** Records that one batch may write. */
const BATCH = 400;

const readSource = (collection) =>
  Object.entries(JSON.parse(readFileSync(`${ROOT}emulator-data/firestore/${collection}.json`, 'utf8')));

/** Writes missing and differing records of the catalogue, countries and languages. Returns how many. Others stay: records may name them. */
export const writeReferenceData = async (firestore) => {
  let count = 0;

  for (const collection of REFERENCE_DATA) {
    const { docs } = await firestore.collection(collection).get();
    const stored = new Map(docs.map((snapshot) => [snapshot.id, snapshot.data()]));
    const changed = readSource(collection).filter(
      ([id, record]) => !isDeepStrictEqual(stored.get(id), record),
    );

    for (let start = 0; start < changed.length; start += BATCH) {
      const batch = firestore.batch();
      for (const [id, record] of changed.slice(start, start + BATCH))
        batch.set(firestore.collection(collection).doc(id), record);
      await batch.commit();
    }
    count += changed.length;
  }

  return count;
};
