import { beforeAll, describe, expect, it } from 'vitest';
import type { Page, Serialised } from '@domain/contract.ts';
import { getLastDay } from '@domain/ledger/licensed-use.ts';
import type { LiveLicences } from '@domain/ledger/live-licences.ts';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import type { SoldLicence } from '@domain/ledger/sold-licences.ts';
import type { RenewalQuote } from '@domain/orders/orders.api.ts';
import type { OrderRow } from '@domain/orders/order-list.ts';
import type { Order } from '@domain/orders/orders.ts';
import type { Waiting } from '@domain/work/work.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { countMails, waitForMail } from '../stack/inbox.ts';
import { runLedger, findSold } from '../stack/ledger.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let stranger: Person;
let cast: Cast;
const { show, place, move, pay } = makeOrderCalls();

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  stranger = await makePerson(tenant.agencyId, 'company-of-others', 'client');
  await saveTable(admin.token, 0);
  await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
});
setUpOnce(async () => {
  cast = await makeOrderable(tenant);
  const { collection } = await show(tenant.clientToken, getProjectId());
  await place(tenant.clientToken, getProjectId(), collection.priceKey);
  await move(admin.token, getProjectId(), 'confirmed');
  await runLedger();
  await call('PATCH', `/soldLicence/${(await findLicence()).id}`, {
    token: tenant.clientToken,
    body: { firstAirOn: getDayFromNow(0) },
  });
});

const getProjectId = () => cast.project.id;
const findLicence = async (): Promise<SoldLicence> => {
  const [found] = await findSold(getProjectId());
  if (!found) throw new Error('nothing was sold');
  return found;
};
const findRow = async (token: string): Promise<LicenceRow> => {
  const { id: licenceId } = await findLicence();
  const { collection } = await call<Page<LicenceRow>>('GET', '/soldLicence?pageSize=100', { token });
  const found = collection.items.find((licenceRow) => licenceRow.id === licenceId);
  if (!found) throw new Error('the licence is not listed');
  return found;
};
const renew = async (token: string, priceKey: string) =>
  call<Serialised<Order>>('POST', `/soldLicence/${(await findLicence()).id}/renewal`, {
    token,
    body: { priceKey },
  });
const readOfferedKey = async (): Promise<string> => (await findRow(tenant.clientToken)).offer?.key ?? '';
const listUses = async () => {
  const { talentId } = await findLicence();
  const found = await firestore().doc(`liveLicences/${talentId}`).get();
  return (found.data() as LiveLicences).orders[getProjectId()]?.uses.map(({ to }) => to);
};
/** The last day of that many years, from today. */
const getEnd = (years: number) => getLastDay(getDayFromNow(0), `${years}Y`);
const listEarned = async (orderId: string) => {
  const { docs } = await firestore().collection('earnings').where('orderId', '==', orderId).get();
  return docs.map((snapshot) => [snapshot.get('amount'), snapshot.get('state')] as const);
};

