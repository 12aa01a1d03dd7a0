import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProjectPrice, TalentPrice, VoicePrices } from '@domain/pricing/pricing.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { addAsset, addLicence, makeChoice, saveTable } from '../stack/pricing.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let granted: Person;
let colleague: Person;
let version = 0;
let cast: Cast;
let licenceId: string;

/** The next rate table of the tenant's agency. */
const saveNextTable = async (change: Parameters<typeof saveTable>[2] = {}) => {
  const saved = await saveTable(admin.token, version, change);
  expect(saved.status).toBe(201);
  version += 1;
};

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(1)]);

  const { agencyId, companyId } = tenant;
  [admin, granted, colleague] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'client'),
    makePerson(agencyId, otherTenant.companyId, 'client'),
  ]);

  await firestore()
    .doc(`users/${granted.uid}`)
    .update({ showRates: [agencyId] });
  await saveNextTable();
});
beforeEach(async () => {
  cast = await makeCast(tenant, 1);
  const asset = await addAsset(tenant.clientToken, cast.voice.id);
  licenceId = (await addLicence(tenant.clientToken, asset.id, makeChoice('2Y', 'TV', 'EU'))).collection.id;
});

const price = (token: string, id = cast.project.id) =>
  call<ProjectPrice>('GET', `/pricing/project/${id}`, { token });
const estimate = (token: string, body: object) =>
  call<ProjectPrice>('POST', `/pricing/project/${cast.project.id}/estimate`, { token, body });
const fetchTalentPrice = (token: string, talentId: string, id = cast.project.id) =>
  call<TalentPrice>('GET', `/pricing/talent/${talentId}/${id}`, { token });
/** The talent's fee; readers of their page see a copy. */
const setRates = (talentId: string, sessionFee: number, currency = 'EUR') =>
  call('PATCH', `/talent/${talentId}/rates`, {
    token: tenant.teamToken,
    body: { currency, sessionFee, usageFee: 10_007, minimumFee: 11 },
  });
const listKinds = ({ lines = [] }: ProjectPrice) => lines.map(({ kind, amount }) => `${kind} ${amount}`);
const getTalent = () => tenant.talents[0]?.id ?? '';
const makeAsset = (licences: readonly object[], change: object = {}) => ({
  id: 'a1',
  voiceId: cast.voice.id,
  licences,
  ...change,
});

