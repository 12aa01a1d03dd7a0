import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page, Serialised } from '@domain/contract.ts';
import type { FoundDemo } from '@domain/demos/demos.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { copyAnew } from '../stack/copies.ts';
import { changeDemo, uploadDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { deadlineIn, makeTenant, type Tenant } from '../stack/tenant.ts';
import { readsOf } from '../stack/usage.ts';
import { makePerson, type Person } from './accounts.ts';

type Found = Page<Serialised<FoundDemo>>;

let one: Tenant;
let two: Tenant;
let admin: Person;
let rival: Person;
let talent: Account;

beforeAll(async () => {
  [one, two] = await Promise.all([makeTenant(0), makeTenant(0)]);
  admin = await makePerson(one.agencyId, one.companyId, 'admin');
  rival = await makePerson(two.agencyId, two.companyId, 'admin');
});
/** A talent of both agencies, with one demo that their clients find. */
beforeEach(async () => {
  talent = await makeTalentAccount([one.agencyId, two.agencyId]);
  const { collection } = await uploadDemo(talent.token, talent.uid);
  expect((await changeDemo(admin.token, collection, { reviewStatus: 'approved' })).status).toBe(200);
});

const path = () => `/connectionSession/${talent.uid}`;
const step = (token: string, body: object) => call('PATCH', path(), { token, body });
const PASSED = { status: 'passed', quality: 'GOOD', latencyMs: 12, sampleRateHz: 48_000, comment: 'Fine' };
const FAILED = { status: 'failed', quality: 'POOR', comment: 'Drops' };
const CANCELLED = { status: 'cancelled' };
/** A check from its request to its end. */
const hold = async (token: string, end: object) => {
  expect((await call('POST', path(), { token, body: {} })).status).toBe(201);
  expect((await step(token, end)).status).toBe(200);
};
const search = async (tenant: Tenant, filter = '') =>
  (
    await call<Found>('GET', `/demoCache?language=eng${filter}`, { token: tenant.clientToken })
  ).collection.items.filter(({ talentId }) => talentId === talent.uid);
/** What clients are told of the voice, and whether the filter finds it. */
const told = async (tenant: Tenant) => {
  const [voice] = await search(tenant);
  return [voice?.rehearsal ?? null, (await search(tenant, '&liveTested=true')).length];
};
const NOTHING = [null, 0];

describe('a live connection that was tested', () => {
  it('is told to clients of the agency that held the check, and to nobody else’s', async () => {
    await hold(admin.token, PASSED);
    const { at, ...measured } = (await search(one))[0]?.rehearsal ?? {};
    expect(measured).toEqual({ latencyMs: 12, sampleRateHz: 48_000 });
    expect(Date.now() - Date.parse(at ?? '')).toBeLessThan(60_000);
    expect(await told(one)).toEqual([{ at, ...measured }, 1]);
    expect(await told(two)).toEqual(NOTHING);
    // Once the other agency holds one of its own, its clients are told of that one.
    await hold(rival.token, { ...PASSED, latencyMs: 80 });
    expect((await search(two, '&liveTested=true'))[0]?.rehearsal).toMatchObject({ latencyMs: 80 });
    expect((await search(one, '&liveTested=true'))[0]?.rehearsal).toMatchObject({ latencyMs: 12 });
  });

  it('is not told before the check was held, nor when it failed or was called off', async () => {
    await call('POST', path(), { token: admin.token, body: {} });
    expect(await told(one)).toEqual(NOTHING);
    await step(admin.token, { status: 'booked', bookedFor: deadlineIn(5), timeZone: 'Europe/Madrid' });
    expect(await told(one)).toEqual(NOTHING);
    await step(admin.token, CANCELLED);
    expect(await told(one)).toEqual(NOTHING);
    await hold(admin.token, FAILED);
    expect(await told(one)).toEqual(NOTHING);
  });

  it('is taken back by one that failed since, and not by one that was called off', async () => {
    await hold(admin.token, PASSED);
    await hold(admin.token, CANCELLED);
    expect((await told(one))[1]).toBe(1);
    await hold(rival.token, FAILED);
    expect((await told(one))[1]).toBe(1);
    await hold(admin.token, FAILED);
    expect(await told(one)).toEqual(NOTHING);
  });

  it('goes with the voice that the agency blocks, and names no agency to the talent or to others’ staff', async () => {
    await hold(admin.token, PASSED);
    for (const token of [talent.token, two.teamToken, admin.token]) {
      const { status, collection } = await call<{ history: readonly object[] }>('GET', path(), { token });
      expect([status, collection.history.length]).toEqual([200, 1]);
      expect(collection.history[0]).not.toHaveProperty('agencyId');
    }
    await call('PATCH', `/talent/${talent.uid}`, { token: admin.token, body: { status: 'blocked' } });
    expect(await search(one)).toEqual([]);
    expect(await search(one, '&liveTested=true')).toEqual([]);
  });
});

it('the filter pages through more voices than one query may name, newest first, without gap or repeat', async () => {
  const many = await makeTenant(33);
  const at = Timestamp.now();
  const history = [{ status: 'passed', at, agencyId: many.agencyId, latencyMs: 9, sampleRateHz: null }];
  // All but the second.
  const tested = many.talents.filter((_, place) => place !== 1);
  const batch = firestore().batch();
  for (const { id } of tested)
    batch.set(firestore().doc(`connectionSessions/${id}`), {
      agencyIds: [many.agencyId],
      talentId: id,
      status: 'passed',
      schedulingLink: null,
      requestedAt: at,
      bookedFor: null,
      timeZone: null,
      history,
    });
  await batch.commit();
  await copyAnew(...tested.map(({ id }) => id));
  const seen: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const query: string = `language=eng&liveTested=true&pageSize=20${cursor && `&cursor=${cursor}`}`;
    const { collection } = await call<Found>('GET', `/demoCache?${query}`, { token: many.clientToken });
    seen.push(...collection.items.map(({ id }) => id));
    ({ cursor } = collection);
  }
  expect(seen).toEqual(tested.map(({ demoId }) => demoId));
  // What was measured is read once for a page, whoever is on it, and no voice is read for nothing.
  for (const query of ['language=eng&pageSize=20', 'language=eng&liveTested=true&pageSize=20']) {
    const ask = () => call<Found>('GET', `/demoCache?${query}`, { token: many.clientToken });
    expect((await ask()).collection.items).toHaveLength(20);
    expect(await readsOf('rehearsals', ask)).toBe(0);
    expect(await readsOf('rehearsalSummaries', ask)).toBe(1);
    expect(await readsOf('demoCache', ask), query).toBeLessThanOrEqual(query.includes('Tested') ? 32 : 20);
  }
  const all = await call<Found>('GET', '/demoCache?language=eng&liveTested=false', {
    token: many.clientToken,
  });
  expect(all.collection.items.map(({ id }) => id)).toContain(many.talents[1]?.demoId);
});
