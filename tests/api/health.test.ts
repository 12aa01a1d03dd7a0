import type { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewApiKey } from '@domain/apiKeys/api-keys.ts';
import { api, type EndpointName } from '@domain/api.ts';
import type {
  DueHealth,
  DueKind,
  MailHealth,
  RepairOutcome,
  QuotaHealth,
  WebhookHealth,
} from '@domain/health/health.ts';
import { healthApi } from '@domain/health/health.api.ts';
import type { WebhookDelivery } from '@domain/webhooks/webhooks.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { hoursFromNow, plantErasure, plantLateOrder, plantStuckMail } from '../stack/health.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { countReads } from '../stack/usage.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
let rival: Account;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  [admin, rival] = (await Promise.all(
    [tenant, otherTenant].map(({ key, agencyId }) =>
      makeAccount({ uid: `health-admin-${key}`, held: { admin: [agencyId] } }),
    ),
  )) as unknown as [Account, Account];
});

const look = async <Section>(part: string, token = admin.token): Promise<Section> => {
  const { status, collection } = await call<Section>('GET', `/health/${part}`, { token });
  expect(status).toBe(200);
  return collection;
};
const press = (path: string, { token = admin.token, body = {}, headers = {} } = {}) =>
  call<RepairOutcome>('POST', `/health/${path}`, {
    token,
    headers,
    ...(path === 'mail/retry' || path === 'webhooks/retry' ? {} : { body }),
  });
const readStored = async (path: string) => (await firestore().doc(path).get()).data();
const findAudits = async (subject: string) => {
  const { docs } = await findAuditEntry(subject);
  return docs.map((entry) => entry.data());
};

describe('the health of an agency', () => {
  const bodies: Readonly<Partial<Record<EndpointName, object>>> = {
    'health.runDue': { kind: 'ledger' },
    'health.mendCopies': { sources: ['talents/nobody'] },
    'health.removeStrays': { owners: ['talents/nobody'] },
  };
  const calls = (Object.keys(healthApi) as (keyof typeof healthApi)[]).map((name) => {
    const { method, path } = api[name];
    return { name, send: (token: string | undefined) => call(method, path, { token, body: bodies[name] }) };
  });

  it.each(calls)('is limited to its admins: $name', async ({ send }) => {
    const client = await makeAccount({
      uid: `health-client-${Math.random().toString(36).slice(2)}`,
      held: { client: [tenant.agencyId] },
      user: { companyId: tenant.companyId },
    });
    const body = { name: 'Books', areas: ['talents'], right: 'write' };
    const key = (await call<NewApiKey>('POST', '/apiKey', { token: admin.token, body })).collection;
    const acting = await getActingToken(admin.token, client.uid);
    for (const token of [tenant.teamToken, tenant.clientToken, tenant.talentToken, acting, key.secret])
      expect((await send(token)).status).toBe(403);
    expect((await send(undefined)).status).toBe(401);
    expect((await send(admin.token)).status).toBe(200);
  });

  it('is shown for the chosen agency to an admin of two', async () => {
    const both = await makeAccount({
      uid: `health-both-${tenant.key}`,
      held: { admin: [tenant.agencyId], agencyTeam: [otherTenant.agencyId] },
    });
    const ask = (agency?: string) =>
      call('GET', '/health/mail', { token: both.token, ...(agency ? { agency } : {}) });
    expect((await ask(tenant.agencyId)).status).toBe(200);
    expect((await ask(otherTenant.agencyId)).status).toBe(403);
    expect((await ask('agency-one')).status).toBe(403);
    expect((await ask()).status).toBe(422);
  });
});

