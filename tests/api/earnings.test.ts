import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Earning } from '@domain/orders/earnings.ts';
import type { PayoutRunRow } from '@domain/payouts/payouts.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getEmail } from '../stack/people.ts';
import { addAsset, addLicence, getDayFromNow, saveTable } from '../stack/pricing.ts';
import { report, makeEvent } from '../stack/stripe.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { listDemo } from '../stack/places.ts';

const NET = 65_000;
/** 200 for the session and 300 for the licence; the rest of the price is the agency's. */
const EARNED = 50_000;

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let client: Person;
let cast: Cast;
const { show, place, move, pay } = makeOrderCalls();

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(0)]);
  const { agencyId, companyId } = tenant;
  [admin, client] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'client'),
  ]);
  expect((await saveTable(admin.token, 0)).status).toBe(201);
  await call('POST', '/billing', { token: client.token, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
});
beforeEach(async () => {
  cast = await makeOrderable(tenant);
});

const getProjectId = () => cast.project.id;
const listEarnings = async (): Promise<readonly Earning[]> => {
  const found = await firestore().collection('earnings').where('orderId', '==', getProjectId()).get();
  return found.docs
    .map((snapshot) => snapshot.data() as Earning)
    .sort((a, b) => a.talentId.localeCompare(b.talentId));
};
const order = async () => {
  const { collection } = await show(client.token, getProjectId());
  const placed = await place(
    client.token,
    getProjectId(),
    collection.change?.priceKey ?? collection.priceKey,
  );
  expect(placed.status).toBe(201);
};
const confirm = async () => expect((await move(admin.token, getProjectId(), 'confirmed')).status).toBe(200);

describe('a talent’s earnings from an order', () => {
  it('are agreed when the order is confirmed, as their part of the price', async () => {
    await order();
    expect(await listEarnings()).toEqual([]);
    await confirm();

    expect(await listEarnings()).toMatchObject([
      {
        agencyId: tenant.agencyId,
        talentId: tenant.talents[0]?.id,
        amount: EARNED,
        currency: 'EUR',
        roles: [{ character: 'Narrator', language: 'eng', amount: EARNED }],
        state: 'agreed',
        agreedOn: getDayFromNow(0),
        payableOn: null,
        revision: 1,
      },
    ]);

    const { price } = (await show(admin.token, getProjectId())).collection;
    const read = price.rows.map(({ talentTotalPayment = 0 }) => talentTotalPayment);
    expect(read.reduce((sum, amount) => sum + amount, 0)).toBe(EARNED);
    expect(Object.keys((await listEarnings())[0]!)).not.toContain('companyId');
  });

  it('are payable 30 days after the order was paid in full, not in part', async () => {
    await order();
    await confirm();
    await pay(admin.token, getProjectId(), 5_000, getDayFromNow(0));
    expect(await listEarnings()).toMatchObject([{ state: 'agreed', payableOn: null }]);
    await pay(admin.token, getProjectId(), NET - 5_000, getDayFromNow(-3));
    expect(await listEarnings()).toMatchObject([
      { state: 'payable', payableOn: getDayFromNow(30), amount: EARNED },
    ]);
    await move(admin.token, getProjectId(), 'cancelled');
    expect(await listEarnings()).toMatchObject([{ state: 'cancelled', payableOn: null }]);
  });

  it('are payable, too, when the order was paid by card or marked as paid', async () => {
    await order();
    await confirm();

    const metadata = { orderId: getProjectId(), agencyId: tenant.agencyId, amount: String(NET) };
    const intent = { id: `pi_${getProjectId()}`, amount_received: NET, currency: 'eur', metadata };
    expect((await report(makeEvent('payment_intent.succeeded', intent))).status).toBe(200);
    expect(await listEarnings()).toMatchObject([{ state: 'payable', payableOn: getDayFromNow(30) }]);
    cast = await makeOrderable(tenant);
    await order();
    await confirm();
    await move(admin.token, getProjectId(), 'paid');
    expect(await listEarnings()).toMatchObject([{ state: 'payable', payableOn: getDayFromNow(30) }]);
  });

  it('are replaced by the next confirmation, and cancelled for talents no longer in it', async () => {
    await order();
    await confirm();
    const asset = await addAsset(client.token, cast.voice.id, 'More');
    await addLicence(client.token, asset.id);
    await order();
    expect(await listEarnings()).toMatchObject([{ amount: EARNED, revision: 1 }]);
    await confirm();
    expect(await listEarnings()).toMatchObject([{ amount: EARNED + 30_000, revision: 2, state: 'agreed' }]);

    const [before, instead] = tenant.talents;
    const choose = (path: string, isSelected: boolean) =>
      call('PATCH', path, { token: client.token, body: { isSelected } });
    const added = await listDemo(getProjectId(), client.token, {
      castingId: cast.castingId,
      voiceId: cast.voice.id,
      demoId: instead?.demoId,
    });
    await choose(`/casting-demo/${cast.shortlisted[0]?.id}/${getProjectId()}`, false);
    expect((await choose(`/casting-demo/${added.collection.id}/${getProjectId()}`, true)).status).toBe(200);
    await order();
    await confirm();

    const after = new Map((await listEarnings()).map((earning) => [earning.talentId, earning]));
    expect(after.get(before?.id ?? '')).toMatchObject({ state: 'cancelled', revision: 2 });

    expect(after.get(instead?.id ?? '')).toMatchObject({
      state: 'agreed',
      revision: 3,
      amount: EARNED + 30_000,
    });
  });
});

