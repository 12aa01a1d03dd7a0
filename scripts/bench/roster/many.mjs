import { readFileSync } from 'node:fs';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { demoRecords } from '../../seed/demos.mjs';
import { storedRecord } from '../../seed/load.mjs';
import { TALENTS } from '../../seed/people.mjs';
import { rosterRecords } from '../../seed/roster.mjs';
import { pickTalent, talentRecords } from '../../seed/talents.mjs';
import { PROJECT_ID } from '../../stack/fixed-points.mjs';

/** Whose roster it is. */
export const AGENCY = 'agency-one';
/** The seed's own talents have the numbers before. */
const FIRST = 1001;
/** Demos of each talent. */
export const DEMOS = 3;
/** Talents whose records are made, and written, at a time. */
const CHUNK = 500;

/** Returns one of many talents, combined from the seed's names and voices. */
const talentAt = (at) => {
  const [name, , gender, language, age] = TALENTS[at % TALENTS.length];
  const [, lastName] = TALENTS[(at * 7 + Math.floor(at / TALENTS.length)) % TALENTS.length];
  const number = FIRST + at;
  return {
    ...pickTalent([name, lastName, gender, language, age], number),
    email: `voice.${number}@talents.example`,
    agencyIds: [AGENCY],
    demoCount: DEMOS,
    isApproved: true,
  };
};

/** What was measured of the seed's files: there are no others, and nobody plays these. */
const seeded = Object.values(
  JSON.parse(readFileSync(new URL('../../../emulator-data/firestore/demos.json', import.meta.url), 'utf8')),
);
let measured = 0;
const measure = () => seeded[(measured += 1) % seeded.length];

/** Writes the talents from one place to another, whole: with their demos, public halves, rates and place in the roster. */
export const loadTalents = async (from, to) => {
  const app =
    getApps().find(({ name }) => name === 'many') ?? initializeApp({ projectId: PROJECT_ID }, 'many');
  const firestore = getFirestore(app);
  const now = Date.now();
  let documents = 0;
  let written;
  for (let start = from; start < to; start += CHUNK) {
    const all = Array.from({ length: Math.min(CHUNK, to - start) }, (_, at) => talentAt(start + at));
    const people = talentRecords(all);
    const demos = await demoRecords(measure, all);
    const collections = {
      ...people,
      ...demos,
      ...rosterRecords(people.talents, demos.demos, demos.demoCache),
    };
    const writer = firestore.bulkWriter({ throttling: false });
    for (const [collection, records] of Object.entries(collections))
      for (const [id, record] of Object.entries(records)) {
        documents += 1;
        // What sums an agency up is of all chunks.
        const merge = collection === 'rehearsalSummaries';
        void writer.set(firestore.collection(collection).doc(id), storedRecord(collection, record, now), {
          merge,
        });
      }
    // What comes next is made meanwhile.
    await written;
    written = writer.close();
  }
  await written;
  return documents;
};