describe('the price of a project', () => {
  it('is complete for staff, with the table’s fees where a talent has none', async () => {
    for (const token of [tenant.teamToken, admin.token]) {
      const { status, collection } = await price(token);
      // 300 euros × 1.5 × 2 × 3
      expect([status, listKinds(collection)]).toEqual([
        200,
        ['session 20000', 'usage 270000', 'engineer 6000', 'studio 4000', 'commission 29000'],
      ]);

      expect(collection).toMatchObject({
        total: 329_000,
        currency: 'EUR',
        roles: { chosen: 0, shortlisted: 1, table: 0 },
        licensePriceBreakdown: [{ licenseId: licenceId, talentTotalPayment: 270_000, clientTotal: 297_000 }],
        rows: [
          { kind: 'licence', licenseId: licenceId, clientTotal: 297_000 },
          { kind: 'session', talentTotalPayment: 20_000, clientTotal: 22_000 },
          { kind: 'engineer', clientTotal: 6_000 },
          { kind: 'studio', clientTotal: 4_000 },
        ],
      });
    }
  });

  it('depends on the fees of shortlisted voices, or of the chosen one', async () => {
    await setRates(getTalent(), 50_000);

    expect((await price(tenant.teamToken)).collection.lines?.[0]).toMatchObject({
      kind: 'session',
      rates: 'shortlisted',
      amount: 50_000,
    });

    const place = cast.shortlisted[0]?.id;
    const listed = firestore().doc(`castingDemos/${place}`);
    const body = { isSelected: true };
    await call('PATCH', `/casting-demo/${place}/${cast.project.id}`, { token: tenant.clientToken, body });
    expect((await price(tenant.teamToken)).collection.roles).toEqual({ chosen: 1, shortlisted: 0, table: 0 });
    await listed.update({ isWithdrawn: true });
    expect((await price(tenant.teamToken)).collection.roles).toEqual({ chosen: 0, shortlisted: 0, table: 1 });
    // The stored count includes withdrawn voices, and this write bypassed the API.
    await listed.update({ isWithdrawn: false });
  });

  it('hides talents’ fees, and sums that reveal them, from a client without the grant', async () => {
    await setRates(getTalent(), 50_021);
    const { status, collection } = await price(tenant.clientToken);
    // 500.21 + 100.07 × 9 = 1400.84; engineer and studio 100; 10 % of the talent's part.
    expect([status, listKinds(collection), collection.total]).toEqual([200, ['role 164092'], 164_092]);
    expect(collection.licensePriceBreakdown).toEqual([{ licenseId: licenceId, clientTotal: 99_069 }]);
    expect(JSON.stringify(collection)).not.toMatch(
      /talentTotalPayment|50021|10007|90063|140084|14008|"base"/,
    );
  });

  it('shows the talent’s part, without its basis, to a client with the grant', async () => {
    await setRates(getTalent(), 50_021);
    const { collection } = await price(granted.token);
    expect(listKinds(collection)).toEqual(['session 50021', 'usage 90063', 'agency 24008']);
    expect(collection.licensePriceBreakdown[0]?.talentTotalPayment).toBe(90_063);
    expect(JSON.stringify(collection)).not.toMatch(/10007|"factor":|"kind":"commission"/);
    expect(listKinds(collection).join()).not.toMatch(/engineer|studio/);
  });

  it('shows a role’s price with voices that clients can find, to clients only beside other lines', async () => {
    const path = `/pricing/project/${cast.project.id}/voices`;
    const role = { voiceId: cast.voice.id, language: 'eng' };
    const otherCast = await makeCast(tenant, 1);
    const otherRole = { ...role, voiceId: otherCast.voice.id };
    const body = {
      voices: [
        { ...role, talentId: getTalent() },
        { ...role, talentId: otherTenant.talents[0]?.id },
        { ...otherRole, talentId: getTalent() },
      ],
    };
    const fetchPrices = async (token: string) =>
      (await call<VoicePrices>('POST', path, { token, body })).collection;

    const { total } = (await price(tenant.teamToken)).collection;
    const voices = [{ ...role, talentId: getTalent(), amount: total, isLowest: false }];
    for (const token of [tenant.teamToken, granted.token, tenant.clientToken])
      expect(await fetchPrices(token)).toEqual({ currency: 'EUR', voices });

    await saveNextTable({ clientSees: 'total' });
    expect((await fetchPrices(granted.token)).voices).toEqual([]);
    expect((await fetchPrices(tenant.teamToken)).voices).toEqual(voices);
    await saveNextTable();

    const { token } = await makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin');
    expect((await call('POST', path, { token, body })).status).toBe(404);
  });

  it('has only totals if the agency shows its clients no more', async () => {
    await saveNextTable({ clientSees: 'total' });
    for (const { token } of [{ token: tenant.clientToken }, granted]) {
      const { collection } = await price(token);
      expect(collection.lines).toBeUndefined();
      expect(Object.keys(collection.licensePriceBreakdown[0] ?? {})).toEqual(['licenseId', 'clientTotal']);
    }
    expect((await price(tenant.teamToken)).collection.lines).not.toHaveLength(0);
    await saveNextTable();
  });

  it('uses the commission that the client agreed on with the agency', async () => {
    const { createdBy } = cast.project;
    const { agencyId } = tenant;
    const terms = firestore().doc(`clientTerms/${agencyId}_${createdBy}`);
    await terms.set({ agencyId, clientId: createdBy, commission: 33.33 });
    expect(listKinds((await price(tenant.teamToken)).collection).at(-1)).toMatch(/^commission/);
    const { total } = (await price(admin.token)).collection;
    await terms.delete();
    expect((await price(admin.token)).collection.total).not.toBe(total);
  });

  it('can’t be read by others', async () => {
    const stranger = await makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin');
    for (const token of [colleague.token, otherTenant.clientToken, otherTenant.teamToken, stranger.token]) {
      expect((await price(token)).status).toBe(404);
      expect((await estimate(token, { assets: [] })).status).toBe(404);
    }
    for (const token of [tenant.talentToken, (await makePerson(tenant.agencyId, '', 'engineer')).token])
      expect((await price(token)).status).toBe(403);
  });

  it('is unknown without a rate table', async () => {
    const { project } = await makeCast(otherTenant, 0);
    const { status, error } = await price(otherTenant.clientToken, project.id);
    expect([status, error.code]).toEqual([409, 'price.noTable']);
  });

  it('is empty without a licence', async () => {
    const { project, voice } = await makeCast(tenant, 0);
    const { collection } = await price(tenant.clientToken, project.id);
    expect(collection).toMatchObject({
      missing: [{ kind: 'assets', id: voice.id }],
      licensePriceBreakdown: [],
    });
    expect(collection).not.toHaveProperty('total');
  });
});