describe('a talent’s own earnings', () => {
  it('are listed for the chosen agency, with opaque keys, to the talent only', async () => {
    await order();
    await confirm();

    const email = getEmail(tenant, 'talent');
    const user = (await firestore().collection('users').where('email', '==', email).get()).docs[0];
    const [agreed] = await listEarnings();
    const earning = { ...agreed, talentId: user?.id, amount: 123, agreedOn: getDayFromNow(-1) };
    await firestore().doc(`earnings/${getProjectId()}_${user?.id}`).set(earning);

    const list = (query: string, token: string) => call('GET', `/earning${query}`, { token });
    const { collection } = await list('', tenant.talentToken);
    expect(collection.items).toMatchObject([{ amount: 123, state: 'agreed', agreedOn: getDayFromNow(-1) }]);
    expect(JSON.stringify(collection)).not.toContain(getProjectId());
    expect((await list('?earningState=payable', tenant.talentToken)).collection.items).toEqual([]);
    expect((await list('', admin.token)).status).toBe(403);
    expect((await list('', client.token)).status).toBe(403);
    await firestore().doc(`earnings/${getProjectId()}_${user?.id}`).delete();
  });
});

describe('what was paid of an earning', () => {
  it('stays when the order is confirmed again or cancelled, and only the rest is owed', async () => {
    await order();
    await confirm();
    await move(admin.token, getProjectId(), 'paid');
    const [due] = await listEarnings();
    const body = { currency: 'EUR', executionDay: getDayFromNow(30), means: 'other' };
    const run = await call<PayoutRunRow>('POST', '/payoutRun', { token: admin.token, body });
    const act = (part: string, settled?: object) =>
      call('POST', `/payoutRun/${run.collection.id}/${part}`, { token: admin.token, body: settled });
    await act('approval');
    await act('settlement', { paidOn: getDayFromNow(0) });
    expect(await listEarnings()).toMatchObject([
      { talentId: due?.talentId, state: 'paid', paid: EARNED, paidOn: getDayFromNow(0) },
    ]);

    const asset = await addAsset(client.token, cast.voice.id);
    await addLicence(client.token, asset.id);
    await order();
    await confirm();

    const [more] = await listEarnings();
    expect(more).toMatchObject({ paid: EARNED, paidOn: getDayFromNow(0), state: 'agreed' });
    expect(more?.amount).toBeGreaterThan(EARNED);
    await move(admin.token, getProjectId(), 'paid');
    expect(await listEarnings()).toMatchObject([{ state: 'payable', paid: EARNED }]);
    await move(admin.token, getProjectId(), 'cancelled');
    expect(await listEarnings()).toMatchObject([
      { state: 'cancelled', paid: EARNED, paidOn: getDayFromNow(0) },
    ]);
  });
});

describe('an earnings statement', () => {
  const exportCsv = async (token: string, query: string) => {
    const answer = await fetch(`${APP}/api/statement?${query}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const today = `from=${getDayFromNow(0)}&to=${getDayFromNow(0)}`;

  it("returns an agency's earnings to its staff only, and a talent's own to the talent", async () => {
    const renamed = await call('PATCH', `/project/${getProjectId()}`, {
      token: client.token,
      body: { name: '=1+1' },
    });
    expect(renamed.status).toBe(200);
    await order();
    await confirm();

    const all = await exportCsv(tenant.teamToken, `${today}&of=agency`);
    expect([all.status, all.type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(all.text).toContain(
      `Name1 Secret,'=1+1,Narrator,${getDayFromNow(0)},Agreed,,500.00,0.00,0.00,0.00,500.00,0.00,,EUR\r\n`,
    );

    const email = getEmail(tenant, 'talent');
    const user = (await firestore().collection('users').where('email', '==', email).get()).docs[0];
    const [earning] = await listEarnings();
    await firestore()
      .doc(`earnings/${getProjectId()}_${user?.id}`)
      .set({ ...earning, talentId: user?.id, amount: 123, net: 123 });

    const file = await exportCsv(tenant.talentToken, today);
    expect(file.text.trim().split('\r\n').length).toBe(2);
    expect(file.text).toContain('1.23,0.00,0.00,0.00,1.23,0.00,,EUR');
    expect((await exportCsv(tenant.talentToken, `${today}&of=agency`)).status).toBe(403);
    expect((await exportCsv(client.token, today)).status).toBe(403);
    expect((await exportCsv(client.token, `${today}&of=agency`)).status).toBe(403);

    const otherFile = await exportCsv(otherTenant.teamToken, `${today}&of=agency`);
    expect([otherFile.status, otherFile.text.trim().split('\r\n').length]).toEqual([200, 1]);
  });

  it('covers a range of days in order, up to a year', async () => {
    for (const span of [
      `from=${getDayFromNow(1)}&to=${getDayFromNow(0)}`,
      `from=${getDayFromNow(-366)}&to=${getDayFromNow(0)}`,
    ]) {
      const { status, error } = await call('GET', `/statement?${span}&of=agency`, { token: admin.token });
      expect([status, error.code]).toEqual([422, 'statement.span']);
    }

    const past = await exportCsv(
      admin.token,
      `from=${getDayFromNow(-365)}&to=${getDayFromNow(-1)}&of=agency`,
    );
    expect(past.text.trim().split('\r\n').length).toBe(1);
  });
});
