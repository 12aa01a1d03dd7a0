import type { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import type { Order } from '@domain/orders/orders.ts';
import type { Waiting, WaitingItem } from '@domain/work/work.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { accept, requestAvailability, getLink, toPage, type RequestReply } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { makeChoice, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let cast: Cast;
let request: RequestReply;
const { show, place, move } = makeOrderCalls();

setUpOnce(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  await saveTable(admin.token, 0);
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });
  cast = await makeOrderable(tenant);
  const { collection } = await requestAvailability(tenant.clientToken, cast, {});
  request = collection[0]!;
});

const getProjectId = () => cast.project.id;
const orderNow = async (): Promise<Order> =>
  (await firestore().doc(`orders/${getProjectId()}`).get()).data() as Order;
const listWaiting = async (token: string): Promise<readonly string[]> =>
  (await call<readonly Waiting[]>('GET', '/today', { token })).collection.map(({ kind }) => kind);
const readMails = async (kind: string) =>
  (await firestore().collection('mail').where('agencyId', '==', tenant.agencyId).get()).docs.filter(
    (mail) => mail.get('kind') === kind,
  );
const book = async () => {
  const link = await getLink(tenant.talents[0]!.email);
  await accept(link, (await toPage(link)).collection);
};
const cancel = () => call('DELETE', `/request-availability/${request.id}`, { token: tenant.clientToken });
const settle = (token: string, outcome: string) =>
  call<Order>('PATCH', `/order/${getProjectId()}/point/${request.id}`, { token, body: { outcome } });

describe('a booking cancelled after its order', () => {
  it('leaves the order unchanged with an open issue, listed for the agency until its staff resolve it', async () => {
    await book();

    const { collection } = await show(tenant.clientToken, getProjectId());
    await place(tenant.clientToken, getProjectId(), collection.priceKey);
    await move(admin.token, getProjectId(), 'confirmed');

    const before = await orderNow();
    expect((await cancel()).status).toBe(200);

    const after = await orderNow();
    expect([after.state, after.total, after.invoiceId]).toEqual([
      before.state,
      before.total,
      before.invoiceId,
    ]);

    expect(after.points).toMatchObject([{ id: request.id, character: 'Narrator', outcome: null }]);
    expect(await readMails('booking-cancelled')).toHaveLength(1);
    expect(await listWaiting(tenant.teamToken)).toContain('ordersToSettle');

    expect((await settle(tenant.clientToken, 'keep')).status).toBe(403);
    expect((await settle(otherTenant.teamToken, 'keep')).status).toBe(404);
    expect((await settle(tenant.teamToken, 'keep')).status).toBe(200);
    expect((await settle(tenant.teamToken, 'keep')).status).toBe(200);
    expect((await settle(tenant.teamToken, 'rebook')).status).toBe(409);
    expect(await orderNow()).toMatchObject({ points: [{ outcome: 'keep' }], openSince: null });
    expect(await listWaiting(tenant.teamToken)).not.toContain('ordersToSettle');
  });

  it('leaves no issue without an order', async () => {
    await book();
    await show(tenant.clientToken, getProjectId());
    await cancel();
    expect((await orderNow()).points).toBeUndefined();
    expect(await readMails('booking-cancelled')).toEqual([]);
  });
});

describe('a request with all slots declined', () => {
  it('is reported to the requester with the message, and waits for new slots', async () => {
    const { token, requestId, key: castingDemoId } = await getLink(tenant.talents[0]!.email);
    const message = 'I can record every evening from seven on.';
    const body = { message, castingDemoId, requestAvailabilityId: requestId };
    const sent = await call('POST', `/request-availability/contact-us?token=${token}`, { body });
    expect(sent.status).toBe(200);

    const stored = await firestore().doc(`availabilityRequests/${request.id}`).get();
    expect(stored.get('declined.message')).toBe(message);
    expect((await readMails('slots-declined')).map((mail) => mail.get('params.message') as string)).toEqual([
      message,
    ]);
    for (const reader of [tenant.clientToken, tenant.teamToken])
      expect(await listWaiting(reader)).toContain('slotsDeclined');

    const { timeZone, timeRanges } = stored.data() as {
      timeZone: string;
      timeRanges: { datetime: string }[];
    };
    const offer = { timeZone, timeRanges: timeRanges.map(({ datetime }) => ({ datetime })) };
    const changed = await call('PATCH', `/request-availability/${request.id}`, {
      token: tenant.clientToken,
      body: offer,
    });
    expect(changed.status).toBe(200);
    expect(await listWaiting(tenant.clientToken)).not.toContain('slotsDeclined');
  });
});

