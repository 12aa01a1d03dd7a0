import { createHmac } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { ListedWebhookDelivery, ListedWebhook, NewWebhook } from '@domain/webhooks/webhooks.ts';
import { retryDeliveries } from '../../functions/src/outgoing/webhooks/retry.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { respondWith, startReceiver } from '../stack/webhook-receiver.ts';
import { findAuditEntry } from '../stack/audit.ts';

const MINUTE = 60_000;

let receiver: Awaited<ReturnType<typeof startReceiver>>;
let tenant: Tenant;
let admin: Account;
let rival: Account;

beforeAll(async () => {
  receiver = await startReceiver();
  vi.stubEnv('WEBHOOK_LOCAL_RECEIVERS', receiver.address);
  tenant = await makeTenant(1);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
  rival = await makeAccount({ uid: `rival-${tenant.key}`, held: { admin: [`of-${tenant.key}`] } });
});
afterAll(() => {
  vi.unstubAllEnvs();
  receiver.stop();
});
afterEach(() => receiver.behave(respondWith(204)));

const create = (body: object, token = admin.token) => call<NewWebhook>('POST', '/webhook', { token, body });
const list = (token = admin.token) => call<readonly ListedWebhook[]>('GET', '/webhook', { token });
const change = (id: string, body: object, token = admin.token) =>
  call<ListedWebhook>('PATCH', `/webhook/${id}`, { token, body });
const remove = (id: string, token = admin.token) => call('DELETE', `/webhook/${id}`, { token });
const attemptOn = (id: string, token = admin.token) =>
  call<ListedWebhookDelivery>('POST', `/webhook/${id}/trial`, { token });
const replay = (id: string, token = admin.token) =>
  call<ListedWebhookDelivery>('POST', `/webhookDelivery/${id}/replay`, { token });
const log = async (id: string, query = '') =>
  (await call<Page<ListedWebhookDelivery>>('GET', `/webhook/${id}/delivery${query}`, { token: admin.token }))
    .collection;

let count = 0;
/** A webhook with its own path at the receiver. */
const make = async (events: readonly string[] = ['order.changed']) => {
  const path = `/hook-${(count += 1)}`;
  const { status, collection } = await create({ name: 'Books', url: receiver.address + path, events });
  expect(status).toBe(201);
  return { ...collection, path };
};

/** Queues an event as the transaction of a change does. */
const happen = async (event = 'order.changed', talentId: string | null = null) => {
  const moment = Timestamp.now();
  const expiresAt = Timestamp.fromMillis(moment.toMillis() + 1000 * MINUTE);
  const data = { orderId: 'order-1', state: 'received' };
  const record = { agencyId: tenant.agencyId, event, data, talentId, at: moment, expiresAt };
  return (await firestore().collection('webhookEvents').add(record)).id;
};

