import { readFileSync } from 'node:fs';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { makeDemoRecords } from '../../seed/demos.mjs';
import { toStoredRecord } from '../../seed/load.mjs';
import { TALENTS } from '../../seed/people.mjs';
import { makeRosterRecords } from '../../seed/roster.mjs';
import { pickTalent, makeTalentRecords } from '../../seed/talents.mjs';
import { PROJECT_ID } from '../../stack/fixed-points.mjs';

/** The measured agency. */
export const AGENCY = 'agency-one';
/** Lower numbers are the seed's talents. */
const FIRST = 1001;
export const DEMOS = 3;
/** Talents created and written per chunk. */
const CHUNK = 500;

/** Returns one of many talents, combined from the seed's names and voices. */
const getTalent = (index) => {
  const [name, , gender, language, age] = TALENTS[index % TALENTS.length];
  const [, lastName] = TALENTS[(index * 7 + Math.floor(index / TALENTS.length)) % TALENTS.length];
  const number = FIRST + index;

  return {
    ...pickTalent([name, lastName, gender, language, age], number),
    email: `voice.${number}@talents.example`,
    agencyIds: [AGENCY],
    demoCount: DEMOS,
    isApproved: true,
  };
};

/** Measurements of the seed's files, reused for demos that aren't played. */
const seeded = Object.values(
  JSON.parse(readFileSync(new URL('../../../emulator-data/firestore/demos.json', import.meta.url), 'utf8')),
);
let measured = 0;
const measure = () => seeded[(measured += 1) % seeded.length];

/** Writes a range of talents with their demos, public copies, rates and roster entries. */
export const loadTalents = async (from, to) => {
  const app =
    getApps().find(({ name }) => name === 'many') ?? initializeApp({ projectId: PROJECT_ID }, 'many');
  const firestore = getFirestore(app);
  const now = Date.now();
  let documents = 0;
  let written;

  for (let start = from; start < to; start += CHUNK) {
    const all = Array.from({ length: Math.min(CHUNK, to - start) }, (_, index) => getTalent(start + index));
    const people = makeTalentRecords(all);
    const demos = await makeDemoRecords(measure, all);
    const collections = {
      ...people,
      ...demos,
      ...makeRosterRecords(people.talents, demos.demos, demos.demoCache),
    };
    const writer = firestore.bulkWriter({ throttling: false });

    for (const [collection, records] of Object.entries(collections))
      for (const [id, record] of Object.entries(records)) {
        documents += 1;
        // Summaries merge all chunks.
        const merge = collection === 'rehearsalSummaries';
        void writer.set(firestore.collection(collection).doc(id), toStoredRecord(collection, record, now), {
          merge,
        });
      }

    // The next chunk is created during the write.
    await written;
    written = writer.close();
  }

  await written;

  return documents;
};