describe('an express project', () => {
  it('is sent to the agency, and stays on its dashboard with its deadline until a booking', async () => {
    const placed = await call<{ id: string; recordBy: string }>('POST', '/project/express', {
      token: tenant.clientToken,
      body: {
        name: 'Overnight',
        languages: ['spa'],
        characters: ['Ana'],
        asset: { name: 'Spot' },
        licence: makeChoice(),
        message: '',
        surcharge: 2_500,
      },
    });
    expect(placed.status).toBe(201);

    const mails = await readMails('express-placed');
    expect(mails.map((mail) => mail.get('params.projectId') as string)).toEqual([
      placed.collection.id,
      placed.collection.id,
    ]);

    expect(mails.filter((mail) => mail.get('params.uid') !== undefined)).toHaveLength(1);

    const { collection } = await call<readonly Waiting[]>('GET', '/today', { token: tenant.teamToken });
    const waiting = collection.find(({ kind }) => kind === 'expressToRecord');
    expect(waiting?.at).toBe(placed.collection.recordBy);
    await firestore().doc(`projects/${placed.collection.id}`).update({ 'progress.booked': 1 });
    expect(await listWaiting(tenant.teamToken)).not.toContain('expressToRecord');
    await firestore().doc(`projects/${placed.collection.id}`).update({ 'progress.booked': 0 });
  });
});

describe('new takes', () => {
  it('are reported in one digest at the end of the hour', async () => {
    const { queueTakeDigest } = await import('../../functions/src/outgoing/mail/notify-take.ts');
    const { transact } = await import('../../functions/src/work/unit/transact.ts');
    const project = { id: getProjectId(), agencyId: tenant.agencyId, createdBy: `client-${tenant.key}` };
    for (let times = 0; times < 3; times += 1)
      await transact((transaction) => queueTakeDigest(transaction, project));

    const digests = await readMails('takes-arrived');
    expect(digests).toHaveLength(1);

    const due = (digests[0]!.get('nextAttemptAt') as Timestamp).toMillis();
    expect(due % 3_600_000).toBe(0);
    expect(due - Date.now()).toBeLessThanOrEqual(3_600_000);
    expect(digests[0]!.get('state')).toBe('queued');
  });
});

describe('a talent with an incomplete profile', () => {
  it('has it in their waiting work', async () => {
    const uid = tenant.talents[0]!.id;
    const { token } = await makeAccount({ uid, held: { talent: [tenant.agencyId] } });
    for (const isInformationComplete of [true, false]) {
      await firestore().doc(`talents/${uid}`).update({ isInformationComplete });
      expect((await listWaiting(token)).includes('profileIncomplete')).toBe(!isInformationComplete);
    }
    await refreshCopies(uid);
  });
});

describe('an overdue invoice', () => {
  it('is shown to both sides with its amount until it is paid', async () => {
    const { collection } = await show(tenant.clientToken, getProjectId());
    await place(tenant.clientToken, getProjectId(), collection.priceKey, 'PO 7');
    await move(admin.token, getProjectId(), 'confirmed');

    const listOverdue = async (token: string) =>
      (await call<readonly Waiting[]>('GET', '/today', { token })).collection.find(
        ({ kind }) => kind === 'invoicesOverdue',
      );

    expect(await listOverdue(tenant.teamToken)).toBeUndefined();

    const { dueOn, total, currency } = await orderNow();
    expect(dueOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await firestore().doc(`orders/${getProjectId()}`).update({ dueOn: '2026-01-05', paid: 100 });

    for (const token of [tenant.teamToken, tenant.clientToken])
      expect(await listOverdue(token)).toEqual({
        kind: 'invoicesOverdue',
        count: 1,
        at: '2026-01-05T12:00:00.000Z',
        path: '/orders?state=overdue',
        open: [{ currency, amount: total - 100 }],
      });

    const findAction = async (token: string) =>
      (await call<readonly WaitingItem[]>('GET', '/today/invoicesOverdue', { token })).collection[0]?.action;
    const id = getProjectId();
    expect(await findAction(tenant.teamToken)).toEqual({ kind: 'remind', id });
    expect(await findAction(tenant.clientToken)).toBeUndefined();
    const { invoiceId } = await orderNow();
    await firestore().doc(`invoices/${invoiceId}`).update({ dueOn: '2026-01-05' });
    await call('POST', `/order/${id}/reminder`, { token: tenant.teamToken, body: {} });
    expect(await findAction(tenant.teamToken)).toBeUndefined();

    for (const token of [otherTenant.teamToken, otherTenant.clientToken, tenant.talentToken])
      expect(await listOverdue(token)).toBeUndefined();
    await move(admin.token, getProjectId(), 'paid');
    expect(await listOverdue(tenant.teamToken)).toBeUndefined();
    expect((await move(admin.token, getProjectId(), 'cancelled')).collection).toMatchObject({ dueOn: null });
  });
});