describe('an estimate', () => {
  it('uses the given values instead of the stored ones, and stores nothing', async () => {
    cast = await makeCast(tenant, 0);

    const licences = [{ id: 'l1', ...makeChoice() }];
    const { status, collection } = await estimate(tenant.teamToken, { assets: [makeAsset(licences)] });
    expect([status, collection.total]).toEqual([200, 20_000 + 30_000 + 10_000 + 5_000]);

    const more = await estimate(tenant.teamToken, {
      assets: [makeAsset(licences, { spots: 2 })],
      type: 'express',
      sessionMinutes: 90,
    });
    // 200 + 600, engineer and studio 150, 10 % of 800, plus 25 % of the sum.
    expect(more.collection.total).toBe((80_000 + 15_000 + 8_000) * 1.25);
    expect((await price(tenant.teamToken)).collection.licensePriceBreakdown).toEqual([]);
  });

  it('omits incomplete choices, prices custom items on request, and ignores deleted assets', async () => {
    const makeCustom = (label: string) => ({ ...makeChoice(), territoryCover: { code: 'CUSTOM', label } });

    const { collection } = await estimate(tenant.clientToken, {
      assets: [
        makeAsset([
          { id: 'l1', ...makeChoice() },
          { id: 'l2', ...makeCustom('Mars') },
          { id: 'l3', ...makeCustom(' ') },
        ]),
        { id: 'a2', voiceId: 'gone', licences: [{ id: 'l4', ...makeChoice() }] },
      ],
    });
    expect(collection.licensePriceBreakdown.map(({ licenseId }) => licenseId)).toEqual(['l1']);
    expect(collection.onRequest).toMatchObject([
      { reason: 'custom', licenceId: 'l2', label: 'custom: Mars' },
    ]);
  });

  it.each([
    [() => [makeAsset([{ id: 'l1', ...makeChoice('1Y', 'NOTHING') }])], 'assets[0].licences[0].format.code'],
    [
      () => [
        makeAsset([{ id: 'l1', ...makeChoice() }]),
        makeAsset([{ id: 'l1', ...makeChoice() }], { id: 'a2' }),
      ],
      'assets',
    ],
  ])('is refused with ambiguous or missing licences', async (assets, property) => {
    const { status, error } = await estimate(tenant.teamToken, { assets: assets() });
    expect([status, error.property]).toEqual([422, property]);
  });

  it('is refused for amounts too large to count', async () => {
    const factor = 10_000_000;
    await saveNextTable({
      usageBase: 100_000_000,
      media: [{ code: 'INTERNET', factor }],
      territoryCovers: [{ code: 'ESP', factor }],
      durations: [{ code: '1Y', factor }],
      spots: [{ upTo: null, factor }],
    });

    const { status, error } = await estimate(tenant.teamToken, {
      assets: [makeAsset([{ id: 'l1', ...makeChoice() }])],
    });
    expect([status, error.code]).toEqual([422, 'price.tooLarge']);
    await saveNextTable();
  });
});

describe('a talent’s earnings in a project', () => {
  it('are shown to staff and to clients with the grant, for shortlisted talents', async () => {
    await setRates(getTalent(), 50_000);
    for (const token of [tenant.teamToken, granted.token])
      expect((await fetchTalentPrice(token, getTalent())).collection).toEqual({
        amount: 50_000 + 90_063,
        currency: 'EUR',
      });
    for (const token of [tenant.clientToken, colleague.token, otherTenant.clientToken, otherTenant.teamToken])
      expect((await fetchTalentPrice(token, getTalent())).status).toBe(404);
    expect((await fetchTalentPrice(tenant.teamToken, tenant.talents[1]?.id ?? '')).status).toBe(404);
  });

  it('are unknown in a currency without a rate in the table', async () => {
    await setRates(getTalent(), 50_000, 'CLP');
    expect((await fetchTalentPrice(tenant.teamToken, getTalent())).collection.amount).toBeNull();
    expect(JSON.stringify((await price(tenant.clientToken)).collection)).not.toContain('CLP');
    await setRates(getTalent(), 50_000);
  });

  it('are shown only to talents with an audition request', async () => {
    const talent = await makeTalentAccount([tenant.agencyId]);
    expect((await fetchTalentPrice(talent.token, talent.uid)).status).toBe(404);
    const { agencyId, companyId } = tenant;
    const entry = { agencyId, companyId, projectId: cast.project.id, castingId: cast.castingId };
    const path = firestore().doc(`auditionEntries/${cast.castingId}_${cast.voice.id}_${talent.uid}`);
    await path.set({ ...entry, voiceId: cast.voice.id, talentId: talent.uid, deadline: makeDeadline(5) });
    expect((await fetchTalentPrice(talent.token, talent.uid)).collection.amount).toBe(290_000);
    expect((await fetchTalentPrice(talent.token, getTalent())).status).toBe(404);
    await path.delete();
  });
});
