import { beforeAll, describe, expect, it } from 'vitest';
import { getLastDay } from '@domain/ledger/licensed-use.ts';
import type { LicenceConflicts } from '@domain/ledger/ledger.api.ts';
import type { LiveLicences } from '@domain/ledger/live-licences.ts';
import { keepLedger } from '../../functions/src/features/ledger/jobs/keep-ledger.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { runLedger, findSold } from '../stack/ledger.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { addAsset, addLicence, makeChoice, getDayFromNow, saveTable } from '../stack/pricing.ts';
import { countReads } from '../stack/usage.ts';
import { addCharacter, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let admin: Person;
let cast: Cast;
const { show, place, move } = makeOrderCalls();

beforeAll(async () => {
  tenant = await makeTenant(1);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  expect((await saveTable(admin.token, 0)).status).toBe(201);
  expect((await call('POST', '/billing', { token: tenant.clientToken, body: BILLING })).status).toBe(201);
  const saved = await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  expect(saved.status).toBe(200);
});
setUpOnce(async () => {
  cast = await makeOrderable(tenant);
  await patch({ brandCategory: 'GAMES' });
});

const getProjectId = () => cast.project.id;
const getTalentId = () => tenant.talents[0]?.id ?? '';
const readStored = async (path: string) => (await firestore().doc(path).get()).data();
const readLiveOrder = async () =>
  ((await readStored(`liveLicences/${getTalentId()}`)) as LiveLicences | undefined)?.orders[getProjectId()];
const patch = async (body: object) => {
  const { status } = await call('PATCH', `/project/${getProjectId()}`, { token: tenant.clientToken, body });
  expect(status).toBe(200);
};
/** Orders the project at its current price and confirms the order as the agency. */
const confirm = async () => {
  const { collection } = await show(tenant.clientToken, getProjectId());
  const { status } = await place(
    tenant.clientToken,
    getProjectId(),
    collection.change?.priceKey ?? collection.priceKey,
  );
  expect(status).toBe(201);
  expect((await move(admin.token, getProjectId(), 'confirmed')).status).toBe(200);
};

describe('a confirmed order', () => {
  it('records its licences in the ledger, with the price of a renewal', async () => {
    await patch({ brandCategory: 'CARS' });
    await confirm();
    await runLedger();

    const [licence, ...more] = await findSold(getProjectId());
    expect(more).toEqual([]);

    expect(licence).toMatchObject({
      agencyId: tenant.agencyId,
      companyId: tenant.companyId,
      talentId: getTalentId(),
      talentName: 'Talent 1.',
      character: 'Narrator',
      language: 'eng',
      brand: 'Brand',
      brandCategory: 'CARS',
      soldOn: getDayFromNow(0),
      firstAirOn: null,
      expiresOn: null,
      liveThrough: null,
      renewedTerms: 0,
      renewals: 0,
      remindedThrough: null,
      remindAt: null,
      renewal: null,
      revision: 1,
      state: 'live',
    });

    // Usage plus 10 %; no session or studio.
    expect(licence?.prices).toEqual({
      currency: 'EUR',
      earned: 30_000,
      renewal: 33_000,
      renewalEarned: 30_000,
    });

    const inAYear = getLastDay(getDayFromNow(0), '1Y');
    expect(await readLiveOrder()).toEqual({
      agencyId: tenant.agencyId,
      brandKey: `${tenant.companyId} brand`,
      category: 'CARS',
      uses: [{ media: 'INTERNET', territory: 'ESP', from: getDayFromNow(0), to: inAYear }],
    });
  });

  it('records no licence before confirmation, and none twice', async () => {
    const { collection } = await show(tenant.clientToken, getProjectId());
    await place(tenant.clientToken, getProjectId(), collection.priceKey);
    await runLedger();
    expect(await findSold(getProjectId())).toEqual([]);
    await move(admin.token, getProjectId(), 'confirmed');
    await Promise.all([runLedger(), runLedger()]);

    const [once] = await findSold(getProjectId());
    const findAudits = () =>
      firestore().collection('audit').where('subject', '==', `ledgerOrders/${getProjectId()}`).count().get();
    expect((await findAudits()).data().count).toBe(1);
    await firestore().doc(`ledgerOrders/${getProjectId()}`).update({ dueAt: new Date() });
    await runLedger();
    expect(await findSold(getProjectId())).toEqual([once]);
    expect((await findAudits()).data().count).toBe(1);
    expect(await readStored(`ledgerOrders/${getProjectId()}`)).toMatchObject({ dueAt: null });
  });

  it('keeps unchanged licences when confirmed again, and replaces the others', async () => {
    const asset = await addAsset(tenant.clientToken, cast.voice.id, 'Teaser');
    const licence = await addLicence(tenant.clientToken, asset.id, makeChoice('2Y', 'TV', 'EU'));
    await confirm();
    await runLedger();

    const [soldLicence, gone] = await findSold(getProjectId());
    await firestore()
      .doc(`soldLicences/${soldLicence?.id}`)
      .update({ soldOn: '2030-01-02', firstAirOn: '2030-02-03' });
    await call('DELETE', `/license/${asset.id}/${licence.collection.id}`, { token: tenant.clientToken });
    await addLicence(tenant.clientToken, asset.id, makeChoice('1Y', 'TV', 'ESP'));
    await confirm();
    await runLedger();

    const all = await findSold(getProjectId());
    expect(all.map(({ assetName, state, revision }) => [assetName, state, revision])).toEqual(
      expect.arrayContaining([
        ['Spot', 'live', 2],
        ['Teaser', 'replaced', 1],
        ['Teaser', 'live', 2],
      ]),
    );

    expect(all).toHaveLength(3);
    expect(all.find((item) => item.id === gone?.id)?.state).toBe('replaced');

    expect(all.find((item) => item.id === soldLicence?.id)).toMatchObject({
      soldOn: '2030-01-02',
      firstAirOn: '2030-02-03',
    });

    expect((await readLiveOrder())?.uses).toEqual([
      { media: 'INTERNET', territory: 'ESP', from: '2030-02-03', to: '2031-02-02' },
      { media: 'TV', territory: 'ESP', from: getDayFromNow(0), to: getLastDay(getDayFromNow(0), '1Y') },
    ]);
  });

  it('removes its licences when cancelled, and records them again when reordered', async () => {
    await confirm();
    await runLedger();
    await move(admin.token, getProjectId(), 'cancelled');
    await runLedger();
    expect((await findSold(getProjectId())).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await readLiveOrder()).toBeUndefined();
    await move(tenant.clientToken, getProjectId(), 'draft');
    await confirm();
    await runLedger();
    expect((await findSold(getProjectId())).map(({ state, revision }) => [state, revision])).toEqual([
      ['live', 2],
    ]);
    expect((await readLiveOrder())?.uses).toHaveLength(1);
  });

  it('records no licence if it was cancelled first', async () => {
    await confirm();
    await move(admin.token, getProjectId(), 'cancelled');
    await runLedger();
    expect(await findSold(getProjectId())).toEqual([]);
    expect(await readLiveOrder()).toBeUndefined();
  });

  it('updates its licences with a later change of the brand', async () => {
    await confirm();
    await runLedger();
    expect((await readLiveOrder())?.category).toBe('GAMES');
    await patch({ brandCategory: 'BANKING', brand: 'Other', name: 'Autumn' });
    await runLedger();
    expect(await findSold(getProjectId())).toMatchObject([
      { brand: 'Other', brandCategory: 'BANKING', projectName: 'Autumn' },
    ]);

    expect(await readLiveOrder()).toMatchObject({
      category: 'BANKING',
      brandKey: `${tenant.companyId} other`,
    });
  });

  it('records a licence for each asset, in as many steps as necessary', async () => {
    const token = tenant.clientToken;
    for (const name of ['Teaser', 'Trailer', 'Tag']) await addAsset(token, cast.voice.id, name);

    for (const duration of ['1Y', '2Y'])
      for (const media of ['TV', 'INTERNET'])
        for (const territory of ['ESP', 'EU'])
          await call('POST', `/licenseGeneric/${getProjectId()}`, {
            token,
            body: makeChoice(duration, media, territory),
          });

    await confirm();
    await keepLedger(Date.now() + 1000, { pageSize: 1, atOnce: 5 });

    const audited = firestore().collection('audit').where('subject', '==', `ledgerOrders/${getProjectId()}`);
    expect((await audited.count().get()).data().count).toBe(7);
    // Four assets with eight licences each.
    expect(await findSold(getProjectId())).toHaveLength(32);
    expect((await readLiveOrder())?.uses).toHaveLength(8);
  });
});

describe('the first day on air', () => {
  const say = (token: string, licenceId: string, firstAirOn: string) =>
    call<SoldLicence>('PATCH', `/soldLicence/${licenceId}`, { token, body: { firstAirOn } });
  const sell = async (): Promise<string> => {
    await confirm();
    await runLedger();
    return (await findSold(getProjectId()))[0]?.id ?? '';
  };

  it('is set by the client, once, and ends the licence a year later', async () => {
    const licence = await sell();
    const early = await say(tenant.clientToken, licence, getDayFromNow(-1));
    expect([early.status, early.error.property]).toEqual([422, 'firstAirOn']);

    const answer = await say(tenant.clientToken, licence, '2031-03-01');
    expect([answer.status, answer.collection]).toMatchObject([
      200,
      { firstAirOn: '2031-03-01', expiresOn: '2032-02-29' },
    ]);

    expect((await readLiveOrder())?.uses).toMatchObject([{ from: '2031-03-01' }]);
    expect((await say(tenant.clientToken, licence, '2031-03-01')).status).toBe(200);
    expect((await say(tenant.clientToken, licence, '2035-03-01')).status).toBe(403);
    expect((await say(tenant.teamToken, licence, '2031-04-01')).collection.expiresOn).toBe('2032-03-31');
    // It stays when the order is confirmed again.
    await addLicence(tenant.clientToken, (await addAsset(tenant.clientToken, cast.voice.id, 'Tag')).id);
    await confirm();
    await runLedger();

    expect(await findSold(getProjectId())).toMatchObject([
      { firstAirOn: '2031-04-01' },
      { firstAirOn: null },
    ]);
  });

  it.each([
    ['as ordered', { airDate: '2031-03-01' }, {}, '2031-03-01'],
    ['as the project has it', {}, { airDate: '2031-04-01' }, '2031-04-01'],
    ['not, where nobody knows it', {}, {}, null],
  ])('is the same in project, ledger and invoice: %s', async (_, text, planned, day) => {
    await patch(planned);

    const { collection } = await show(tenant.clientToken, getProjectId());
    const body = { state: 'received', priceKey: collection.priceKey, reference: '', ...text };
    const path = `/order-status/${getProjectId()}`;
    expect((await call('POST', path, { token: tenant.clientToken, body })).status).toBe(201);
    expect((await move(admin.token, getProjectId(), 'confirmed')).status).toBe(200);
    await runLedger();

    const [{ docs }, project] = await Promise.all([
      firestore().collection('invoices').where('orderId', '==', getProjectId()).get(),
      firestore().doc(`projects/${getProjectId()}`).get(),
    ]);
    const printed = docs.map((invoice) => (invoice.get('licences') as { firstDay: unknown }[])[0]?.firstDay);
    const sold = (await findSold(getProjectId())).map(({ firstAirOn }) => firstAirOn);
    expect([project.get('airDate'), ...printed, ...sold]).toEqual([day, day, day]);
  });

  it("can't be reported by others, nor for a cancelled licence", async () => {
    const licence = await sell();
    const [otherTenant, stranger] = await Promise.all([
      makeTenant(0),
      makePerson(tenant.agencyId, 'company-of-others', 'client'),
    ]);
    for (const token of [otherTenant.clientToken, otherTenant.teamToken, stranger.token, tenant.talentToken])
      expect([403, 404]).toContain((await say(token, licence, '2031-03-01')).status);
    await move(admin.token, getProjectId(), 'cancelled');
    await runLedger();
    expect((await say(admin.token, licence, '2031-03-01')).status).toBe(409);
    expect((await findSold(getProjectId()))[0]).toMatchObject({ firstAirOn: null, expiresOn: null });
  });
});

describe('voices with a competing licence', () => {
  const ask = async (token: string, projectId: string, talentIds = [getTalentId()]) =>
    call<LicenceConflicts>('GET', `/project/${projectId}/licenceConflicts?talentIds=${talentIds.join()}`, {
      token,
    });

  /** Another company's project at another agency of the same talent. */
  const makeRivalProject = async (change: object) => {
    const rival = await makeTenant(0);
    const agencyIds = [tenant.agencyId, rival.agencyId];
    await firestore().doc(`talents/${getTalentId()}`).update({ agencyIds });
    await refreshCopies(getTalentId());

    const token = rival.clientToken;
    const made = await call<{ id: string }>('POST', '/project', {
      token,
      body: { name: 'Rival', brand: 'Rival' },
    });
    const body = { brandCategory: 'CARS', media: ['INTERNET'], countries: ['ESP'], ...change };
    expect((await call('PATCH', `/project/${made.collection.id}`, { token, body })).status).toBe(200);

    return { rival, token, projectId: made.collection.id };
  };

  const sell = async (brandCategory = 'CARS') => {
    await patch({ brandCategory });
    await confirm();
    await runLedger();
  };

  it('are reported across agencies, without client, agency or price', async () => {
    await sell();
    const { token, projectId } = await makeRivalProject({});
    const { status, collection } = await ask(token, projectId);
    expect([status, collection]).toEqual([
      200,
      { isCompared: true, voices: [{ talentId: getTalentId(), conflict: 'conflict' }] },
    ]);
  });

  it.each([
    ['another category', { brandCategory: 'FOOD' }, true, []],
    ['other media', { media: ['TV'] }, true, []],
    ['another country', { countries: ['PRT'] }, true, []],
    ['days after it', { airDate: '2099-01-01' }, true, []],
    ['media that it has not said', { media: [] }, true, ['check']],
    ['no category', { brandCategory: null }, false, []],
  ])('do not conflict with a project with %s', async (_what, change, isCompared, reply) => {
    await sell();
    const { token, projectId } = await makeRivalProject(change);
    const { collection } = await ask(token, projectId);
    expect(collection.isCompared).toBe(isCompared);
    expect(collection.voices.map(({ conflict }) => conflict)).toEqual(reply);
  });

  it("are reported for the project's licences, once it has any", async () => {
    await sell();
    const { token, projectId } = await makeRivalProject({ countries: ['PRT'] });
    const voice = await addCharacter(projectId, token, 'Host');
    const asset = await addAsset(token, voice.collection.id);
    await addLicence(token, asset.id, makeChoice('1Y', 'INTERNET', 'EU'));
    expect((await ask(token, projectId)).collection.voices).toHaveLength(1);
  });

  it('do not conflict with their own project or brand, nor after cancellation', async () => {
    await sell('ENERGY');

    const findConflicts = async (token: string, projectId: string) =>
      (await ask(token, projectId)).collection.voices.map(({ conflict }) => conflict);
    expect(await findConflicts(tenant.clientToken, getProjectId())).toEqual([]);

    const { token, projectId } = await makeRivalProject({ brandCategory: 'ENERGY' });
    expect(await findConflicts(token, projectId)).toEqual(['conflict']);

    const again = await call<{ id: string }>('POST', '/project', {
      token: tenant.clientToken,
      body: { name: 'Sequel', brand: 'BRÁND' },
    });
    const body = { brandCategory: 'ENERGY', media: ['INTERNET'], countries: ['ESP'] };
    await call('PATCH', `/project/${again.collection.id}`, { token: tenant.clientToken, body });
    expect(await findConflicts(tenant.clientToken, again.collection.id)).toEqual([]);
    await move(admin.token, getProjectId(), 'cancelled');
    await runLedger();
    expect(await findConflicts(token, projectId)).toEqual([]);
  });

  it('cost two reads per voice beside the project and its licences, and none of the ledger', async () => {
    await sell();
    const { token, projectId } = await makeRivalProject({});
    const countReadsOf = (collection: string) => countReads(collection, () => ask(token, projectId));
    expect(await countReadsOf('soldLicences')).toBe(0);
    expect([
      await countReadsOf('liveLicences'),
      await countReadsOf('talentCache'),
      await countReadsOf('projects'),
    ]).toEqual([1, 1, 1]);
  });

  it('are omitted from a search for that project only, except those with unknown facts', async () => {
    await sell();

    const { rival, token, projectId } = await makeRivalProject({});

    const findConflicts = async (by: string, query: string) => {
      const path = `/demoCache?talentId=${getTalentId()}${query}`;
      const { status, collection } = await call<{ items: readonly unknown[] }>('GET', path, { token: by });
      return [status, status === 200 ? collection.items.length : 0];
    };

    const filter = `&notCompetingWith=${projectId}`;
    expect(await findConflicts(token, '')).toEqual([200, 1]);
    expect(await findConflicts(token, filter)).toEqual([200, 0]);
    expect(await findConflicts(rival.teamToken, filter)).toEqual([200, 0]);

    const change = (body: object) => call('PATCH', `/project/${projectId}`, { token, body });
    await change({ media: [] });
    expect(await findConflicts(token, filter)).toEqual([200, 1]);
    await change({ media: ['INTERNET'], brandCategory: null });
    expect(await findConflicts(token, filter)).toEqual([200, 1]);
    expect(await findConflicts(tenant.clientToken, filter)).toEqual([404, 0]);
    expect(await findConflicts(tenant.talentToken, filter)).toEqual([403, 0]);
  });

  it('are hidden from people who don’t work with them or can’t see the project', async () => {
    await sell();

    const { rival, token, projectId } = await makeRivalProject({});
    const stranger = await makeTenant(1);
    const strangerId = stranger.talents[0]?.id ?? '';
    expect((await ask(token, projectId, [strangerId, 'nobody'])).collection.voices).toEqual([]);
    for (const outsider of [stranger.clientToken, stranger.teamToken, tenant.clientToken])
      expect((await ask(outsider, projectId)).status).toBe(404);
    expect((await ask(rival.teamToken, projectId)).collection.voices).toHaveLength(1);
    expect((await ask(tenant.talentToken, projectId)).status).toBe(403);

    expect(
      (
        await ask(
          token,
          projectId,
          Array.from({ length: 61 }, (_, index) => `t${index}`),
        )
      ).status,
    ).toBe(422);
  });
});