describe('a renewal of a licence', () => {
  it('is neither offered, priced, ordered nor confirmed after its talent’s deletion', async () => {
    const { id, talentId } = await findLicence();
    const key = await readOfferedKey();
    const ordered = (await renew(tenant.clientToken, key)).collection.id;
    const copy = firestore().doc(`talentCache/${talentId}`);
    const before = (await copy.get()).data() ?? {};
    await copy.delete();
    const confirmed = await move(admin.token, ordered, 'confirmed');
    expect([confirmed.status, confirmed.error.code]).toEqual([409, 'ledger.voiceLeft']);
    expect((await move(admin.token, ordered, 'cancelled')).status).toBe(200);

    for (const token of [tenant.clientToken, tenant.teamToken])
      expect(await findRow(token)).toMatchObject({ offer: null, renewalPrice: null, hasLeft: true });
    const path = `/soldLicence/${id}/renewal`;
    const quote = await call('GET', path, { token: tenant.clientToken });
    const offered = await call('POST', `/soldLicence/${id}/renewalOffer`, { token: tenant.teamToken });
    for (const { status, error } of [quote, offered, await renew(tenant.clientToken, key)])
      expect([status, error.code]).toEqual([409, 'ledger.voiceLeft']);
    await copy.set(before);
  });

  it('appears in a row and an email that link to its licence, for its readers only', async () => {
    const { id } = await findLicence();
    const uid = (await show(tenant.clientToken, getProjectId())).collection.orderedBy ?? '';
    const email = String((await firestore().doc(`users/${uid}`).get()).get('email'));
    const before = await countMails(email);
    await renew(tenant.clientToken, await readOfferedKey());

    const { collection } = await call<Page<OrderRow>>('GET', '/orders', { token: admin.token });
    expect(collection.items.map((row) => row.renewedLicenceId)).toContain(id);

    const open = (token: string) => call<Page<LicenceRow>>('GET', `/soldLicence?id=${id}`, { token });
    expect((await open(tenant.clientToken)).collection.items).toMatchObject([{ id }]);
    for (const token of [stranger.token, otherTenant.teamToken]) expect((await open(token)).status).toBe(404);

    const mail = await waitForMail(email, before + 1);
    expect(mail.text).toMatch(new RegExp(`/licences\\?licence=${id}`));
    expect(mail.text).toContain('Talent 1. · Narrator (English) · Spot · Internet · Spain');
  });

  it('is ordered at the shown price, and starts when the last ends, after confirmation', async () => {
    const before = await findLicence();
    const shown = await findRow(tenant.clientToken);
    expect(shown.offer).toMatchObject({ price: 33_000 });

    const placed = await renew(tenant.clientToken, shown.offer?.key ?? '');
    expect([placed.status, placed.collection]).toMatchObject([
      201,
      { state: 'received', net: 33_000, total: 33_000, renewal: { licenceId: before.id } },
    ]);

    expect(JSON.stringify(placed.collection)).not.toMatch(/30000|earned/);

    const orderId = placed.collection.id;
    expect(await findLicence()).toMatchObject({ expiresOn: before.expiresOn, renewedTerms: 0 });
    expect((await findRow(tenant.clientToken)).offer).toBeNull();
    expect(await listEarned(orderId)).toEqual([]);

    expect((await move(admin.token, orderId, 'confirmed')).status).toBe(200);

    const year = Number(before.expiresOn?.slice(0, 4)) + 1;
    const longer = await findLicence();
    expect(longer.renewedTerms).toBe(1);
    expect(longer.expiresOn?.slice(0, 4)).toBe(String(year));
    expect(longer.renewal).toEqual({ orderId, state: 'confirmed' });
    expect(await listUses()).toEqual([getEnd(2)]);
    expect(await listEarned(orderId)).toEqual([[30_000, 'agreed']]);

    const paper = (await firestore().doc(`orders/${orderId}`).get()).get('invoiceId') as string;
    expect((await firestore().doc(`invoices/${paper}`).get()).data()).toMatchObject({
      orderId,
      net: 33_000,
      lines: [{ kind: 'renewal', character: 'Narrator', label: 'Spot', amount: 33_000 }],
    });

    for (const path of [`/invoice/${paper}`, `/order/${orderId}/confirmation`]) {
      const headers = { Authorization: `Bearer ${tenant.clientToken}` };
      const answer = await fetch(`${APP}/api${path}`, { headers });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }

    expect((await pay(admin.token, orderId, 33_000, getDayFromNow(0))).status).toBe(201);
    expect(await listEarned(orderId)).toEqual([[30_000, 'payable']]);
    expect((await firestore().doc(`projects/${getProjectId()}`).get()).get('state')).toBe('Ordered');

    // The project's order is unchanged.
    expect((await show(admin.token, getProjectId())).collection).toMatchObject({
      state: 'confirmed',
      paid: 0,
    });
  });

  it('is ordered once for repeated clicks, at the shown price', async () => {
    const key = await readOfferedKey();
    const all = await Promise.all([renew(tenant.clientToken, key), renew(tenant.clientToken, key)]);
    all.push(await renew(tenant.clientToken, key));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(all.map(({ collection }) => collection.id)).size).toBe(1);

    const orders = firestore().collection('orders').where('projectId', '==', getProjectId());
    expect((await orders.count().get()).data().count).toBe(2);

    const mails = firestore().collection('mail').where('params.orderId', '==', all[0]?.collection.id);
    expect((await mails.get()).size).toBe(2);
    expect((await renew(tenant.clientToken, `${key}0`)).status).toBe(409);
    await move(admin.token, all[0]?.collection.id ?? '', 'confirmed');

    // The year shown at that time is sold.
    const again = await renew(tenant.clientToken, key);
    expect([again.status, again.error.code]).toEqual([409, 'order.priceChanged']);
    expect((await renew(tenant.clientToken, await readOfferedKey())).status).toBe(201);
  });

  it('is cancelled with its order, and can be ordered again', async () => {
    const first = (await renew(tenant.clientToken, await readOfferedKey())).collection.id;
    expect((await move(tenant.clientToken, first, 'cancelled')).status).toBe(200);

    const before = await findLicence();
    expect(before).toMatchObject({ renewedTerms: 0, renewal: { orderId: first, state: 'cancelled' } });
    expect((await move(tenant.clientToken, first, 'draft')).status).toBe(409);

    const second = (await renew(tenant.clientToken, await readOfferedKey())).collection.id;
    expect(second).not.toBe(first);
    await move(admin.token, second, 'confirmed');
    expect((await findLicence()).renewedTerms).toBe(1);
    expect((await move(admin.token, second, 'cancelled')).status).toBe(200);
    expect(await findLicence()).toMatchObject({ renewedTerms: 0, expiresOn: before.expiresOn });
    expect(await listUses()).toEqual([getEnd(1)]);
    expect(await listEarned(second)).toEqual([[30_000, 'cancelled']]);
  });

  it('stays when the project’s order is confirmed again, and ends when that is cancelled', async () => {
    const order = (await renew(tenant.clientToken, await readOfferedKey())).collection.id;
    await move(admin.token, order, 'confirmed');
    await firestore().doc(`ledgerOrders/${getProjectId()}`).update({ dueAt: new Date() });
    await runLedger();
    expect((await findLicence()).renewedTerms).toBe(1);

    const next = (await renew(tenant.clientToken, await readOfferedKey())).collection.id;
    await move(admin.token, getProjectId(), 'cancelled');
    await runLedger();
    expect((await move(admin.token, next, 'confirmed')).status).toBe(409);
    expect((await findRow(tenant.clientToken)).offer).toBeNull();
  });

  it('is offered by staff and talent, once per year, and confirmed by the client with one click', async () => {
    const { id: licenceId } = await findLicence();
    const offer = (token: string) =>
      call<LicenceRow>('POST', `/soldLicence/${licenceId}/renewalOffer`, { token });

    const findMails = async () =>
      (await firestore().collection('mail').where('params.isOffered', '==', true).get()).docs.filter(
        (mail) => (mail.get('params.licences') as { id: string }[])[0]?.id === licenceId,
      );

    const listWaiting = async () =>
      (await call<readonly Waiting[]>('GET', '/today', { token: tenant.clientToken })).collection.some(
        ({ kind }) => kind === 'renewalsOffered',
      );

    expect((await offer(tenant.clientToken)).status).toBe(403);
    for (const token of [otherTenant.teamToken, stranger.token])
      expect([403, 404]).toContain((await offer(token)).status);
    expect([await listWaiting(), (await findMails()).length]).toEqual([false, 0]);

    const offered = await offer(tenant.teamToken);
    expect([offered.status, offered.collection.isOffered, offered.collection.mayOffer]).toEqual([
      200,
      true,
      false,
    ]);

    expect((await offer(admin.token)).status).toBe(200);
    expect([await listWaiting(), (await findMails()).length]).toEqual([true, 1]);
    expect((await renew(tenant.clientToken, await readOfferedKey())).status).toBe(201);
    expect(await listWaiting()).toBe(false);
    expect((await offer(tenant.teamToken)).status).toBe(409);
  });

  it('is ordered by its client only, after showing the price with VAT', async () => {
    const key = await readOfferedKey();
    const { id: licenceId, expiresOn } = await findLicence();
    const quote = (token: string) =>
      call<RenewalQuote>('GET', `/soldLicence/${licenceId}/renewal`, { token });
    const shown = await quote(tenant.clientToken);
    expect([shown.status, shown.collection]).toMatchObject([
      200,
      { net: 33_000, total: 33_000, vat: { kind: 'reverseCharge', amount: 0 }, priceKey: key },
    ]);

    expect(shown.collection.from > (expiresOn ?? '')).toBe(true);
    for (const token of [otherTenant.clientToken, stranger.token])
      expect((await quote(token)).status).toBe(404);
    for (const token of [tenant.talentToken, tenant.teamToken]) expect((await quote(token)).status).toBe(403);
    for (const token of [otherTenant.clientToken, otherTenant.teamToken, stranger.token])
      expect((await renew(token, key)).status).toBe(404);
    for (const token of [tenant.talentToken, tenant.teamToken, admin.token])
      expect((await renew(token, key)).status).toBe(403);

    const placed = await renew(tenant.clientToken, key);
    expect([placed.status, placed.collection.orderedBy !== null]).toEqual([201, true]);

    const orderId = placed.collection.id;
    for (const token of [otherTenant.teamToken, stranger.token])
      expect((await move(token, orderId, 'cancelled')).status).toBe(404);
    expect((await move(tenant.clientToken, orderId, 'confirmed')).status).toBe(403);

    const extras = [{ label: 'More', amount: 1 }];
    const body = { extras };
    expect((await call('PUT', `/order/${orderId}/extras`, { token: admin.token, body })).status).toBe(409);
    expect((await show(tenant.clientToken, orderId)).status).toBe(404);
    expect((await quote(tenant.clientToken)).error.code).toBe('order.notNow');
  });
});
