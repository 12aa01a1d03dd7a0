import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { withTerm, type SoldLicence } from '@domain/ledger/sold-licences.ts';
import { getWordPrefixes } from '@domain/values/fold-text.ts';
import { APP, firestore } from '../stack/admin.ts';
import { makeAccount } from '../stack/account.ts';
import { call } from '../stack/call.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { countReads } from '../stack/usage.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let stranger: Person;
let talentToken: string;
let talentUid: string;

const makeItem = (code: string) => ({ code, label: code, labelEs: code });

/** Adds a licence of the talent to the ledger; `from` is in days from today. */
const sell = async (
  name: string,
  from: number | null,
  change: Partial<SoldLicence> = {},
): Promise<string> => {
  const id = `${name.toLowerCase().replaceAll(/\W/g, '-')}_${tenant.agencyId}`;
  const { agencyId, companyId } = tenant;
  const firstAirOn = from === null ? null : getDayFromNow(from);

  const licence: Omit<SoldLicence, 'id'> = {
    agencyId,
    companyId,
    companyName: 'SECRET-COMPANY',
    projectId: 'p',
    orderId: 'p',
    revision: 1,
    projectName: name,
    talentId: talentUid,
    talentName: 'Vera V.',
    voiceId: 'v',
    language: 'eng',
    character: 'Narrator',
    assetName: 'Spot',
    licenceId: 'l',
    brand: 'SECRET-BRAND',
    brandCategory: 'CARS',
    ...withTerm({ duration: makeItem('1Y') }, { firstAirOn, renewedTerms: 0 }),
    format: makeItem('TV'),
    territoryCover: makeItem('ESP'),
    soldOn: getDayFromNow(-10),
    state: 'live',
    prices: { currency: 'EUR', earned: 30_001, renewal: 33_003, renewalEarned: 30_002 },
    renewals: 0,
    renewal: null,
    remindedThrough: null,
    remindAt: null,
    words: getWordPrefixes(name, 'Vera V.', 'Narrator'),
    updatedAt: Timestamp.now(),
    ...change,
  };
  await firestore().doc(`soldLicences/${id}`).set(licence);

  return id;
};

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  stranger = await makePerson(tenant.agencyId, 'company-of-others', 'client');

  const { id, email } = tenant.talents[0]!;
  talentUid = id;
  ({ token: talentToken } = await makeAccount({ uid: id, email, held: { talent: [tenant.agencyId] } }));
  await sell('Alpha waits', null, { soldOn: getDayFromNow(-1) });
  await sell('Beta runs', -100, { soldOn: getDayFromNow(-2) });
  await sell('Gamma ends', -350, { soldOn: getDayFromNow(-3) });
  await sell('Delta is over', -500, { soldOn: getDayFromNow(-4) });

  await sell('Epsilon as agreed', -2000, {
    soldOn: getDayFromNow(-5),
    ...withTerm({ duration: makeItem('CUSTOM') }, { firstAirOn: getDayFromNow(-2000), renewedTerms: 0 }),
  });

  await sell('Eta comes', 40, { soldOn: getDayFromNow(-7) });
  await sell('Zeta is off', -100, { soldOn: getDayFromNow(-6), state: 'cancelled' });
});

const list = (token: string, query = '') => call<Page<LicenceRow>>('GET', `/soldLicence?${query}`, { token });
const listNames = async (token: string, query = '') =>
  (await list(token, query)).collection.items.map(({ projectName }) => projectName.split(' ')[0]);

