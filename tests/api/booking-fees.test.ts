import { beforeEach, describe, expect, it } from 'vitest';
import type { AvailabilityPage, AvailabilityRequest } from '@domain/availability/availability.ts';
import type { CounterOffer } from '@domain/availability/counter-offer.ts';
import type { BookingFeeQuote, ProposedCharge } from '@domain/bookings/bookings.api.ts';
import { SUGGESTED_TERMS, type AgreedBookingTerms } from '@domain/bookings/booking-terms.ts';
import type { Serialised } from '@domain/contract.ts';
import type { Earning } from '@domain/orders/earnings.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import type { Order } from '@domain/orders/orders.ts';
import { getActingToken } from '../stack/acting.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { accept, getLink, makeSlot, requestAvailability, toPage } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { deliverFile } from '../stack/deliveries.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { begin, changeSession, makePlan, plan, type Booked } from '../stack/sessions.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

/** Bookings in tests are days ahead, so a long notice is late already. */
const LATE = { underHours: 400, sessionPercent: 40, usagePercent: 10, studio: 'keep' } as const;

let tenant: Tenant;
let rival: Tenant;
let admin: Person;
let client: Person;
let competitor: Person;
let cast: Cast;
let booked: Booked;
let version = 0;
const { show, place, move } = makeOrderCalls();

const saveTerms = async (change: object = {}, basedOn = version) => {
  const body = { ...SUGGESTED_TERMS, steps: [LATE], ...change, basedOn };
  const saved = await call<AgreedBookingTerms>('PUT', '/bookingTerms', { token: admin.token, body });
  if (saved.status === 200) version = saved.collection.version;
  return saved;
};
const quote = (token = client.token, act = 'cancel', id = booked.link.requestId) =>
  call<BookingFeeQuote>('GET', `/request-availability/${id}/fee?act=${act}`, { token });
const cancel = (query = '', token = client.token) =>
  call('DELETE', `/request-availability/${booked.link.requestId}${query}`, { token });
const readOrder = async (id: string) =>
  (await firestore().doc(`orders/${id}`).get()).data() as Order | undefined;
const readState = async () =>
  (await firestore().doc(`availabilityRequests/${booked.link.requestId}`).get()).get('state') as string;
const getChargeId = (kind: string) => `${booked.link.requestId}_${kind}`;
const propose = (days: number, fee?: number) =>
  call('PATCH', `/request-availability/${booked.link.requestId}`, {
    token: client.token,
    body: {
      timeZone: 'Europe/Madrid',
      timeRanges: [makeSlot(days), makeSlot(days + 1), makeSlot(days + 2)],
      ...(fee === undefined ? {} : { fee }),
    },
  });
const keep = () =>
  call('PATCH', `/request-availability/${booked.link.requestId}/keep`, { token: client.token, body: {} });
const proposeSession = (sessionId: string, token = admin.token) =>
  call<readonly ProposedCharge[]>('GET', `/casting/recordingSession/${sessionId}/charges`, { token });
const chargeSession = (sessionId: string, kind: string, token = admin.token) =>
  call<Serialised<Order>>('POST', `/casting/recordingSession/${sessionId}/charges`, {
    token,
    body: { kind },
  });

/** Requests the only voice, who accepts the first slot. */
const book = async (): Promise<Booked> => {
  await requestAvailability(client.token, cast);
  const link = await getLink(tenant.talents[0]!.email);
  const page = (await accept(link, (await toPage(link)).collection)).collection;
  const { startsAt, endsAt } = page.timeRanges.find(({ status }) => status === 'accepted')!;
  return { link, startsAt, endsAt };
};

