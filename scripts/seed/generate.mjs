/**
 * Rebuilds emulator-data: the same input gives identical files. Times are relative, so deadlines never expire:
 * `@day-3` is three days before the stack starts, `@date5` and `@calendar5` the date in five days.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTs } from '../load-ts.mjs';
import { answerHelp } from '../usage.mjs';
import { makeAccountRecords, makeClientRecords, inviteRecords } from './accounts.mjs';
import { makeCatalog } from './catalogue.mjs';
import { makeConsentRecords } from './consents.mjs';
import { makeDeliveryRecords } from './deliveries.mjs';
import { makeDemoRecords } from './demos.mjs';
import { makeEnquiryRecords } from './enquiries.mjs';
import { listCountries, listLanguages } from './iso.mjs';
import { makeOperationRecords } from './operations.mjs';
import { makeInvitationRecords } from './invitations.mjs';
import { makeLedgerRecords } from './ledger.mjs';
import { makeOrderRecords } from './orders.mjs';
import { ACCOUNTS, AGENCIES, AGENCY_CONTRACTS, AGENCY_SLUGS, COMPANIES } from './people.mjs';
import { makePricingRecords } from './pricing.mjs';
import { makeGuestRecords } from './guests.mjs';
import { makeVoiceCommentRecords } from './voice-comments.mjs';
import { makeProjectRecords } from './projects.mjs';
import { makeRosterRecords } from './roster.mjs';
import { makeTalentRecords } from './talents.mjs';

const data = fileURLToPath(new URL('../../emulator-data/', import.meta.url));
const { toClientSearch } = await loadTs('domain/src/clients/client-search.ts');
const { toEngineerSearch } = await loadTs('domain/src/engineers/engineer-search.ts');
const { AUDIO_LIMITS } = await loadTs('domain/src/audio/limits.ts');
const { measureTake } = await loadTs('functions/src/platform/sound/measure-take.ts');

/** Measures a demo's file. */
const measure = async (id) => {
  const file = readFileSync(`${data}audio/${id}.mp3`);
  const { durationMs, peaks, quality } = await measureTake(file, 'record', AUDIO_LIMITS.demo);
  return { durationMs, peaks, quality, fileSize: file.length };
};

/** All seed collections by name, and the accounts. */
export const makeSeed = async () => {
  const demos = await makeDemoRecords(measure);
  const people = makeTalentRecords();
  const projects = makeProjectRecords(demos.demoCache, people.talents);
  const roster = makeRosterRecords(people.talents, demos.demos, demos.demoCache);
  const pricing = makePricingRecords(projects.voices);
  const orders = makeOrderRecords({ ...projects, ...roster, ...pricing, ...people });

  const collections = {
    catalog: makeCatalog(),
    languages: listLanguages(),
    countries: listCountries(),
    agencies: AGENCIES,
    agencyContracts: AGENCY_CONTRACTS,
    agencySlugs: AGENCY_SLUGS,
    companies: COMPANIES,
    ...makeAccountRecords(),
    ...makeClientRecords(toClientSearch),
    ...inviteRecords(),
    ...makeInvitationRecords(inviteRecords()),
    consents: makeConsentRecords(),
    ...people,
    ...demos,
    ...roster,
    ...projects,
    ...makeGuestRecords(projects),
    ...makeVoiceCommentRecords(projects),
    ...makeEnquiryRecords(projects, people),
    ...pricing,
    ...orders,
    ...makeLedgerRecords({ ...projects, ...pricing, ...orders, ...people, ...roster }),
    ...makeOperationRecords(toEngineerSearch),
    ...(await makeDeliveryRecords()),
  };

  return { collections, accounts: ACCOUNTS };
};

export const toText = (value) => `${JSON.stringify(value, null, 1)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  answerHelp(`Usage: npm run seed [-- --showcase]

Writes emulator-data from scripts/seed: the same input gives the same files, byte for byte.

  --showcase  writes emulator-data/showcase as well, a year of work that npm start loads on top and tests don't; takes minutes`);

  const { collections, accounts } = await makeSeed();

  mkdirSync(`${data}firestore`, { recursive: true });
  for (const file of readdirSync(`${data}firestore`)) rmSync(`${data}firestore/${file}`);
  for (const [name, records] of Object.entries(collections)) {
    writeFileSync(`${data}firestore/${name}.json`, toText(records));
  }
  writeFileSync(`${data}accounts.json`, toText(accounts));

  const count = Object.values(collections).reduce((sum, records) => sum + Object.keys(records).length, 0);
  console.log(`Wrote ${Object.keys(collections).length} collections, ${count} records.`);

  if (process.argv.includes('--showcase')) {
    const { generateShowcase } = await import('./showcase/generate.mjs');
    console.log(`Wrote the showcase: ${await generateShowcase()} records.`);
    // The showcase's emulators keep the process alive.
    process.exit(0);
  }
}