describe('emails', () => {
  it('are counted as waiting and stuck, for the agency only', async () => {
    await plantStuckMail(otherTenant, 'theirs');

    expect(await look<MailHealth>('mail')).toMatchObject({
      waiting: { count: 0, since: null },
      stuck: { count: 0, since: null },
    });

    await plantStuckMail(tenant, 'counted');
    await plantStuckMail(tenant, 'lost', { state: 'failed', attempts: 50, nextAttemptAt: hoursFromNow(-1) });

    const { waiting, stuck, lookedAt } = await look<MailHealth>('mail');
    expect([waiting.count, stuck.count]).toEqual([1, 2]);
    expect(Date.parse(stuck.since ?? '')).toBeLessThan(Date.now() - 60 * 60 * 1000);
    expect(Date.now() - Date.parse(lookedAt)).toBeLessThan(60_000);
  });

  it('are all retried, including abandoned ones, each audited; another agency’s are unchanged', async () => {
    const ids = ['counted', 'lost'].map((name) => `${name}-${tenant.key}`);
    const otherMail = await readStored(`mail/theirs-${otherTenant.key}`);
    const answer = await press('mail/retry');
    expect([answer.status, answer.collection]).toEqual([200, { done: 2, left: 0 }]);

    for (const id of ids) {
      const mail = await readStored(`mail/${id}`);
      expect(mail).toMatchObject({ state: 'queued' });
      expect(await findAudits(`stuckMail/${id}`)).toMatchObject([{ action: 'mail.retry', by: admin.uid }]);
    }

    expect(await readStored(`mail/theirs-${otherTenant.key}`)).toEqual(otherMail);
    expect((await press('mail/retry')).collection).toEqual({ done: 0, left: 0 });
  });

  it('are retried once for a repeated call', async () => {
    const id = await plantStuckMail(tenant, 'repeated');
    const headers = { 'Idempotency-Key': `again-${tenant.key}` };
    const answers = [await press('mail/retry', { headers }), await press('mail/retry', { headers })];
    expect(answers.map(({ collection }) => collection.done)).toEqual([1, 1]);
    expect(await findAudits(`stuckMail/${id}`)).toHaveLength(1);
  });

  it('are discarded by an admin of their agency, unless they are being sent', async () => {
    const id = await plantStuckMail(tenant, 'dropped');
    const drop = (token: string) => call('DELETE', `/mail/${id}`, { token });
    await firestore().doc(`mail/${id}`).update({ state: 'sending' });
    expect((await drop(admin.token)).error).toMatchObject({ status: 409, code: 'mail.underWay' });
    await firestore().doc(`mail/${id}`).update({ state: 'queued' });

    for (const [token, status] of [
      [tenant.teamToken, 403],
      [tenant.clientToken, 403],
      [rival.token, 404],
    ] as const)
      expect((await drop(token)).status).toBe(status);

    expect(await readStored(`mail/${id}`)).toBeDefined();
    expect((await drop(admin.token)).status).toBe(200);

    expect([await readStored(`mail/${id}`), await readStored(`stuckMail/${id}`)]).toEqual([
      undefined,
      undefined,
    ]);

    const [entry] = await findAudits(`stuckMail/${id}`);
    expect(entry).toMatchObject({ action: 'mail.drop', by: admin.uid, agencyId: tenant.agencyId });
    expect(JSON.stringify(entry)).not.toContain('dropped@tests.example');
    expect((await drop(admin.token)).status).toBe(404);
  });

  it('are not discarded if sent meanwhile', async () => {
    const id = await plantStuckMail(tenant, 'left');
    await firestore().doc(`mail/${id}`).update({ state: 'sent' });
    expect((await call('DELETE', `/mail/${id}`, { token: admin.token })).status).toBe(404);
    expect(await readStored(`mail/${id}`)).toMatchObject({ state: 'sent' });
  });
});

describe('webhook messages', () => {
  const createHook = async (of: Tenant, name: string, isOn = true): Promise<string> => {
    const id = `${name}-${of.key}`;
    const url = 'https://hooks.example/books';
    await firestore()
      .doc(`webhooks/${id}`)
      .set({
        agencyId: of.agencyId,
        name,
        url,
        events: ['order.changed'],
        isOn,
        createdAt: hoursFromNow(-1),
      });

    return id;
  };

  const deliver = async (of: Tenant, webhookId: string, change: object = {}): Promise<string> => {
    const id = `event-${Math.random().toString(36).slice(2)}_${webhookId}`;
    await firestore()
      .doc(`webhookDeliveries/${id}`)
      .set({
        agencyId: of.agencyId,
        webhookId,
        event: 'order.changed',
        body: '{}',
        talentId: null,
        state: 'failed',
        attempts: 12,
        status: 500,
        fault: 'refused',
        deliveredAt: null,
        nextAttemptAt: hoursFromNow(5),
        triedUntil: hoursFromNow(-1),
        createdAt: hoursFromNow(-30),
        expiresAt: hoursFromNow(500),
        ...change,
      });

    return id;
  };

  it('are reported when failed within a week or retried, with their webhook’s name and without content', async () => {
    const [books, off, otherHook] = [
      await createHook(tenant, 'books'),
      await createHook(tenant, 'off', false),
      await createHook(otherTenant, 'theirs'),
    ];
    await deliver(otherTenant, otherHook);
    expect(await look<WebhookHealth>('webhooks')).toMatchObject({ failed: 0, retrying: 0, latest: [] });

    const failed = await deliver(tenant, books, { createdAt: hoursFromNow(-1) });
    await deliver(tenant, off);
    await deliver(tenant, books, { state: 'waiting' });
    await deliver(tenant, books, { createdAt: hoursFromNow(-24 * 8) });
    await deliver(tenant, books, { state: 'delivered' });

    const notified = await look<WebhookHealth>('webhooks');
    expect([notified.failed, notified.retrying, notified.latest.length]).toEqual([2, 1, 3]);

    expect(notified.latest[0]).toMatchObject({
      id: failed,
      webhookName: 'books',
      status: 500,
      fault: 'refused',
    });

    expect(notified.latest.some((item) => 'body' in item)).toBe(false);
  });

  it('are sent again if their webhook is on, each audited; another agency’s stay failed', async () => {
    const answer = await press('webhooks/retry');
    expect([answer.status, answer.collection]).toEqual([200, { done: 1, left: 0 }]);

    const all = await firestore().collection('webhookDeliveries').where('state', '==', 'waiting').get();
    const snapshots = all.docs.filter((snapshot) => snapshot.get('agencyId') === tenant.agencyId);
    const [again] = snapshots.filter((snapshot) => snapshot.get('attempts') === 0);
    expect((again?.data() as WebhookDelivery).triedUntil.toMillis()).toBeGreaterThan(Date.now());
    expect(await findAudits(`webhookDeliveries/${again?.id}`)).toMatchObject([
      { action: 'webhooks.replay', by: admin.uid },
    ]);

    const webhookHealth = await look<WebhookHealth>('webhooks', rival.token);
    expect([webhookHealth.failed, webhookHealth.retrying]).toEqual([1, 0]);
    // Removed so that later tests don't send it.
    for (const { ref } of snapshots) await ref.delete();
  });
});