const isSigned = (secret: string, header: unknown, body: string): boolean => {
  const [, seconds = '', hex = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex') === hex;
};

describe('a webhook', () => {
  it('is created by an admin, shows its secret once, and is listed, changed, audited and deleted', async () => {
    const { id, secret } = await make();
    expect(secret).toMatch(/^vcwh_[\w-]{43}$/);

    const listed = (await list()).collection.find((listedWebhook) => listedWebhook.id === id);
    expect(listed).toMatchObject({ name: 'Books', events: ['order.changed'], isOn: true });

    const stored = (await firestore().doc(`webhooks/${id}`).get()).data();
    const audited = await findAuditEntry(`webhooks/${id}`);
    for (const read of [listed, stored, audited.docs.map((entry) => entry.data())])
      expect(JSON.stringify(read)).not.toContain(secret);
    expect(JSON.stringify(listed)).not.toContain('ealed');

    expect((await change(id, { name: 'Ledger', isOn: false })).collection).toMatchObject({
      name: 'Ledger',
      isOn: false,
    });

    expect((await remove(id)).status).toBe(200);
    expect((await list()).collection.map((listedWebhook) => listedWebhook.id)).not.toContain(id);
    expect((await change(id, { name: 'Gone' })).status).toBe(404);
  });

  it('is limited to its agency’s admins', async () => {
    const { id } = await make();
    const delivery = (await attemptOn(id)).collection;
    for (const token of [tenant.teamToken, tenant.clientToken, tenant.talentToken]) {
      expect((await list(token)).status).toBe(403);
      expect(
        (await create({ name: 'x', url: 'https://x.example', events: ['order.changed'] }, token)).status,
      ).toBe(403);
      expect((await attemptOn(id, token)).status).toBe(403);
    }

    expect((await list(rival.token)).collection).toEqual([]);
    expect((await change(id, { url: 'https://rival.example' }, rival.token)).status).toBe(404);
    expect((await remove(id, rival.token)).status).toBe(404);
    expect((await attemptOn(id, rival.token)).status).toBe(404);
    expect((await replay(delivery.id, rival.token)).status).toBe(404);

    const foreign = await call('GET', `/webhook/${id}/delivery`, { token: rival.token });
    expect(foreign.status).toBe(404);
    expect((await replay(delivery.id)).status).toBe(200);
    await remove(id);
  });

  it('gets a new secret from its admins, and also signs with the previous one for a day', async () => {
    const { id, secret: former, path } = await make();
    const replace = (token = admin.token) => call<NewWebhook>('POST', `/webhook/${id}/secret`, { token });
    for (const token of [tenant.teamToken, tenant.clientToken])
      expect((await replace(token)).status).toBe(403);
    expect((await replace(rival.token)).status).toBe(404);

    const { status, collection } = await replace();
    expect(status).toBe(200);
    expect(collection.secret).toMatch(/^vcwh_[\w-]{43}$/);
    expect(collection.secret).not.toBe(former);

    const stored = firestore().doc(`webhooks/${id}`);
    const audited = await findAuditEntry(`webhooks/${id}`);
    for (const read of [
      (await list()).collection,
      (await stored.get()).data(),
      audited.docs.map((snapshot) => snapshot.data()),
    ])
      for (const secret of [former, collection.secret]) expect(JSON.stringify(read)).not.toContain(secret);

    const sendSigned = async () => {
      expect((await attemptOn(id)).collection.state).toBe('delivered');
      const message = receiver.at(path).at(-1)!;
      const [time = '', ...digests] = String(message.headers['x-voice-casting-signature']).split(',');
      return digests.map((digest) => (secret: string) => isSigned(secret, `${time},${digest}`, message.body));
    };

    const [first, second] = await sendSigned();
    expect([first?.(collection.secret), second?.(former)]).toEqual([true, true]);
    // A new one ends the first immediately, and the previous one a day later.
    expect((await replace()).status).toBe(200);

    const [, later] = await sendSigned();
    expect([later?.(collection.secret), later?.(former)]).toEqual([true, false]);
    // After a rotation of the key that seals them, the previous one doesn't open any more.
    await stored.update({ 'formerSecret.sealed': 'sealed under another key' });
    expect(await sendSigned()).toHaveLength(1);
    await stored.update({ 'formerSecret.until': Timestamp.fromMillis(Date.now() - 1000) });
    expect(await sendSigned()).toHaveLength(1);
    await remove(id);
  });

  it.each([
    ['https://10.0.0.1/hook', 'webhook.private'],
    ['https://0/', 'webhook.private'],
    ['https://2130706433/', 'webhook.private'],
    ['http://hooks.example/', 'webhook.address'],
  ])('cannot point to %s', async (url, code) => {
    const { error } = await create({ name: 'Inside', url, events: ['order.changed'] });
    expect([error.status, error.code, error.property]).toEqual([422, code, 'url']);
  });

  it('is limited to ten per agency', async () => {
    const account = await makeAccount({ uid: `many-${tenant.key}`, held: { admin: [`many-${tenant.key}`] } });
    const body = { name: 'One', url: 'https://hooks.example/', events: ['order.changed'] };
    for (let made = 0; made < 10; made += 1) expect((await create(body, account.token)).status).toBe(201);
    expect((await create(body, account.token)).error).toMatchObject({ status: 409, code: 'webhook.tooMany' });
  });
});

describe('a webhook event', () => {
  it('is sent once to each subscribed webhook, signed, with ids only', async () => {
    const [wanting, deaf, off] = [await make(), await make(['report.sealed']), await make()];
    await change(off.id, { isOn: false });

    const eventId = await happen();
    await vi.waitFor(() => expect(receiver.at(wanting.path)).toHaveLength(1), { timeout: 60_000 });

    const [message] = receiver.at(wanting.path);
    expect(isSigned(wanting.secret, message?.headers['x-voice-casting-signature'], message?.body ?? '')).toBe(
      true,
    );
    expect(isSigned(deaf.secret, message?.headers['x-voice-casting-signature'], message?.body ?? '')).toBe(
      false,
    );

    expect(JSON.parse(message?.body ?? '')).toEqual({
      id: eventId,
      event: 'order.changed',
      agencyId: tenant.agencyId,
      at: expect.stringMatching(/Z$/) as string,
      data: { orderId: 'order-1', state: 'received' },
    });

    await expect
      .poll(async () => (await log(wanting.id)).items.map(({ state, status }) => [state, status]))
      .toEqual([['delivered', 204]]);
    expect(receiver.at(deaf.path)).toEqual([]);
    expect(receiver.at(off.path)).toEqual([]);
    expect((await log(deaf.id)).items).toEqual([]);
    for (const { id } of [wanting, deaf, off]) await remove(id);
  });

  it('is sent when an order changes its state', async () => {
    const hook = await make();
    const person = await makeAccount({ uid: `boss-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    expect((await saveTable(person.token, 0)).status).toBe(201);
    expect((await call('POST', '/billing', { token: tenant.clientToken, body: BILLING })).status).toBe(201);
    await call('PUT', '/billingTerms', { token: person.token, body: makeBillingTerms() });

    const cast = await makeOrderable(tenant);
    const { show, place } = makeOrderCalls();
    const { collection } = await show(tenant.clientToken, cast.project.id);
    expect((await place(tenant.clientToken, cast.project.id, collection.priceKey)).status).toBe(201);

    const read = () =>
      receiver.at(hook.path).map(({ body }) => (JSON.parse(body) as { data: { state: string } }).data.state);
    await expect.poll(read).toContain('received');
    await remove(hook.id);
  });
});

describe('a failing receiver', () => {
  const readStored = async (id: string) => (await firestore().doc(`webhookDeliveries/${id}`).get()).data();

  it.each([
    ['answers 500', respondWith(500), 'refused', 500],
    ['sends elsewhere', respondWith(302, { location: 'http://127.0.0.1:8080/' }), 'redirected', 302],
    ['hangs up', (response: { destroy: () => unknown }) => void response.destroy(), 'unreachable', null],
  ] as const)('is retried when it %s, with the same message', async (_how, behaviour, fault, status) => {
    const hook = await make();
    receiver.behave(behaviour);

    const eventId = await happen();
    const id = `${eventId}_${hook.id}`;
    await expect.poll(async () => (await readStored(id))?.['fault'] as string).toBe(fault);
    expect(await readStored(id)).toMatchObject({ state: 'waiting', attempts: 1, status });
    receiver.behave(respondWith(204));

    const next = ((await readStored(id))?.['nextAttemptAt'] as Timestamp).toMillis();
    await retryDeliveries(next - 1);
    expect(await readStored(id)).toMatchObject({ state: 'waiting', attempts: 1 });
    await retryDeliveries(next);

    expect(await readStored(id)).toMatchObject({
      state: 'delivered',
      attempts: 2,
      status: 204,
      fault: null,
    });

    const bodies = new Set(receiver.at(hook.path).map(({ body }) => body));
    expect(bodies.size).toBe(1);
    await remove(hook.id);
  });

  it('is abandoned after a day, and sent again on request', async () => {
    const hook = await make();
    receiver.behave(respondWith(503));

    const id = `${await happen()}_${hook.id}`;
    await expect.poll(async () => (await readStored(id))?.['fault'] as string).toBe('refused');
    for (let state = 'waiting'; state === 'waiting'; state = String((await readStored(id))?.['state']))
      await retryDeliveries(((await readStored(id))?.['nextAttemptAt'] as Timestamp).toMillis());

    const { attempts, createdAt, nextAttemptAt } = (await readStored(id)) as {
      attempts: number;
      createdAt: Timestamp;
      nextAttemptAt: Timestamp;
    };
    expect(nextAttemptAt.toMillis() - createdAt.toMillis()).toBeGreaterThan(24 * 60 * MINUTE);
    expect(attempts).toBeGreaterThan(10);
    expect(attempts).toBeLessThan(30);
    expect((await log(hook.id, '?state=failed')).items.map((listedDelivery) => listedDelivery.id)).toEqual([
      id,
    ]);

    expect(
      (await log(hook.id, '?event=order.changed&state=failed')).items.map(
        (listedDelivery) => listedDelivery.id,
      ),
    ).toEqual([id]);

    expect((await log(hook.id, '?event=talent.approved')).items).toEqual([]);
    expect(
      (await call('GET', `/webhook/${hook.id}/delivery?event=invoice.paid`, { token: admin.token })).status,
    ).toBe(422);
    receiver.behave(respondWith(200));

    const again = await replay(id);
    expect(again.collection).toMatchObject({ state: 'delivered', attempts: 1, status: 200 });

    const [former] = again.collection.earlier;
    expect(former).toEqual({ attempts, status: 503, fault: 'refused' });
    expect((await log(hook.id, '?state=failed')).items).toEqual([]);
    await remove(hook.id);
  });

  it('does not delay another one', async () => {
    const [silent, well] = [await make(), await make()];
    receiver.behave((response) => {
      if (response.req.url === silent.path) response.destroy();
      else response.writeHead(500).end();
    });

    const ids = [await happen(), await happen(), await happen()];
    const both = ids.flatMap((id) => [`${id}_${silent.id}`, `${id}_${well.id}`]);
    await expect
      // A delivery in progress counts as an attempt and becomes delivered with its result.
      .poll(async () => (await Promise.all(both.map(readStored))).every((item) => Boolean(item?.['fault'])))
      .toBe(true);

    const later = Date.now() + 5 * MINUTE;
    const before = receiver.at(silent.path).length;
    receiver.behave((response) => {
      if (response.req.url === silent.path) response.destroy();
      else response.writeHead(204).end();
    });

    await retryDeliveries(later);
    for (const id of ids) expect(await readStored(`${id}_${well.id}`)).toMatchObject({ state: 'delivered' });
    expect(receiver.at(silent.path).length - before).toBe(1);
    for (const { id } of [silent, well]) await remove(id);
  });

  it('gets no events from while it was off or deleted', async () => {
    const hook = await make();
    receiver.behave(respondWith(500));

    const id = `${await happen()}_${hook.id}`;
    await expect.poll(async () => (await readStored(id))?.['fault'] as string).toBe('refused');
    await change(hook.id, { isOn: false });

    const arrived = receiver.at(hook.path).length;
    await retryDeliveries(Date.now() + 5 * MINUTE);
    expect(await readStored(id)).toMatchObject({ state: 'failed', fault: 'off' });
    expect(receiver.at(hook.path)).toHaveLength(arrived);
    expect((await replay(id)).error).toMatchObject({ status: 409, code: 'webhook.off' });
    expect((await attemptOn(hook.id)).error.code).toBe('webhook.off');
    await remove(hook.id);
  });
});

describe('the log of a webhook', () => {
  it('reads only its page, the newest first', async () => {
    const hook = await make();
    for (let sent = 0; sent < 27; sent += 1) {
      await firestore().recursiveDelete(firestore().collection('rateLimits'));
      expect((await attemptOn(hook.id)).collection.state).toBe('delivered');
    }

    const first = await log(hook.id);
    expect(first.items).toHaveLength(25);

    const second = await log(hook.id, `?cursor=${first.cursor}`);
    expect(second.items).toHaveLength(2);

    const days = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(days).toEqual([...days].sort().reverse());

    const bad = await call('GET', `/webhook/${hook.id}/delivery?cursor=nonsense`, { token: admin.token });
    expect(bad.error).toMatchObject({ status: 422, property: 'cursor' });
    await remove(hook.id);
  });
});
