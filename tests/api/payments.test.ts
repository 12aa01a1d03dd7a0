import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { listMails } from '../stack/inbox.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeEvent, report, startStripe, STRIPE_KEY, WEBHOOK_SECRET } from '../stack/stripe.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

const NET = 65_000;

let server: Awaited<ReturnType<typeof startOwnApi>>;
let stripe: Awaited<ReturnType<typeof startStripe>>;
let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let client: Person;
let colleague: Person;
let cast: Cast;
const { show, place, move, pay } = makeOrderCalls();

const offerCards = (isOffered = 'true') => {
  vi.stubEnv('STRIPE_KEY', STRIPE_KEY);
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', WEBHOOK_SECRET);
  vi.stubEnv('STRIPE_API', stripe.address);
  vi.stubEnv('SHOW_PAYMENT_FEATURE', isOffered);
};

beforeAll(async () => {
  server = await startOwnApi();
  stripe = await startStripe();
  offerCards();
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);

  const { agencyId, companyId } = tenant;
  [admin, client, colleague] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'client'),
    makePerson(agencyId, otherTenant.companyId, 'client'),
  ]);

  expect((await saveTable(admin.token, 0)).status).toBe(201);
  expect((await call('POST', '/billing', { token: client.token, body: BILLING })).status).toBe(201);

  const saved = await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  expect(saved.status).toBe(200);
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.stop();
  stripe.stop();
});
setUpOnce(async () => {
  cast = await makeOrderable(tenant);
  const { collection } = await show(client.token, getProjectId());
  await place(client.token, getProjectId(), collection.priceKey);
  expect((await move(admin.token, getProjectId(), 'confirmed')).status).toBe(200);
});

const getProjectId = () => cast.project.id;
const readStored = async (path: string) => (await firestore().doc(path).get()).data();
const order = () => readStored(`orders/${getProjectId()}`);
const readStatus = async () => (await readStored(`paymentActions/${getProjectId()}`))?.['status'] as string;
const readPayments = async () =>
  (await firestore().collection('payments').where('orderId', '==', getProjectId()).get()).docs.map(
    (snapshot) => snapshot.data(),
  );
const readKept = async ({ id: event }: { readonly id: string }) =>
  readStored(`paymentEvents/stripe_${event}`);
const checkOut = (token: string, provider: string, address?: string) =>
  call<{ status: string; redirectUrl: string | null }>('POST', `/payment/checkout/${getProjectId()}`, {
    token,
    body: { provider },
    ...(address === undefined ? {} : { at: address }),
  });
const payByCard = (token = client.token) => checkOut(token, 'stripe', server.address);
const getSeconds = (ago = 0) => Math.floor(Date.now() / 1000) - ago;

describe('paying by card', () => {
  it('is offered with a key and the setting only', async () => {
    vi.stubEnv('STRIPE_KEY', 'none');
    expect((await show(client.token, getProjectId())).collection.providers).toEqual(['invoice']);

    const refused = await checkOut(client.token, 'stripe');
    expect([refused.status, refused.error.code]).toEqual([409, 'payment.noCard']);
    vi.stubEnv('STRIPE_KEY', STRIPE_KEY);

    expect((await checkOut(client.token, 'invoice')).collection).toEqual({
      status: 'requires_action',
      redirectUrl: null,
    });

    const listProviders = async () =>
      (await makeOrderCalls(server.address).show(client.token, getProjectId())).collection.providers;
    expect(await listProviders()).toEqual(['invoice', 'stripe']);
    offerCards('false');
    expect(await listProviders()).toEqual(['invoice']);
    expect((await payByCard()).status).toBe(409);
    offerCards();
  });

  it('charges the open amount, once, without sending talents to Stripe', async () => {
    await pay(admin.token, getProjectId(), 5_000, getDayFromNow(0));

    const before = stripe.sessions.length;
    const [first, again] = [await payByCard(), await payByCard(tenant.clientToken)];
    expect([first.status, first.collection.status]).toEqual([201, 'requires_action']);
    expect(again.collection.redirectUrl).toBe(first.collection.redirectUrl);
    expect(stripe.sessions.length).toBe(before + 1);

    const { asked, id: session } = stripe.sessions.at(-1)!;
    expect(first.collection.redirectUrl).toContain(session);

    expect(Object.fromEntries(asked)).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': String(NET - 5_000),
      'metadata[orderId]': getProjectId(),
      success_url: expect.stringContaining(`/project/${getProjectId()}?step=6`) as string,
    });

    expect(String(asked)).not.toContain(tenant.talents[0]?.id);
    expect(await readStatus()).toBe('requires_action');
    expect(stripe.seen.every(({ authorization }) => authorization === `Bearer ${STRIPE_KEY}`)).toBe(true);
  });

  it('is limited to the company’s clients, for an order that awaits payment', async () => {
    const before = stripe.sessions.length;
    for (const token of [admin.token, tenant.teamToken]) expect((await payByCard(token)).status).toBe(403);
    for (const token of [otherTenant.clientToken, colleague.token])
      expect((await payByCard(token)).status).toBe(404);
    await pay(admin.token, getProjectId(), NET, getDayFromNow(0));
    expect((await payByCard()).status).toBe(409);
    expect(stripe.sessions.length).toBe(before);
  });

  it('can be restarted after a session that ended without payment, but not after a paid one', async () => {
    const first = (await payByCard()).collection.redirectUrl;
    stripe.enterCard(false);
    const second = (await payByCard()).collection.redirectUrl;
    expect(second).not.toBe(first);
    stripe.enterCard(true);
    // Before Stripe's event arrives.
    expect((await payByCard()).collection).toEqual({ status: 'processing', redirectUrl: null });
    expect(await readStatus()).toBe('processing');
  });

  it('reports a failure while Stripe is unavailable, without the key', async () => {
    stripe.breakDown(true);
    const { status, error } = await payByCard();
    stripe.breakDown(false);
    expect([status, error.code]).toEqual([503, 'payment.unreachable']);
    expect(JSON.stringify(error)).not.toContain(STRIPE_KEY);
  });
});