describe('scheduled work', () => {
  const readLate = async (kind: DueKind, token = admin.token) =>
    (await look<DueHealth>('dues', token)).dues.find((due) => due.kind === kind)?.count;

  it('is reported when over 15 minutes late, with the oldest, for this agency only', async () => {
    await plantLateOrder(otherTenant);
    expect(await readLate('ledger')).toBe(0);

    const id = await plantLateOrder(tenant);
    const { dues } = await look<DueHealth>('dues');
    const ledger = dues.find(({ kind }) => kind === 'ledger');
    expect(ledger).toEqual({
      kind: 'ledger',
      count: 1,
      since: (await readStored(`ledgerOrders/${id}`))?.['dueAt'].toDate().toISOString(),
    });

    await firestore()
      .doc(`ledgerOrders/${id}`)
      .update({ dueAt: hoursFromNow(-0.1) });
    expect(await readLate('ledger')).toBe(0);
    await firestore()
      .doc(`ledgerOrders/${id}`)
      .update({ dueAt: hoursFromNow(-2) });
  });

  it('is run on request for the agency only, audited', async () => {
    const [ownDue, otherDue] = [`ledgerOrders/late-${tenant.key}`, `ledgerOrders/late-${otherTenant.key}`];
    const answer = await press('dues/run', { body: { kind: 'ledger' } });
    expect([answer.status, answer.collection]).toEqual([200, { done: 1, left: 0 }]);
    expect((await readStored(ownDue))?.['dueAt']).toBeNull();
    expect((await readStored(otherDue))?.['dueAt']).not.toBeNull();
    expect(await readLate('ledger', rival.token)).toBe(1);

    const entries = await findAudits(`agencies/${tenant.agencyId}`);
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'health.runDue',
        by: admin.uid,
        agencyId: tenant.agencyId,
        before: { kind: 'ledger', behind: 1 },
        after: { kind: 'ledger', behind: 0 },
      }),
    );

    await press('dues/run', { token: rival.token, body: { kind: 'ledger' } });
  });

  it('is reported and run for every kind', async () => {
    const { agencyId, key } = tenant;
    const late = hoursFromNow(-3);
    const project = `late-project-${key}`;
    const of = { agencyId, companyId: tenant.companyId, projectId: project, castingId: `${project}_eng` };
    const batch = firestore().batch();
    const set = (path: string, record: object) => batch.set(firestore().doc(path), record);
    set(`recordingSessionReports/late-${key}`, { ...of, remindAt: late, sealedAt: null, createdAt: late });

    set(`memberships/${agencyId}_late-${key}_client`, {
      agencyId,
      userId: `late-${key}`,
      role: 'client',
      displayName: 'Late',
      email: 'late@tests.example',
      blocked: false,
      decidedBy: admin.uid,
      decidedAt: late,
      announce: true,
    });

    await batch.commit();
    // Without an account the decision stays, and the reply says so.
    expect([await readLate('reminders'), await readLate('access')]).toEqual([1, 1]);

    expect((await press('dues/run', { body: { kind: 'reminders' } })).collection).toEqual({
      done: 1,
      left: 0,
    });

    expect((await press('dues/run', { body: { kind: 'access' } })).collection).toEqual({ done: 0, left: 1 });
    for (const kind of ['mail', 'outcomes', 'licenceReminders', 'webhooks', 'auditSeals'])
      expect((await press('dues/run', { body: { kind } })).status).toBe(200);
    await firestore().doc(`memberships/${agencyId}_late-${key}_client`).delete();
    await firestore().doc(`recordingSessionReports/late-${key}`).delete();
    expect((await press('dues/run', { body: { kind: 'everything' } })).status).toBe(422);
  });

  it('includes deletions that take over an hour, and completes the agency’s on request', async () => {
    const [ownErasure, otherErasure] = [await plantErasure(tenant, 0.5), await plantErasure(otherTenant, 2)];
    expect(await readLate('erasures')).toBe(0);
    await plantErasure(tenant, 2);

    const erasures = (await look<DueHealth>('dues')).dues.find(({ kind }) => kind === 'erasures');
    const since = (await readStored(ownErasure))?.['erasingSince'] as Timestamp;
    expect(erasures).toEqual({ kind: 'erasures', count: 1, since: since.toDate().toISOString() });

    const answer = await press('dues/run', { body: { kind: 'erasures' } });
    expect([answer.status, answer.collection]).toEqual([200, { done: 1, left: 0 }]);

    const after = await readStored(ownErasure);
    expect(after).toMatchObject({ state: 'erased', fullName: '', email: '' });
    expect(after).not.toHaveProperty('erasingSince');
    expect([await readLate('erasures'), await readLate('erasures', rival.token)]).toEqual([0, 1]);
    expect(await readStored(otherErasure)).toMatchObject({ state: 'erasing', fullName: 'Gone' });
    await press('dues/run', { token: rival.token, body: { kind: 'erasures' } });
    expect(await readStored(otherErasure)).toMatchObject({ state: 'erased' });
  });

  it('costs one count and one record per kind, however much is late', async () => {
    const batch = firestore().batch();
    for (let order = 0; order < 30; order += 1)
      batch.set(firestore().doc(`ledgerOrders/many-${tenant.key}-${order}`), {
        agencyId: tenant.agencyId,
        projectId: `gone-${tenant.key}`,
        revision: 1,
        isCancelled: false,
        dueAt: hoursFromNow(-order - 1),
      });

    await batch.commit();
    expect(await countReads('ledgerOrders', () => look('dues'))).toBe(2);
    expect((await press('dues/run', { body: { kind: 'ledger' } })).collection).toEqual({ done: 30, left: 0 });
  });
});

