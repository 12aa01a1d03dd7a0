/** @module-tag full */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS } from '@domain/access/matrix.ts';
import { auth, firestore, INBOX } from '../stack/admin.ts';
import { waitForMail, type ReceivedMail } from '../stack/inbox.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { findCanaries, getName } from './crawl/canaries.ts';
import { JUDGED_COLLECTIONS, mayFetch, isApiOnly } from './crawl/oracle.ts';
import { mayBeMailed } from './crawl/oracle-visible.ts';
import { callAs, type ApiAnswers } from './crawl/over-api.ts';
import { getPlanted, removePlanted, readStored } from './crawl/records.ts';
import { readUnderRules } from './crawl/under-rules.ts';
import { decideSince, makeWorld, type World } from './crawl/world.ts';

/** Public data, and call counters, which the crawl clears. */
const OF_NOBODY = ['catalog', 'countries', 'languages', 'rateLimits'];

/** Thousands of requests take minutes, several times as many on a busy machine; in milliseconds. */
const LONG = { timeout: 1_800_000 };

let server: Awaited<ReturnType<typeof startOwnApi>>;
let world: World;

beforeAll(async () => {
  server = await startOwnApi();
  world = await makeWorld();
  expect(await decideSince(server.address, world)).toEqual([200, 200, 200, 200]);
  // What arrives during a test is removed after it.
  await waitForMail(world.rejected.email);
}, 300_000);

afterAll(async () => {
  await removePlanted();
  await auth().deleteUsers(world.people.map(({ uid }) => uid));
  server.stop();
}, 300_000);

const getPath = ({ collection, id }: { readonly collection: string; readonly id: string }): string =>
  `${collection}/${id}`;

it('the crawl has data of every collection', () => {
  const planted = [...new Set(getPlanted().map(({ collection }) => collection))].sort();
  expect(planted).toEqual([...JUDGED_COLLECTIONS].sort());
  const all = ACCESS.map(({ collection }) => collection).filter((name) => !OF_NOBODY.includes(name));
  expect(planted).toEqual(all.sort());
});

describe('everything that is fetched, listed or counted under the rules', () => {
  it('is visible to permitted callers only, and complete', LONG, async () => {
    const { agencies, rivals, personas } = world;
    const [plantedAgency, two] = agencies;

    const places = {
      agencies: agencies.map(({ id }) => id),
      companies: [...agencies.map(({ companyId }) => companyId), rivals.companyId],
      people: [plantedAgency, two].flatMap((agency) =>
        agency ? [agency.talent.uid, agency.engineer.uid] : [],
      ),
    };

    // Rules ignore the chosen agency, and guests have no token.
    const readers = personas.filter(({ token, chosen }) => token && !chosen);
    const all = [...readers, ...personas.slice(0, 1)];
    let requests = 0;
    const [leaks, unread]: [string[], string[]] = [[], []];
    for (const who of all) {
      const seen = await readUnderRules(who, places);
      requests += seen.requests;
      leaks.push(...seen.leaks);
      const records = getPlanted().filter((record) => mayFetch(who, record) && !isApiOnly(who, record));
      unread.push(
        ...records.map(getPath).flatMap((path) => (seen.records.has(path) ? [] : `${who.name}: ${path}`)),
      );
    }

    console.log(`Under the rules: ${requests} requests as ${all.length} people`);
    expect(leaks).toEqual([]);
    expect(unread).toEqual([]);
    expect(requests).toBeGreaterThan(15_000);
  });
});

/** Expected results for some personas, so that empty replies can't pass. */
const SERVED: Readonly<Record<string, readonly string[]>> = {
  'an admin': [
    'users',
    'agencies',
    'talents',
    'clients',
    'clientTerms',
    'companies',
    'engineers',
    'projects',
    'demoCache',
    'selfServiceInvites',
    'auditionInvites',
    'demos',
    'invitations',
  ],
  'a team member': ['users', 'agencies', 'talents', 'projects', 'demoCache', 'selfServiceInvites'],
  'a client without rates': ['users', 'agencies', 'clients', 'companies', 'projects', 'demoCache', 'demos'],
  'a talent': [
    'users',
    'agencies',
    'talents',
    'selfServiceInvites',
    'billingInformation',
    'paymentDetails',
    'memberships',
  ],
  'an engineer with a ticket': ['users', 'engineers', 'demos'],
  'a pending engineer': ['users', 'engineers'],
  'staff there and talent here, there': ['users', 'talents', 'projects', 'demoCache'],
  'client here and admin there, there': ['users', 'clients', 'engineers', 'talents'],
  'an admin who acts as a client': ['users', 'clients', 'companies', 'projects', 'demoCache'],
  'an admin who acts as a talent of two agencies': ['users', 'talents', 'selfServiceInvites'],
  'a signed-out visitor': ['agencies', 'castings', 'voices', 'castingDemos', 'demos'],
  'a guest who proved whom the audition is for': ['auditions'],
  'a guest invited as a talent': ['selfServiceInvites'],
  'a guest invited as an engineer': ['engineerInvites'],
};

const findUnserved = (reply: ReadonlyMap<string, ApiAnswers>): readonly string[] =>
  Object.entries(SERVED).flatMap(([name, collections]) => {
    const found = new Set([...(reply.get(name)?.records ?? [])].map((path) => path.split('/')[0]));
    return collections
      .filter((collection) => !found.has(collection))
      .map((collection) => `${name}: ${collection}`);
  });

const findWronglyMailed = (mails: readonly ReceivedMail[]): readonly string[] =>
  mails.flatMap((mail) => {
    const addressees = findCanaries(mail.to.join(' ')).map(({ record }) => record);
    const canaries = findCanaries(JSON.stringify(mail));
    return canaries
      .filter((canary) => !addressees.some((to) => mayBeMailed(to, canary)))
      .map((canary) => `${mail.to.join()} ${mail.subject}: ${getName(canary)}`);
  });

describe('every reply of the API', () => {
  it(
    'is visible to permitted callers only, changes no others’ records, and is granted to someone',
    LONG,
    async () => {
      const before = await readStored();
      const reply = new Map<string, ApiAnswers>();
      for (const who of world.personas) {
        await firestore().recursiveDelete(firestore().collection('rateLimits'));
        reply.set(who.name, await callAs(server.address, who, world));
      }

      const all = [...reply.values()];
      const requests = all.reduce((sum, apiAnswers) => sum + apiAnswers.requests, 0);
      console.log(`Over the API: ${requests} requests as ${all.length} people`);
      expect(all.flatMap(({ leaks }) => leaks)).toEqual([]);
      expect(all.flatMap(({ failures }) => failures)).toEqual([]);
      expect(findUnserved(reply)).toEqual([]);

      const linked = `castings/${world.agencies[0]?.project.linked.id}`;
      const openers = [...reply].filter(
        ([name, { records }]) => name.includes('guest') && records.has(linked),
      );
      expect(openers.map(([name]) => name)).toContain('a guest with the link of a casting');
      expect(requests).toBeGreaterThan(3_000);

      const after = await readStored();
      expect([...before.keys()].filter((path) => !isSame(before.get(path), after.get(path)))).toEqual([]);
    },
  );

  it('isn’t mailed to others', async () => {
    const mails = (await (await fetch(`${INBOX}/mails`)).json()) as readonly ReceivedMail[];
    expect(findWronglyMailed(mails)).toEqual([]);
    expect(mails.filter((mail) => findCanaries(mail.to.join(' ')).length > 0)).not.toEqual([]);
  });
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
