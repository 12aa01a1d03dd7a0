/** Plays the showcase's story through the API, with a clock of its own, and writes what comes of it. */
import { readFileSync } from 'node:fs';
import { SHOWCASE_NOW } from './load.mjs';
import { auditions } from './story/auditions.mjs';
import { booking } from './story/booking.mjs';
import { EARLIER, RECENT } from './story/campaigns.mjs';
import { CLIENTS, ENGINEERS, KNOWN_CLIENTS, NEW_DEMOS, TALENTS, TEAM } from './story/cast.mjs';
import { casting } from './story/casting.mjs';
import { flowOf } from './story/flow.mjs';
import { guests } from './story/guests.mjs';
import { joining } from './story/join.mjs';
import { orders } from './story/orders.mjs';
import { makeTimeline, workHour } from './story/timeline.mjs';
import { startWorld } from './world.mjs';
import { showcaseWriter } from './write.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 6;
const FIRST_DAY = -385;
const AGENCY = 'agency-one';

export const generateShowcase = async () => {
  const world = await startWorld({ now: SHOWCASE_NOW, begin: SHOWCASE_NOW + FIRST_DAY * DAY_MS });
  const writer = showcaseWriter(world);
  const timeline = makeTimeline();
  const join = joining(world);
  const flow = flowOf({
    timeline,
    casting: casting(world),
    guests: guests(world),
    auditions: auditions(world),
    booking: booking(world),
    orders: orders(world),
  });

  const clients = Object.fromEntries(
    Object.entries(KNOWN_CLIENTS).map(([key, { email, name }]) => [key, { as: email, clientName: name }]),
  );
  const begin = (project, how) =>
    timeline.at(workHour(project.start, 8), () => {
      Object.assign(project, { ...clients[project.client], agency: AGENCY, staff: TEAM });
      how(project);
    });

  timeline.at(workHour(FIRST_DAY + 1), async () => {
    for (const { email, billing } of Object.values(KNOWN_CLIENTS)) {
      if (!billing) continue;
      const [legalName, address, city, zip, country] = billing;
      const body = { legalName, address, city, zip, country };
      await world.call('POST', '/billing', { as: email, agency: AGENCY, body });
    }
    for (const engineer of ENGINEERS) await join.joinEngineer(engineer);
  });
  Object.entries(CLIENTS).forEach(([key, client], at) =>
    timeline.at(workHour(-120 + at * 3), async () => {
      const { email, name } = await join.joinClient(client);
      clients[key] = { as: email, clientName: name };
    }),
  );
  TALENTS.forEach((talent, at) =>
    timeline.at(workHour(-110 + at), async () => {
      const joined = await join.joinTalent(talent);
      timeline.at(Date.now() + DAY_MS, () => join.reviewDemos(joined.demos));
      timeline.at(Date.now() + 3 * DAY_MS, () => join.scoreTalent(joined.id, joined.languages));
    }),
  );
  NEW_DEMOS.forEach((demos, at) =>
    timeline.at(workHour(-30 + at), async () => join.reviewDemos(await join.addDemos(...demos))),
  );
  for (const project of EARLIER) begin(project, flow.beginEarlier);
  for (const project of RECENT) begin(project, flow.beginRecent);
  for (let day = FIRST_DAY; day <= DAYS; day += 1) {
    const keepUp = async () => {
      await world.clearLimits();
      const now = Date.now();
      await world.keepLedger(now);
      await world.remindTalents(now);
      await world.remindSigners(now);
      await world.tellOutcomes(now);
      await world.remindOfEnds(now);
      await world.dropEnded(now);
      await world.triggersDone();
    };
    timeline.at(SHOWCASE_NOW + day * DAY_MS - 60_000, keepUp);
  }
  for (let day = 0; day <= DAYS; day += 1) {
    await timeline.playUntil(SHOWCASE_NOW + day * DAY_MS);
    await writer.writeDocuments(day);
  }
  const seeded = JSON.parse(
    readFileSync(new URL('../../../emulator-data/firestore/demos.json', import.meta.url), 'utf8'),
  );
  const ofSeed = new Set(Object.values(seeded).map(({ storagePath }) => storagePath));
  await writer.writeFiles((name) => ofSeed.has(name));
  writer.writeAccounts(join.accounts);
};
