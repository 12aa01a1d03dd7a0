/**
 * Writes emulator-data anew: the same input gives the same files, byte for byte. Times are relative (`@day-3` is three
 * days before the stack starts, `@date5` and `@calendar5` the calendar date in five days), so that deadlines never go stale.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTs } from '../load-ts.mjs';
import { answerHelp } from '../usage.mjs';
import { accountRecords, clientRecords, inviteRecords } from './accounts.mjs';
import { catalogue } from './catalogue.mjs';
import { consentRecords } from './consents.mjs';
import { countries, languages } from './iso.mjs';
import { operationRecords, ticketOf } from './operations.mjs';
import { ACCOUNTS, AGENCIES, AGENCY_CONTRACTS, COMPANIES } from './people.mjs';
import { projectRecords } from './projects.mjs';
import { rosterRecords } from './roster.mjs';
import { demosOf, talentRecords, talents } from './talents.mjs';

const data = fileURLToPath(new URL('../../emulator-data/', import.meta.url));
const { clientSearchOf } = await loadTs('domain/src/clients/client-search.ts');
const { engineerSearchOf } = await loadTs('domain/src/engineers/engineer-search.ts');
const { AUDIO_LIMITS } = await loadTs('domain/src/audio/limits.ts');
const { levelOf } = await loadTs('domain/src/audio/quality.ts');
const { measureMp3 } = await loadTs('functions/src/audio/measure-mp3.ts');

const CATEGORY_LABEL = Object.fromEntries(
  Object.values(catalogue())
    .filter(({ catalog }) => catalog === 'DEMO_CATEGORY')
    .map(({ code, label }) => [code, label]),
);

/** Private and public halves of every demo, measured from its file. */
const demoRecords = async () => {
  const records = { demos: {}, demoCache: {} };
  for (const talent of talents()) {
    for (const { id, category, tone, reviewStatus, dayOffset } of demosOf(talent)) {
      const file = `${data}audio/${id}.mp3`;
      const measured = await measureMp3(readFileSync(file), 'record', AUDIO_LIMITS.demo);
      const { durationMs, peaks, quality } = measured;
      const isApproved = reviewStatus === 'approved';
      const isWaiting = reviewStatus === 'pending';
      const ticket = isApproved ? undefined : ticketOf(talent.id);
      const storagePath = `demos/${talent.id}/${id}.mp3`;
      const traits = {
        language: talent.language,
        gender: talent.gender,
        voiceAge: talent.age,
        tone,
        category,
        languageTag: null,
        accent: null,
        // No talent of the seed has two of one category.
        principalInCategory: true,
        syntheticVoiceConsent: false,
      };
      const shared = {
        talentId: talent.id,
        agencyIds: talent.agencyIds,
        name: CATEGORY_LABEL[category],
        durationMs,
        peaks,
      };
      records.demos[id] = {
        ...shared,
        ...traits,
        comment: null,
        storagePath,
        approvedPath: isApproved ? storagePath : null,
        fileSize: statSync(file).size,
        quality,
        reviewStatus,
        approved: isApproved,
        reviewerComment:
          reviewStatus === 'rejected' ? 'The end is cut off. Please upload the whole take.' : null,
        editedDuringCuration: false,
        engineer: isWaiting ? null : 'user-engineer-one',
        reviewedAt: isWaiting ? null : `@day${dayOffset}`,
        earlierReviews: [],
        curationTicketId: ticket?.id ?? null,
        assignedTo: ticket?.assignedTo ?? null,
        assignedAt: ticket?.assignedAt ?? null,
        createdAt: `@day${dayOffset - 10}`,
        updatedAt: `@day${isWaiting ? dayOffset - 10 : dayOffset}`,
      };
      if (isApproved) {
        records.demoCache[id] = {
          ...shared,
          ...traits,
          talentPublicName: talent.publicName,
          level: levelOf(quality),
          approvedAt: `@day${dayOffset}`,
        };
      }
    }
  }
  return records;
};

/** Every collection of the seed by name, and the accounts. */
export const makeSeed = async () => {
  const demos = await demoRecords();
  const people = talentRecords();
  const collections = {
    catalog: catalogue(),
    languages: languages(),
    countries: countries(),
    agencies: AGENCIES,
    agencyContracts: AGENCY_CONTRACTS,
    companies: COMPANIES,
    ...accountRecords(),
    ...clientRecords(clientSearchOf),
    ...inviteRecords(),
    consents: consentRecords(),
    ...people,
    ...demos,
    ...rosterRecords(people.talents, demos.demos),
    ...projectRecords(demos.demoCache, people.talents),
    ...operationRecords(engineerSearchOf),
  };
  return { collections, accounts: ACCOUNTS };
};

/** The text of one seed file. */
export const textOf = (value) => `${JSON.stringify(value, null, 1)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`Usage: npm run seed

Writes emulator-data anew from scripts/seed: the same input gives the same files, byte for byte.`);
  const { collections, accounts } = await makeSeed();
  mkdirSync(`${data}firestore`, { recursive: true });
  for (const file of readdirSync(`${data}firestore`)) rmSync(`${data}firestore/${file}`);
  for (const [name, records] of Object.entries(collections)) {
    writeFileSync(`${data}firestore/${name}.json`, textOf(records));
  }
  writeFileSync(`${data}accounts.json`, textOf(accounts));
  const count = Object.values(collections).reduce((sum, records) => sum + Object.keys(records).length, 0);
  console.log(`Wrote ${Object.keys(collections).length} collections, ${count} records.`);
}