const setUp = async (change: object = {}) => {
  version = 0;
  [tenant, rival] = await Promise.all([makeTenant(1), makeTenant(0)]);
  const { agencyId, companyId } = tenant;
  [admin, client, competitor] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'client'),
    makePerson(rival.agencyId, rival.companyId, 'admin'),
  ]);
  expect((await saveTable(admin.token, 0)).status).toBe(201);
  await call('POST', '/billing', { token: client.token, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  await saveTerms(change);
  cast = await makeOrderable({ ...tenant, clientToken: client.token });
  booked = await book();
};

beforeEach(async () => {
  await setUp();
});

describe('booking terms', () => {
  it('are the agency’s, changed by its admins, and never overwritten unseen', async () => {
    expect((await call('GET', '/bookingTerms', { token: client.token })).collection).toMatchObject({
      steps: [LATE],
      version,
    });
    expect((await call('GET', '/bookingTerms', { token: competitor.token })).collection).toBeNull();
    const body = { ...SUGGESTED_TERMS, basedOn: version };
    const change = (token: string) => call('PUT', '/bookingTerms', { token, body });
    expect((await change(tenant.teamToken)).status).toBe(403);
    expect((await change(client.token)).status).toBe(403);
    expect((await saveTerms({}, version - 1)).error.code).toBe('record.stale');
    const falling = [LATE, { ...LATE, underHours: 2, sessionPercent: 10 }];
    expect((await saveTerms({ steps: falling })).error.code).toBe('booking.stepsFall');
  });
});

describe('cancelling late', () => {
  it('costs what was shown, as an order of its own that pays the talent', async () => {
    const { collection: shown } = await quote();
    // 40 % of 200 and 10 % of 300, with 10 % commission; engineer and studio.
    expect(shown).toMatchObject({ currency: 'EUR', voice: 12_100, step: LATE, freeUntil: null });
    expect(shown.total).toBe(shown.voice! + shown.studio);
    expect(JSON.stringify(shown)).not.toContain('earned');

    const unseen = await cancel();
    expect([unseen.status, unseen.error.code]).toEqual([409, 'booking.feeChanged']);
    expect((await cancel(`?fee=${shown.total! - 1}`)).error.code).toBe('booking.feeChanged');
    expect(await readState()).toBe('accepted');
    expect((await cancel(`?fee=${shown.total}`)).status).toBe(200);
    expect((await cancel(`?fee=${shown.total}`)).status).toBe(200);
    expect(await readState()).toBe('cancelled');

    const id = getChargeId('cancelled');
    const charge = { kind: 'cancelled', character: 'Narrator', language: 'eng', voice: 12_100 };
    expect(await readOrder(id)).toMatchObject({ state: 'received', net: shown.total, charge });
    const { email } = (await firestore().doc(`users/${client.uid}`).get()).data() as { email: string };
    await waitForMail(email, 1, ({ subject }) => subject.startsWith('A charge for a booking'));
    const charged = await findAuditEntry(`orders/${id}`, 'bookings.charge');
    expect(charged.docs[0]?.get('after')).toMatchObject({ earned: 11_000 });

    // The client owes it; the agency confirms it.
    expect((await move(client.token, id, 'cancelled')).status).toBe(403);
    expect((await move(competitor.token, id, 'confirmed')).status).toBe(404);
    expect((await move(admin.token, id, 'confirmed')).status).toBe(200);

    const { invoiceId } = (await readOrder(id))!;
    const invoice = (await firestore().doc(`invoices/${invoiceId}`).get()).data() as Invoice;
    expect(invoice).toMatchObject({
      net: shown.total,
      lines: [
        { kind: 'cancelled', amount: 12_100 },
        { kind: 'studio', amount: shown.studio },
      ],
    });
    const pdf = await call('GET', `/invoice/${invoiceId}`, { token: client.token });
    expect(pdf.status).toBe(200);

    const earning = (await firestore().doc(`earnings/${id}_${tenant.talents[0]!.id}`).get()).data();
    expect(earning as Earning).toMatchObject({
      amount: 11_000,
      roles: [{ character: 'Narrator', amount: 11_000, usage: 3_000 }],
      state: 'agreed',
    });
    expect((await readOrder(cast.project.id))?.state ?? 'draft').toBe('draft');
  });

  it('may be lowered or waived by the agency before it is confirmed', async () => {
    const { total } = (await quote()).collection;
    await cancel(`?fee=${total}`);
    const id = getChargeId('cancelled');
    const lower = (net: number, token = tenant.teamToken) =>
      call<Serialised<Order>>('PATCH', `/order/${id}/charge`, { token, body: { net } });

    expect((await lower(total! + 1)).error.code).toBe('booking.chargeTooMuch');
    expect((await lower(1000, client.token)).status).toBe(403);
    expect((await lower(1000, competitor.token)).status).toBe(404);
    const half = Math.floor(total! / 2);
    const { collection: lowered } = await lower(half);
    expect(lowered.charge!.voice + lowered.charge!.studio).toBe(half);
    expect(lowered).toMatchObject({ net: half, revision: 2 });

    await move(admin.token, id, 'confirmed');
    const earning = await firestore().doc(`earnings/${id}_${tenant.talents[0]!.id}`).get();
    expect(earning.get('amount')).toBe(Math.floor((11_000 * lowered.charge!.voice) / 12_100));
    expect((await lower(1)).error.code).toBe('order.notNow');
    expect((await move(admin.token, id, 'cancelled')).status).toBe(200);
    expect((await firestore().doc(`earnings/${id}_${tenant.talents[0]!.id}`).get()).get('state')).toBe(
      'cancelled',
    );
  });

  it('is the agency’s act when its admin acts as the client', async () => {
    const token = await getActingToken(admin.token, client.uid);
    const { total } = (await quote(token)).collection;
    expect((await cancel('?excuse=illness', token)).error.code).toBe('booking.excuseByAgency');
    expect((await cancel(`?fee=${total}`, token)).status).toBe(200);

    const steps = await firestore()
      .collection('orderStatus')
      .where('orderId', '==', getChargeId('cancelled'))
      .get();
    expect(steps.docs.map((step) => step.get('side') as string)).toEqual(['agency']);
  });

  it('is free with an excuse that the agency accepts', async () => {
    expect((await cancel('?excuse=illness')).error.code).toBe('booking.excuseByAgency');
    expect((await cancel('?excuse=illness', competitor.token)).status).toBe(404);
    expect((await cancel('?excuse=laziness', tenant.teamToken)).status).toBe(422);
    expect((await cancel('?excuse=illness', tenant.teamToken)).status).toBe(200);
    expect(await readOrder(getChargeId('cancelled'))).toBeUndefined();
    const subject = `availabilityRequests/${booked.link.requestId}`;
    const entry = await findAuditEntry(subject, 'availability.cancel');
    expect(entry.docs[0]?.get('after')).toMatchObject({ excuse: 'illness' });
  });

  it('follows the terms of its offer, not those that the agency sets later', async () => {
    await saveTerms({ steps: [] });
    expect((await quote()).collection.voice).toBe(12_100);
    expect((await quote(competitor.token)).status).toBe(404);
    expect((await quote(tenant.talentToken)).status).toBe(403);
  });

  it('keeps a project from being deleted unseen', async () => {
    const removed = await call('DELETE', `/project/${cast.project.id}`, { token: client.token });
    expect(removed.error.code).toBe('booking.cancelFirst');
    expect(await readState()).toBe('accepted');
  });

  it('is shown to the talent before they accept, without the client’s price', async () => {
    const { terms } = (await toPage(booked.link)).collection;
    expect(terms).toEqual({
      fees: [{ underHours: 400, amount: 11_000 }],
      moveDays: 0,
      excuses: ['illness', 'forceMajeure'],
    });
  });
});

describe('moving a booking', () => {
  it('costs its step once the talent accepts a slot beyond the free days', async () => {
    const { total, voice } = (await quote(client.token, 'move')).collection;
    expect(voice).toBe(8_800);
    expect((await propose(10)).error.code).toBe('booking.feeChanged');
    expect((await propose(10, total!)).status).toBe(200);
    expect(await readOrder(getChargeId('moved_2'))).toBeUndefined();

    const page = (await toPage(booked.link)).collection;
    expect(page.moveFee).toBe(8_000);
    expect((await accept(booked.link, page)).status).toBe(200);
    const { revision } = (
      await firestore().doc(`availabilityRequests/${booked.link.requestId}`).get()
    ).data()!;
    expect(await readOrder(getChargeId(`moved_${revision - 1}`))).toMatchObject({
      net: total,
      charge: { kind: 'moved', voice: 8_800 },
    });
  });

  it('doesn’t make a late cancellation free', async () => {
    await setUp({ moveDays: 30, steps: [{ ...LATE, underHours: 130 }] });
    // The slot is in five days, the new one in thirty.
    expect((await quote()).collection.voice).toBe(12_100);
    expect((await propose(30)).status).toBe(200);
    await accept(booked.link, (await toPage(booked.link)).collection);
    expect((await quote()).collection).toMatchObject({ voice: 12_100, freeUntil: null });
    expect((await cancel()).error.code).toBe('booking.feeChanged');
  });

  it('is free within the agreed days, and costs nothing when the slot is kept', async () => {
    const countCharges = async () => {
      const found = await firestore().collection('orders').where('projectId', '==', cast.project.id).get();
      return found.docs.filter((item) => item.get('charge')).length;
    };

    const { total } = (await quote(client.token, 'move')).collection;
    await propose(10, total!);
    expect((await keep()).status).toBe(200);
    await setUp({ moveDays: 30 });
    expect((await propose(10)).status).toBe(200);
    await accept(booked.link, (await toPage(booked.link)).collection);
    expect(await countCharges()).toBe(0);
  });
});

describe('a session', () => {
  const makeSession = async () => {
    const { uid: engineerId } = await makeEngineer([tenant.agencyId], {}, ['eng']);
    const { collection } = await plan(
      tenant.teamToken,
      cast.castingId,
      makePlan(tenant, booked, { engineerId }),
    );
    await begin(collection.id);
    return collection.id;
  };

  it('proposes overtime by its notes, and charges it once', async () => {
    const id = await makeSession();
    expect((await proposeSession(id)).collection).toEqual([]);
    expect((await chargeSession(id, 'overtime')).error.code).toBe('booking.noCharge');
    const notes = { lateMinutes: 10, noShow: '', overtimeMinutes: 40 };
    expect((await changeSession(tenant.teamToken, id, { revision: 1, notes })).status).toBe(200);

    const [proposed] = (await proposeSession(id)).collection;
    expect(proposed).toMatchObject({ kind: 'overtime', currency: 'EUR', orderId: null });
    expect((await proposeSession(id, client.token)).status).toBe(403);
    expect((await proposeSession(id, competitor.token)).status).toBe(404);
    expect((await chargeSession(id, 'overtime', client.token)).status).toBe(403);

    const { collection: order } = await chargeSession(id, 'overtime', tenant.teamToken);
    expect(order.net).toBe(proposed!.voice + proposed!.studio);
    expect((await chargeSession(id, 'overtime')).collection.id).toBe(order.id);
    expect((await proposeSession(id)).collection[0]?.orderId).toBe(order.id);
  });

  it('charges a client’s change of mind once its new version is accepted', async () => {
    const id = await makeSession();
    const first = await deliverFile(tenant.teamToken, id, 'Mix.wav');
    const ask = (cause: string, version = first) =>
      call('POST', `/delivery/${version}/revision`, {
        token: client.token,
        body: { atMs: null, note: 'Another text', cause },
      });
    expect((await ask('client')).status).toBe(200);
    const second = await deliverFile(tenant.teamToken, id, 'Mix.wav');
    expect((await ask('client', second)).status).toBe(200);
    const third = await deliverFile(tenant.teamToken, id, 'Mix.wav');
    expect(await readOrder(`${first}_pickup`)).toBeUndefined();
    expect((await call('POST', `/delivery/${third}/accept`, { token: client.token, body: {} })).status).toBe(
      200,
    );

    const plan = await call<{ pickup: { amount: number } }>(
      'GET',
      `/project/${cast.project.id}/deliveryPlan`,
      {
        token: client.token,
      },
    );
    expect(await readOrder(`${first}_pickup`)).toMatchObject({
      net: plan.collection.pickup.amount,
      charge: { kind: 'pickup', character: 'Narrator' },
      state: 'received',
    });
    expect(await readOrder(`${second}_pickup`)).toMatchObject({ state: 'received' });
  });
});

describe('a cancelled booking of an order', () => {
  it('is settled by amount: a discount before the confirmation, a credit note after it', async () => {
    const id = cast.project.id;
    const { collection } = await show(client.token, id);
    expect((await place(client.token, id, collection.priceKey)).status).toBe(201);
    expect((await move(admin.token, id, 'confirmed')).status).toBe(200);
    await cancel('?excuse=illness', tenant.teamToken);

    const settle = (body: object, token = tenant.teamToken) =>
      call<Serialised<Order>>('PATCH', `/order/${id}/point/${booked.link.requestId}`, { token, body });
    expect((await settle({ outcome: 'credit' })).status).toBe(422);
    expect((await settle({ outcome: 'keep', net: 5 })).status).toBe(422);
    expect((await settle({ outcome: 'credit', net: 10_000_000 })).error.code).toBe('credit.tooMuch');
    expect((await settle({ outcome: 'credit', net: 100 }, client.token)).status).toBe(403);
    expect((await settle({ outcome: 'credit', net: 100 }, competitor.token)).status).toBe(404);

    const before = (await readOrder(id))!;
    const { collection: after } = await settle({ outcome: 'credit', net: 20_000, fee: 10_000 });
    expect(after).toMatchObject({
      net: before.net - 20_000,
      points: [{ outcome: 'credit', net: 20_000 }],
      openSince: null,
    });
    const earning = await firestore().doc(`earnings/${id}_${tenant.talents[0]!.id}`).get();
    expect(earning.get('amount')).toBe(40_000);
  });
});

describe('a counter-offer', () => {
  const ask = async () => {
    cast = await makeOrderable({ ...tenant, clientToken: client.token });
    const { collection } = await requestAvailability(client.token, cast);
    const requestId = collection[0]!.id;
    const url = findLink(
      await waitForMail(tenant.talents[0]!.email, 1, ({ text }) => text.includes(requestId)),
    );
    const key = url.pathname.split('/').at(-1) ?? '';
    const token = url.searchParams.get('token') ?? '';
    booked = { link: { requestId, key, token }, startsAt: '', endsAt: '' };
  };
  const counter = (amount: number, reason = 'A long text with three tongue twisters') =>
    call<AvailabilityPage>(
      'POST',
      `/request-availability/confirmation/${booked.link.requestId}/counter?token=${booked.link.token}`,
      { body: { amount, reason } },
    );
  const decide = (accepts: boolean, total: number, token = client.token) =>
    call<Serialised<AvailabilityRequest>>('PATCH', `/request-availability/${booked.link.requestId}/counter`, {
      token,
      body: { accepts, total },
    });
  const readCounter = async () =>
    (await firestore().doc(`availabilityRequests/${booked.link.requestId}`).get()).get('counter') as
      CounterOffer | undefined;

  it('is off unless the agency’s terms allow it', async () => {
    await ask();
    expect((await toPage(booked.link)).collection.mayCounter).toBe(false);
    expect((await counter(60_000)).error.code).toBe('booking.noCounter');
  });

  it('raises the role’s price once the client accepts it', async () => {
    await saveTerms({ counterOffers: true });
    await ask();
    expect((await counter(50_000)).error.code).toBe('booking.counterTooLow');
    const { collection: page } = await counter(60_000);
    expect(page).toMatchObject({ counter: { state: 'open', amount: 60_000 }, mayCounter: false });
    expect((await counter(70_000)).error.code).toBe('booking.noCounter');

    // The client sees their price alone: with 10 % commission.
    const proposed = (await readCounter())!;
    expect(proposed).toMatchObject({ state: 'open', before: 55_000, total: 66_000, currency: 'EUR' });
    const { email } = (await firestore().doc(`users/${client.uid}`).get()).data() as { email: string };
    const mail = await waitForMail(email, 1, ({ subject }) => subject.includes('proposes another fee'));
    expect(mail.text).toContain('€660.00');

    const earlier = (await show(client.token, cast.project.id)).collection.net;
    expect((await decide(true, 65_000)).error.code).toBe('booking.counterDecided');
    expect((await decide(true, 66_000, competitor.token)).status).toBe(404);
    expect((await decide(true, 66_000, tenant.talentToken)).status).toBe(403);
    expect((await decide(true, 66_000)).status).toBe(200);
    expect((await decide(false, 66_000)).error.code).toBe('booking.counterDecided');

    const { collection: order } = await show(client.token, cast.project.id);
    expect(order.net - earlier).toBe(11_000);
    const shown = (await toPage(booked.link)).collection;
    expect(shown.pricing.minimum).toBe(10_000);
    expect((await accept(booked.link, shown, 1)).status).toBe(200);

    await place(client.token, cast.project.id, order.priceKey);
    await move(admin.token, cast.project.id, 'confirmed');
    const earning = await firestore().doc(`earnings/${cast.project.id}_${tenant.talents[0]!.id}`).get();
    expect(earning.get('amount')).toBe(60_000);
  });

  it('counts for its booking alone, not after that is cancelled', async () => {
    await saveTerms({ counterOffers: true, steps: [] });
    await ask();
    const before = (await show(client.token, cast.project.id)).collection.net;
    await counter(60_000);
    await decide(true, 66_000);
    expect((await show(client.token, cast.project.id)).collection.net).toBe(before + 11_000);
    expect((await cancel()).status).toBe(200);
    expect((await show(client.token, cast.project.id)).collection.net).toBe(before);
  });

  it('is withdrawn when the talent accepts the fee on offer', async () => {
    await saveTerms({ counterOffers: true });
    await ask();
    await counter(60_000);
    const { collection } = await accept(booked.link, (await toPage(booked.link)).collection, 1);
    expect(collection).toMatchObject({ state: 'accepted', counter: { state: 'withdrawn' } });
    expect((await decide(true, 66_000)).error.code).toBe('availability.answered');
  });

  it('leaves the request open at its fee when it is declined', async () => {
    await saveTerms({ counterOffers: true });
    await ask();
    await counter(60_000);
    expect((await decide(false, 66_000, tenant.teamToken)).status).toBe(200);
    const page = (await toPage(booked.link)).collection;
    expect(page).toMatchObject({ state: 'open', counter: { state: 'declined' }, mayCounter: false });
    expect(page.pricing.minimum).toBe(0);
    expect((await accept(booked.link, page, 1)).status).toBe(200);
  });
});

it('asks whose agency a person with two roles acts in', async () => {
  const { token } = await makeAccount({
    uid: `two-${tenant.key}`,
    email: `two.${tenant.key}@tests.example`,
    held: { admin: [rival.agencyId], talent: [tenant.agencyId] },
  });
  const { total } = (await quote()).collection;
  expect((await quote(token)).status).toBe(404);
  expect((await cancel(`?fee=${total}`, token)).status).toBe(404);
  expect((await getLink(tenant.talents[0]!.email)).requestId).not.toBe('');
});