describe('limits', () => {
  it('are reported once 80 % are used, for this agency only', async () => {
    const plant = async (of: Tenant, count: number) => {
      const batch = firestore().batch();
      for (let view = 0; view < count; view += 1)
        batch.set(firestore().doc(`rosterViews/${of.key}-${view}`), {
          agencyId: of.agencyId,
          name: `${view}`,
        });
      await batch.commit();
    };

    await Promise.all([plant(otherTenant, 50), plant(tenant, 39)]);
    expect((await look<QuotaHealth>('quotas')).near).toEqual([]);
    await plant(tenant, 40);

    const { near, inboxes, checked } = await look<QuotaHealth>('quotas');
    expect([near, inboxes, checked]).toEqual([[{ quota: 'rosterViews', used: 40, max: 50 }], [], 6]);
  });

  it("of emails to one inbox are reported when close or reached, without the other senders' counts", async () => {
    const inbox = `full.${tenant.key}`.toLowerCase();

    const invite = async (token: string, number: number) => {
      const email = `${inbox}+${number}@tests.example`;
      const body = { name: 'Ann', lastName: 'Lee', email, language: 'eng' };
      return (await call('POST', '/engineer/invite', { token, body })).status;
    };

    const listNotified = async (token: string) => (await look<QuotaHealth>('quotas', token)).inboxes;
    for (let number = 0; number < 7; number += 1) expect(await invite(admin.token, number)).toBe(201);
    expect(await listNotified(admin.token)).toEqual([]);
    // Another agency's email brings the limit closer, without naming the agency.
    expect(await invite(rival.token, 7)).toBe(201);
    expect([await listNotified(admin.token), await listNotified(rival.token)]).toEqual([[], []]);
    expect(await invite(admin.token, 8)).toBe(201);

    const [near] = await listNotified(admin.token);
    expect(near).toMatchObject({ limit: 'invitation', email: `${inbox}@tests.example`, used: 8, max: 10 });
    expect((Date.parse(near?.until ?? '') - Date.now()) / 60_000).toBeCloseTo(60, -1);
    expect(await listNotified(rival.token)).toEqual([]);
    expect([await invite(admin.token, 9), await invite(admin.token, 10)]).toEqual([201, 429]);
    // Denied callers learn nothing more.
    for (const token of [admin.token, rival.token])
      expect(await listNotified(token)).toMatchObject([{ limit: 'invitation', used: 10, max: 10 }]);
  });
});
