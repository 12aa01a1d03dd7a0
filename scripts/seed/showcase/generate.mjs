/** Plays the showcase's story through the API with its own clock, and writes the result. */
import { readFileSync } from 'node:fs';
import { SHOWCASE_NOW } from './load.mjs';
import { createAuditionSteps } from './story/auditions.mjs';
import { createBookingSteps } from './story/booking.mjs';
import { createCastingSteps } from './story/casting.mjs';
import { createDemoSteps } from './story/demos.mjs';
import { createFlow } from './story/flow.mjs';
import { createGuestSteps } from './story/guests.mjs';
import { createJoinSteps } from './story/join.mjs';
import { createOfficeSteps } from './story/office.mjs';
import { createOrderSteps } from './story/orders.mjs';
import { createPayoutSteps } from './story/payouts.mjs';
import { tellStory } from './story/tell.mjs';
import { makeTimeline } from './story/timeline.mjs';
import { startWorld } from './world.mjs';
import { createShowcaseWriter } from './write.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** First and last day of the story, relative to its Monday. */
const [FIRST_DAY, LAST_DAY] = [-385, 6];
/** Scheduled work runs daily from this day, before that every third day. */
const DAILY_FROM = -100;

/** Runs the schedules due at the current moment. */
const keepUp = async (world) => {
  await world.clearLimits();
  const now = Date.now();
  await world.keepLedger(now);
  await world.remindTalents(now);
  await world.remindSigners(now);
  await world.sendOutcomes(now);
  await world.sendEndReminders(now);
  await world.dropEnded(now);
  await world.triggersDone();
};

const seedPaths = () => {
  const file = new URL('../../../emulator-data/firestore/demos.json', import.meta.url);
  return new Set(Object.values(JSON.parse(readFileSync(file, 'utf8'))).map(({ storagePath }) => storagePath));
};

/** Generates the showcase and writes it. Returns the number of records, counted again for each day they change. */
export const generateShowcase = async () => {
  const world = await startWorld({ now: SHOWCASE_NOW, begin: SHOWCASE_NOW + FIRST_DAY * DAY_MS });
  const writer = createShowcaseWriter(world);
  const timeline = makeTimeline();

  const parts = {
    timeline,
    demos: createDemoSteps(world),
    casting: createCastingSteps(world),
    guests: createGuestSteps(world),
    auditions: createAuditionSteps(world),
    booking: createBookingSteps(world),
    office: createOfficeSteps(world),
    orders: createOrderSteps(world),
    payouts: createPayoutSteps(world),
  };

  const join = createJoinSteps(world, parts.demos);

  for (let day = FIRST_DAY; day <= LAST_DAY; day += day < DAILY_FROM ? 3 : 1)
    timeline.at(SHOWCASE_NOW + day * DAY_MS - 60_000, () => keepUp(world));
  tellStory({ ...parts, join, flow: createFlow(parts) }, FIRST_DAY);

  let records = 0;
  for (let day = 0; day <= LAST_DAY; day += 1) {
    await timeline.playUntil(SHOWCASE_NOW + day * DAY_MS);
    records += await writer.writeDocuments(day);
  }

  const ofSeed = seedPaths();
  await writer.writeFiles((name) => ofSeed.has(name));
  writer.writeAccounts(join.accounts);

  return records;
};
