import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteConfig } from '@domain/accounts/accounts.api.ts';
import type { ListedRateCard, RatesPage } from '@domain/rates/rates.ts';
import { putAccess, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let talent: Account;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId, otherTenant.agencyId]);
});

const RATES = { currency: 'EUR', sessionFee: 25_000, usageFee: 12_000, minimumFee: 15_000 };
const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const read = (token: string) => call<RatesPage>('GET', `/talent/${talent.uid}/rates`, { token });
const save = (token: string, body: object = RATES) =>
  call<RatesPage>('PATCH', `/talent/${talent.uid}/rates`, { token, body });

describe('rates', () => {
  it('are empty until they are set', async () => {
    expect((await read(talent.token)).collection).toMatchObject({ sessionFee: 0, updatedAt: null });

    // In the currency of the reading agency.
    const agency = firestore().doc(`agencies/${tenant.agencyId}`);
    for (const [currency, expected] of [
      [null, 'USD'],
      ['GBP', 'GBP'],
    ]) {
      await agency.update({ currency });
      expect((await read(tenant.teamToken)).collection.currency).toBe(expected);
    }

    await agency.update({ currency: null });
  });

  it('are set by the talent, with a card and an audit record for each agency', async () => {
    const { status, collection } = await save(talent.token);
    const written = { ...RATES, updatedAt: expect.any(String) as string };
    expect([status, collection]).toEqual([200, written]);

    for (const agencyId of [tenant.agencyId, otherTenant.agencyId]) {
      expect(await readDoc(`talentRateCards/${agencyId}_${talent.uid}`)).toEqual({
        agencyId,
        talentId: talent.uid,
        currency: 'EUR',
        sessionFee: 25_000,
      });
    }

    const entries = await firestore().collection('roster').where('talentId', '==', talent.uid).get();
    expect(entries.docs.map((entry) => entry.get('sessionFee') as number)).toEqual([25_000, 25_000]);
  });

  it('can be changed by staff on the talent’s behalf only', async () => {
    expect((await save(tenant.teamToken)).status).toBe(200);

    const stranger = await makeTenant(0);
    for (const [token, status] of [
      [stranger.teamToken, 404],
      [(await makeTalentAccount([tenant.agencyId])).token, 404],
      [tenant.clientToken, 403],
      [(await makePerson(tenant.agencyId, tenant.companyId, 'engineer')).token, 403],
    ] as const)
      expect((await save(token)).status).toBe(status);

    const written = await findAuditEntry(`talentRates/${talent.uid}`);
    expect(written.docs.map((entry) => entry.get('agencyId') as string)).toEqual([tenant.agencyId]);
  });

  it('are visible to a client with the grant, and to no other client', async () => {
    await save(talent.token);

    const granted = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    expect((await read(granted.token)).status).toBe(404);
    await firestore()
      .doc(`users/${granted.uid}`)
      .update({ showRates: [tenant.agencyId] });

    const { status, collection } = await read(granted.token);
    expect([status, collection]).toEqual([200, { currency: 'EUR', sessionFee: 25_000 }]);
    await firestore()
      .doc(`users/${granted.uid}`)
      .update({ showRates: [otherTenant.agencyId] });
    expect((await read(granted.token)).status).toBe(404);
  });

  it('reject an update based on an older version', async () => {
    const { updatedAt } = (await save(talent.token)).collection;
    expect((await save(tenant.teamToken, { ...RATES, sessionFee: 1, updatedAt })).status).toBe(200);
    const late = await save(talent.token, { ...RATES, updatedAt });
    expect([late.status, late.error.code]).toEqual([409, 'record.stale']);
  });

  it.each([
    [{ ...RATES, currency: 'euro' }, 'currency'],
    [{ ...RATES, sessionFee: -1 }, 'sessionFee'],
    [{ ...RATES, usageFee: 1.5 }, 'usageFee'],
    [{ ...RATES, minimumFee: undefined }, 'minimumFee'],
  ])('are refused as %j', async (body, property) => {
    const { status, error } = await save(talent.token, body);
    expect([status, error.property]).toEqual([422, property]);
    expect(await readDoc(`talentRates/${talent.uid}`)).toBeUndefined();
  });

  it('are read through the chosen agency', async () => {
    const both = await makePerson(tenant.agencyId, tenant.companyId, 'agencyTeam');
    const third = await makeTenant(0);
    await putAccess({ uid: both.uid, held: { agencyTeam: [tenant.agencyId, third.agencyId] } });
    const fetchFrom = (agency: string) =>
      call('GET', `/talent/${talent.uid}/rates`, { token: both.token, agency });
    expect((await fetchFrom(tenant.agencyId)).status).toBe(200);
    expect((await fetchFrom(third.agencyId)).status).toBe(404);
  });
});