describe('sold licences', () => {
  it('are visible to client, staff and talent, each with their part', async () => {
    const [client] = (await list(tenant.clientToken)).collection.items;
    expect(client).toMatchObject({ talentName: 'Vera V.', brand: 'SECRET-BRAND', renewalPrice: 33_003 });
    expect(JSON.stringify(client)).not.toMatch(/30001|30002|earned/);

    const [staff] = (await list(tenant.teamToken)).collection.items;
    expect(staff).toMatchObject({
      companyName: 'SECRET-COMPANY',
      brand: 'SECRET-BRAND',
      brandCategory: 'CARS',
      earned: 30_001,
      renewalPrice: 33_003,
      renewalEarned: 30_002,
      takesFirstAir: true,
    });

    const [talent] = (await list(talentToken, 'of=voice')).collection.items;
    expect(talent).toMatchObject({ projectName: 'Gamma ends', earned: 30_001, renewalEarned: 30_002 });
    expect(JSON.stringify(talent)).not.toMatch(/SECRET|33003|CARS|projectId/);
  });

  it('can’t be listed by others', async () => {
    expect((await list(talentToken, 'of=projects')).status).toBe(403);
    // With only the talent role, the list contains their own voice.
    expect((await list(talentToken)).collection).toEqual((await list(talentToken, 'of=voice')).collection);
    expect((await list(tenant.clientToken, 'of=voice')).status).toBe(403);
    for (const token of [stranger.token, otherTenant.clientToken, otherTenant.teamToken])
      expect((await list(token)).collection.items).toEqual([]);
    expect((await list(otherTenant.talentToken, 'of=voice')).collection.items).toEqual([]);

    const rejected = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    expect(await listNames(rejected.token)).toHaveLength(7);
    await firestore().doc(`users/${rejected.uid}`).update({ disabled: true });
    expect((await list(rejected.token)).status).toBe(401);
  });

  it('are sorted by end: next, without a date, ended, and cancelled', async () => {
    const all = ['Gamma', 'Beta', 'Eta', 'Epsilon', 'Alpha', 'Delta', 'Zeta'];
    expect(await listNames(tenant.clientToken)).toEqual(all);
    expect(await listNames(tenant.clientToken, 'stage=upcoming')).toEqual(['Alpha', 'Eta']);
    expect(await listNames(tenant.clientToken, 'stage=live')).toEqual(['Gamma', 'Beta', 'Epsilon']);
    expect(await listNames(tenant.clientToken, 'stage=ending')).toEqual(['Gamma']);
    expect(await listNames(tenant.teamToken, 'stage=ended')).toEqual(['Delta']);
    expect(await listNames(talentToken, 'of=voice&stage=ended')).toEqual(['Delta']);
    const stages = (await list(tenant.clientToken)).collection.items.map(({ stage }) => stage);
    expect(stages).toEqual(['ending', 'live', 'upcoming', 'live', 'upcoming', 'ended', 'cancelled']);
  });

  it('are found by the start of words in project, voice and character, but never by brand', async () => {
    expect(await listNames(tenant.clientToken, 'search=gam')).toEqual(['Gamma']);
    expect(await listNames(tenant.clientToken, 'search=ver%20del')).toEqual(['Delta']);
    expect(await listNames(talentToken, 'of=voice&search=SECRET')).toEqual([]);
  });

  it('are paginated, and each page reads only its own rows', async () => {
    const token = tenant.clientToken;
    const found: string[] = [];
    let query = 'pageSize=2';
    for (let page = 0; page < 4; page += 1) {
      const { collection } = await list(token, query);
      found.push(...collection.items.map(({ id }) => id));
      if (collection.cursor === undefined) break;
      query = `pageSize=2&cursor=${collection.cursor}`;
    }

    expect(new Set(found).size).toBe(7);
    expect(await countReads('soldLicences', () => list(token, 'pageSize=2'))).toBe(2);
    expect(await countReads('soldLicences', () => list(token, 'stage=live&pageSize=1'))).toBe(1);

    for (const keys of [
      ['2031-01-01', 'x'],
      ['live', 3, 'x'],
      ['live', 'soon', 'x'],
      ['other', '2031-01-01', 'x'],
    ]) {
      const cursor = Buffer.from(JSON.stringify(keys)).toString('base64url');
      const { status, error } = await list(token, `cursor=${cursor}`);
      expect([status, error.property]).toEqual([422, 'cursor']);
    }
  });

  it('are exported with the list’s filters and visibility', async () => {
    const exportCsv = async (token: string, query: string) => {
      const headers = { Authorization: `Bearer ${token}` };
      const answer = await fetch(`${APP}/api/soldLicence/csv?${query}`, { headers });
      return { status: answer.status, lines: (await answer.text()).trim().split('\r\n') };
    };

    const client = await exportCsv(tenant.clientToken, 'stage=ending');
    expect(client.lines).toHaveLength(2);
    expect(client.lines[1]).toMatch(/^Gamma ends,SECRET-BRAND,Vera V\.,Narrator,English,Spot,,TV,ESP,1Y,/);
    expect(client.lines[1]).toMatch(/Ends soon,,,330\.03,EUR$/);
    expect(client.lines.join()).not.toContain('Cars');

    const staff = await exportCsv(tenant.teamToken, 'stage=ending');
    expect(staff.lines[0]).toContain('What the brand sells');
    expect(staff.lines[1]).toContain('SECRET-BRAND,Cars and motorcycles,Vera V.');

    const talent = await exportCsv(talentToken, 'of=voice');
    expect(talent.lines).toHaveLength(8);
    expect(talent.lines.join()).toContain('300.01,300.02,EUR');
    expect(talent.lines.join()).not.toMatch(/SECRET|330\.03/);
    expect((await exportCsv(talentToken, 'of=projects')).status).toBe(403);
    expect((await exportCsv(stranger.token, '')).lines).toHaveLength(1);
    expect((await exportCsv(otherTenant.teamToken, '')).lines).toHaveLength(1);
  });

  it('show their start to client and staff, and no order to talents', async () => {
    const id = await sell('Eta', null);
    const say = (token: string) =>
      call<LicenceRow>('PATCH', `/soldLicence/${id}`, { token, body: { firstAirOn: getDayFromNow(0) } });
    expect((await say(talentToken)).status).toBe(403);
    for (const token of [stranger.token, otherTenant.clientToken, otherTenant.teamToken])
      expect((await say(token)).status).toBe(404);

    const answer = await say(tenant.clientToken);
    expect(answer.collection).toMatchObject({
      stage: 'live',
      firstAirOn: getDayFromNow(0),
      takesFirstAir: false,
    });

    expect(JSON.stringify(answer.collection)).not.toMatch(/earned/i);

    // Why a licence of several can't start that day.
    const again = await call('PATCH', `/soldLicence/${id}`, {
      token: tenant.clientToken,
      body: { firstAirOn: getDayFromNow(1) },
    });
    expect([again.status, again.error.code]).toEqual([403, 'ledger.firstAirSet']);

    const gone = await call('PATCH', `/soldLicence/zeta-is-off_${tenant.agencyId}`, {
      token: tenant.teamToken,
      body: { firstAirOn: getDayFromNow(0) },
    });
    expect([gone.status, gone.error.code]).toEqual([409, 'ledger.notStanding']);
  });
});