describe('an event from Stripe', () => {
  it('marks an order as paid once, for repeated and different events', async () => {
    await payByCard();
    stripe.enterCard(true);

    const completed = stripe.sessionEvent('completed');
    const answers = await Promise.all([report(completed), report(completed), report(completed)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await order()).toMatchObject({ state: 'paid', paid: NET });

    const succeeded = stripe.intentEvent('succeeded');
    const expired = stripe.sessionEvent('expired');
    for (const event of [completed, succeeded, expired]) expect((await report(event)).status).toBe(200);

    expect([await readKept(completed), await readKept(succeeded), await readKept(expired)]).toMatchObject([
      { outcome: 'applied', amount: NET, currency: 'EUR' },
      { outcome: 'noted' },
      { outcome: 'noted' },
    ]);

    expect(await readPayments()).toMatchObject([{ amount: NET, provider: 'stripe' }]);
    expect(await order()).toMatchObject({ state: 'paid', paid: NET });
    expect(await readStatus()).toBe('succeeded');

    const steps = await firestore().collection('orderStatus').where('orderId', '==', getProjectId()).get();
    expect(steps.docs.map((step) => step.data()).filter(({ side }) => side === 'provider')).toMatchObject([
      { state: 'paid' },
    ]);

    const audit = await findAuditEntry(`orders/${getProjectId()}`);
    expect(audit.docs.filter((snapshot) => snapshot.get('by') === 'platform:stripe').length).toBe(3);

    const email = (await readStored(`users/${client.uid}`))?.['email'] as string;
    await expect
      .poll(
        async () =>
          (await listMails(email)).filter(({ subject }) => subject.startsWith('Payment received')).length,
      )
      .toBeGreaterThan(0);
  });

  it('applies in order of occurrence, not arrival', async () => {
    await payByCard();

    const later = getSeconds(-60);
    await report(stripe.intentEvent('payment_failed', {}, later));
    expect(await readStatus()).toBe('failed');

    const late = stripe.intentEvent('processing', {}, later - 30);
    await report(late);
    expect([await readStatus(), (await readKept(late))?.['outcome']]).toEqual(['failed', 'noted']);
    await report(stripe.intentEvent('processing', {}, later + 30));
    expect(await readStatus()).toBe('processing');
    await report(stripe.sessionEvent('expired', {}, later + 40));
    expect(await order()).toMatchObject({ state: 'confirmed', paid: 0 });
    // Money counts in any order of events: expired before completed, payment before session.
    await report(stripe.intentEvent('succeeded', {}, later - 60));
    await report(stripe.sessionEvent('completed', { payment_status: 'paid' }, later - 60));
    expect(await order()).toMatchObject({ state: 'paid', paid: NET });
    expect((await readPayments()).length).toBe(1);
  });

  it('is dated in the agency’s zone', async () => {
    await payByCard();
    const lateInTheEvening = Date.parse('2026-03-10T23:30:00Z') / 1000;
    await report(stripe.intentEvent('succeeded', {}, lateInTheEvening));
    expect(await readPayments()).toMatchObject([{ provider: 'stripe', receivedOn: '2026-03-11' }]);
  });

  it('waits for pending money', async () => {
    await payByCard();
    await report(stripe.sessionEvent('completed', { payment_status: 'unpaid' }));
    expect([await readStatus(), (await order())?.['state']]).toEqual(['processing', 'confirmed']);
    await report(stripe.sessionEvent('async_payment_succeeded', { payment_status: 'paid' }));
    expect(await order()).toMatchObject({ state: 'paid', paid: NET });
  });

  it('is ignored without Stripe’s signature, without a trace', async () => {
    await payByCard();

    const event = stripe.sessionEvent('completed', { payment_status: 'paid' });

    const answers = [
      await report(event, { secret: 'whsec_of_another_account' }),
      await report(event, { timestamp: getSeconds(301) }),
      await report(event, { sent: JSON.stringify(event).replace(getProjectId(), otherTenant.agencyId) }),
      await call('POST', '/payment/webhook/stripe', { body: event }),
      await call('POST', '/payment/webhook/stripe', {
        body: event,
        headers: { 'Stripe-Signature': 't=1,v1=0' },
      }),
    ];
    for (const { status, error } of answers) expect([status, error.code]).toEqual([400, 'payment.signature']);
    expect(await readKept(event)).toBeUndefined();
    expect(await order()).toMatchObject({ state: 'confirmed', paid: 0 });
    // The same, signed 200 seconds ago.
    expect((await report(event, { timestamp: getSeconds(200) })).status).toBe(200);
    expect(await order()).toMatchObject({ state: 'paid' });
  });

  it('is refused with malformed ids, and with invalid or future dates', async () => {
    await payByCard();

    const paid = { payment_status: 'paid' };
    const { agencyId } = tenant;
    const makeEventOf = (orderId: unknown, agency: unknown = agencyId) =>
      stripe.sessionEvent('completed', { ...paid, metadata: { orderId, agencyId: agency } });
    const now = Math.floor(Date.now() / 1000);

    const odd = [
      ...['__proto__', '__x__', '../x', 'a/b', 'x'.repeat(200), '.'].map((name) => makeEventOf(name)),
      makeEventOf(getProjectId(), '__proto__'),
      ...[-1, 1e12, Number.MAX_SAFE_INTEGER, now + 3600, 0.5].map((created) =>
        stripe.sessionEvent('completed', paid, created),
      ),
      { ...stripe.sessionEvent('completed', paid), id: '__proto__' },
    ];

    const statuses = await Promise.all(odd.map(async (event) => (await report(event)).status));
    expect(statuses).toEqual(odd.map(() => 400));

    const sound = stripe.sessionEvent('completed', paid);
    expect((await report(sound, { timestamp: now + 3600 })).error.code).toBe('payment.signature');
    expect(await order()).toMatchObject({ state: 'confirmed', paid: 0 });
    expect((await report(sound)).status).toBe(200);
  });

  it('is stored for the agency if it matches no order, which stays unchanged', async () => {
    await payByCard();

    const paid = { payment_status: 'paid' };
    const { agencyId } = tenant;
    const nowhere = { orderId: 'project-that-is-gone', agencyId, amount: String(NET) };

    const cases = [
      [stripe.sessionEvent('completed', { ...paid, metadata: nowhere }), 'unknownOrder', agencyId],
      [stripe.sessionEvent('completed', { ...paid, metadata: {} }), 'unknownOrder', null],
      [makeEvent('invoice.finalized', { id: 'in_1' }), 'unknownEvent', null],
      [stripe.sessionEvent('completed', { ...paid, amount_total: NET - 1 }), 'wrongAmount', agencyId],
      [stripe.sessionEvent('completed', { ...paid, amount_total: NET * 2 }), 'wrongAmount', agencyId],
      [stripe.sessionEvent('completed', { ...paid, currency: 'usd' }), 'wrongCurrency', agencyId],
    ] as const;
    for (const [event, outcome, of] of cases) {
      expect((await report(event)).status).toBe(200);
      expect(await readKept(event)).toMatchObject({ outcome, agencyId: of });
    }

    expect(await order()).toMatchObject({ state: 'confirmed', paid: 0 });
    await move(admin.token, getProjectId(), 'cancelled');

    const tooLate = stripe.sessionEvent('completed', paid);
    expect((await report(tooLate)).status).toBe(200);
    expect(await readKept(tooLate)).toMatchObject({ outcome: 'notNow', amount: NET });
    expect(await order()).toMatchObject({ state: 'cancelled', paid: 0 });
    expect(await readPayments()).toEqual([]);
  });

  it('agrees with the agency’s records, and never exceeds them', async () => {
    await payByCard();
    await pay(admin.token, getProjectId(), 1, getDayFromNow(0));

    // The session covered the total, so this is a cent too much.
    const event = stripe.sessionEvent('completed', { payment_status: 'paid' });
    await report(event);
    expect(await readKept(event)).toMatchObject({ outcome: 'wrongAmount' });
    await payByCard();
    stripe.enterCard(true);
    await report(stripe.sessionEvent('completed'));
    expect(await order()).toMatchObject({ state: 'paid', paid: NET });
  });
});