describe('rates of a roster', () => {
  interface Listed {
    readonly items: readonly { readonly id: string; readonly fullName: string; readonly rates: RatesPage }[];
    readonly cursor?: string;
  }
  const list = (token: string, query = '') => call<Listed>('GET', `/talentRates${query}`, { token });

  it('are paginated by name, for the agency’s staff only', async () => {
    const freshTenant = await makeTenant(0);
    const [zoe, abel] = await Promise.all([
      makeTalentAccount([freshTenant.agencyId, tenant.agencyId], { name: 'Zoe' }),
      makeTalentAccount([freshTenant.agencyId], { name: 'Abel' }),
    ]);
    for (const { uid, token } of [zoe, abel])
      await call('PATCH', `/talent/${uid}/rates`, { token, body: RATES });

    const first = await list(freshTenant.teamToken, '?pageSize=1');
    expect(first.collection.items).toMatchObject([{ id: abel.uid, rates: RATES }]);

    const rest = await list(freshTenant.teamToken, `?pageSize=1&cursor=${first.collection.cursor}`);
    expect(rest.collection.items).toMatchObject([{ id: zoe.uid, rates: RATES }]);

    for (const query of ['', `?cursor=${first.collection.cursor}`]) {
      const { items } = (await list(otherTenant.teamToken, query)).collection;
      expect(items.map(({ id }) => id)).not.toContain(zoe.uid);
    }

    const forged = Buffer.from(JSON.stringify(['a/b', 'zoe'])).toString('base64url');
    const refused = await list(freshTenant.teamToken, `?cursor=${forged}`);
    expect([refused.status, refused.error.property]).toEqual([422, 'cursor']);
    for (const token of [abel.token, freshTenant.clientToken]) expect((await list(token)).status).toBe(403);
  });
});

describe('session fees for clients', () => {
  const list = (token: string, query = '') =>
    call<{ readonly items: readonly ListedRateCard[]; readonly cursor?: string }>(
      'GET',
      `/talentRateCards${query}`,
      { token },
    );

  const readMenu = async (token: string) => {
    const { collection } = await call<SiteConfig>('GET', '/', { token });
    return [collection.links, ...collection.agencies.map(({ links }) => links)].map((links) =>
      links.some(({ id }) => id === 'talentRates'),
    );
  };

  it('are visible without full names, to clients with the grant only', async () => {
    const freshTenant = await makeTenant(0);
    const client = await makePerson(freshTenant.agencyId, freshTenant.companyId, 'client');
    const admin = await makePerson(freshTenant.agencyId, freshTenant.companyId, 'admin');
    const [zoe, abel, away] = await Promise.all([
      makeTalentAccount([freshTenant.agencyId], { name: 'Zoe', lastName: 'Hidden', publicName: 'Zoe H.' }),
      makeTalentAccount([freshTenant.agencyId], { name: 'Abel', lastName: 'Hidden', publicName: 'Abel H.' }),
      makeTalentAccount([freshTenant.agencyId], { name: 'Bea', lastName: 'Hidden', publicName: 'Bea H.' }),
    ]);
    await call('PATCH', `/talent/${zoe.uid}/rates`, { token: zoe.token, body: RATES });
    await call('PATCH', `/talent/${away.uid}`, { token: admin.token, body: { status: 'blocked' } });
    expect((await list(client.token)).status).toBe(403);
    expect(await readMenu(client.token)).toEqual([false, false]);

    await firestore()
      .doc(`users/${client.uid}`)
      .update({ showRates: [freshTenant.agencyId] });

    const { currency, sessionFee } = RATES;
    const first = await list(client.token, '?pageSize=1');
    expect(first.collection.items).toEqual([
      { id: abel.uid, publicName: 'Abel H.', languages: ['eng'], currency: null, sessionFee: null },
    ]);

    const rest = await list(client.token, `?cursor=${first.collection.cursor}`);
    expect(rest.collection.items).toEqual([
      { id: zoe.uid, publicName: 'Zoe H.', languages: ['eng'], currency, sessionFee },
    ]);
    expect(JSON.stringify([first, rest])).not.toContain('Hidden');
    expect(await readMenu(client.token)).toEqual([true, true]);

    // Another agency has granted nothing, and its people aren't clients here.
    for (const token of [otherTenant.clientToken, freshTenant.teamToken, zoe.token])
      expect((await list(token)).status).toBe(403);
    const foreign = Buffer.from(JSON.stringify([talent.uid])).toString('base64url');
    expect((await list(client.token, `?cursor=${foreign}`)).status).toBe(422);
  });
});
