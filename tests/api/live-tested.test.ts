import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page, Serialised } from '@domain/contract.ts';
import type { FoundDemo } from '@domain/demos/demos.ts';
import type { Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { changeDemo, uploadDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeDeadline, makeTenant, type Tenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';

type DemoPage = Page<Serialised<FoundDemo>>;

let firstTenant: Tenant;
let secondTenant: Tenant;
let admin: Person;
let rival: Person;
let talent: Account;

beforeAll(async () => {
  [firstTenant, secondTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  admin = await makePerson(firstTenant.agencyId, firstTenant.companyId, 'admin');
  rival = await makePerson(secondTenant.agencyId, secondTenant.companyId, 'admin');
});
/** A talent of both agencies with one demo that their clients find. */
setUpOnce(async () => {
  talent = await makeTalentAccount([firstTenant.agencyId, secondTenant.agencyId]);
  const { collection } = await uploadDemo(talent.token, talent.uid);
  expect((await changeDemo(admin.token, collection, { reviewStatus: 'approved' })).status).toBe(200);
});

const getPath = () => `/connectionSession/${talent.uid}`;
const takeStep = (token: string, body: object) => call('PATCH', getPath(), { token, body });
const PASSED = { status: 'passed', quality: 'GOOD', latencyMs: 12, sampleRateHz: 48_000, comment: 'Fine' };
const FAILED = { status: 'failed', quality: 'POOR', comment: 'Drops' };
const CANCELLED = { status: 'cancelled' };
/** Requests a check and completes it. */
const hold = async (token: string, end: object) => {
  expect((await call('POST', getPath(), { token, body: {} })).status).toBe(201);
  expect((await takeStep(token, end)).status).toBe(200);
};
const search = async (tenant: Tenant, filter = '') =>
  (
    await call<DemoPage>('GET', `/demoCache?language=eng${filter}`, { token: tenant.clientToken })
  ).collection.items.filter(({ talentId }) => talentId === talent.uid);
/** Returns the voice as clients see it, and whether the filter finds it. */
const readReply = async (tenant: Tenant) => {
  const [voice] = await search(tenant);
  return [voice?.rehearsal ?? null, (await search(tenant, '&liveTested=true')).length];
};
const NOTHING = [null, 0];

describe('a tested live connection', () => {
  it('is shown to clients of the testing agency only', async () => {
    await hold(admin.token, PASSED);

    const { at, ...measured } = (await search(firstTenant))[0]?.rehearsal ?? {};
    expect(measured).toEqual({ latencyMs: 12, sampleRateHz: 48_000 });
    expect(Date.now() - Date.parse(at ?? '')).toBeLessThan(60_000);
    expect(await readReply(firstTenant)).toEqual([{ at, ...measured }, 1]);
    expect(await readReply(secondTenant)).toEqual(NOTHING);
    // Once the other agency has its own, its clients see that one.
    await hold(rival.token, { ...PASSED, latencyMs: 80 });
    expect((await search(secondTenant, '&liveTested=true'))[0]?.rehearsal).toMatchObject({ latencyMs: 80 });
    expect((await search(firstTenant, '&liveTested=true'))[0]?.rehearsal).toMatchObject({ latencyMs: 12 });
  });

  it('is hidden before the check, and after a failed or cancelled one', async () => {
    await call('POST', getPath(), { token: admin.token, body: {} });
    expect(await readReply(firstTenant)).toEqual(NOTHING);
    await takeStep(admin.token, { status: 'booked', bookedFor: makeDeadline(5), timeZone: 'Europe/Madrid' });
    expect(await readReply(firstTenant)).toEqual(NOTHING);
    await takeStep(admin.token, CANCELLED);
    expect(await readReply(firstTenant)).toEqual(NOTHING);
    await hold(admin.token, FAILED);
    expect(await readReply(firstTenant)).toEqual(NOTHING);
  });

  it('is hidden by a later failed check, but not by a cancelled one', async () => {
    await hold(admin.token, PASSED);
    await hold(admin.token, CANCELLED);
    expect((await readReply(firstTenant))[1]).toBe(1);
    await hold(rival.token, FAILED);
    expect((await readReply(firstTenant))[1]).toBe(1);
    await hold(admin.token, FAILED);
    expect(await readReply(firstTenant)).toEqual(NOTHING);
  });

  it('disappears when the voice is blocked, and names no agency to the talent or to others’ staff', async () => {
    await hold(admin.token, PASSED);
    // The talent and staff of all their agencies read the record.
    const stored = await firestore().doc(`connectionSessions/${talent.uid}`).get();
    const { agencyIds: _members, ...check } = stored.data() ?? {};
    expect(check['history']).toHaveLength(1);
    expect(JSON.stringify(check)).not.toContain(firstTenant.agencyId);
    await call('PATCH', `/talent/${talent.uid}`, { token: admin.token, body: { status: 'blocked' } });
    expect(await search(firstTenant)).toEqual([]);
    expect(await search(firstTenant, '&liveTested=true')).toEqual([]);
  });
});

describe('voices with a tested connection', () => {
  const uploadSecond = () => uploadDemo(talent.token, talent.uid, { fields: { name: 'Another' } });
  /** The filter returns what the unfiltered list marks as tested. */
  const isSame = async (count: number) => {
    const [all, tested] = await Promise.all([search(firstTenant), search(firstTenant, '&liveTested=true')]);
    expect(all).toHaveLength(count);
    expect(tested).toEqual(all);
    expect(await search(secondTenant, '&liveTested=true')).toEqual([]);
  };

  it('are found in their current state: approved, changed, rejected, deleted', async () => {
    await hold(admin.token, PASSED);

    const { collection: added } = await uploadSecond();
    await isSame(1);

    const approved = await changeDemo(admin.token, added, { reviewStatus: 'approved' });
    await isSame(2);

    const consent = { syntheticVoiceConsent: true, principalInCategory: true };
    const agreed = await changeDemo(talent.token, approved.collection, consent);
    expect(agreed.status).toBe(200);
    await isSame(2);
    expect((await search(firstTenant, '&liveTested=true'))[0]).toMatchObject(consent);
    expect((await changeDemo(admin.token, agreed.collection, { reviewStatus: 'rejected' })).status).toBe(200);
    await isSame(1);

    const [left] = await search(firstTenant);
    await call('DELETE', `/demo/${talent.uid}/${left?.id}`, { token: talent.token });
    await isSame(0);
  });

  it('are found under the talent’s current name, except by agencies that block them', async () => {
    await hold(admin.token, PASSED);

    const change = (body: object, token = admin.token) =>
      call('PATCH', `/talent/${talent.uid}`, { token, body });
    expect((await change({ publicName: 'Quite Other' }, talent.token)).status).toBe(200);
    await isSame(1);
    expect((await search(firstTenant, '&liveTested=true'))[0]?.talentPublicName).toBe('Quite Other');
    await change({ status: 'blocked' }, rival.token);
    await isSame(1);
    await change({ status: 'blocked' });
    await isSame(0);
    // Their own changes meanwhile appear when they return, also in the same call.
    await change({ homeStudio: true, microphone: 'U87', booth: 'BOOTH' }, talent.token);
    expect((await change({ status: 'active', publicName: 'Back Again' })).status).toBe(200);
    await isSame(1);
    expect((await search(firstTenant, '&liveTested=true'))[0]?.talentPublicName).toBe('Back Again');
  });
});

it('the filter pages through more voices than one query allows, newest first, without gaps or duplicates', async () => {
  const many = await makeTenant(33);
  const now = Timestamp.now();
  // All but the second.
  const tested = many.talents.filter((_, place) => place !== 1);
  const batch = firestore().batch();
  for (const { id } of tested)
    batch.set(firestore().doc(`rehearsals/${many.agencyId}_${id}`), {
      agencyId: many.agencyId,
      talentId: id,
      at: now,
      latencyMs: 9,
      sampleRateHz: null,
    });

  await batch.commit();
  await refreshCopies(...tested.map(({ id }) => id));

  const seen: string[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const query: string = `language=eng&liveTested=true&pageSize=20${cursor && `&cursor=${cursor}`}`;
    const { collection } = await call<DemoPage>('GET', `/demoCache?${query}`, { token: many.clientToken });
    seen.push(...collection.items.map(({ id }) => id));
    ({ cursor } = collection);
  }

  expect(seen).toEqual(tested.map(({ demoId }) => demoId));

  // Measurements are read once per page, and no voice is read needlessly.
  for (const query of ['language=eng&pageSize=20', 'language=eng&liveTested=true&pageSize=20']) {
    const ask = () => call<DemoPage>('GET', `/demoCache?${query}`, { token: many.clientToken });
    expect((await ask()).collection.items).toHaveLength(20);
    expect(await countReads('rehearsals', ask)).toBe(0);
    expect(await countReads('rehearsalSummaries', ask)).toBe(1);
    const [read, unread] = query.includes('Tested')
      ? ['testedVoices', 'demoCache']
      : ['demoCache', 'testedVoices'];
    expect([await countReads(read, ask), await countReads(unread, ask)], query).toEqual([20, 0]);
  }

  const all = await call<DemoPage>('GET', '/demoCache?language=eng&liveTested=false', {
    token: many.clientToken,
  });
  expect(all.collection.items.map(({ id }) => id)).toContain(many.talents[1]?.demoId);
});
