import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { getLocalMinutes } from '@domain/availability/slot-times.ts';
import type { CalendarAddress, OwnBooking } from '@domain/calendar/calendar.api.ts';
import { getActingToken } from '../stack/acting.ts';
import { makeAccount } from '../stack/account.ts';
import { APP, firestore } from '../stack/admin.ts';
import {
  accept,
  requestAvailability,
  addRoleLicence,
  getLink,
  toPage,
  makeSlot,
  makeThreeDays,
  type Link,
  type RequestReply,
} from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { listMails, waitForMail, type ReceivedMail } from '../stack/inbox.ts';
import { getEmail } from '../stack/people.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

let tenant: Tenant;
let cast: Cast;
let link: Link;
let talentToken: string;
const getTalentEmail = () => tenant.talents[0]!.email;
/** A voice that has accepted the first of three slots. */
setUpOnce(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant, 1);
  await addRoleLicence(tenant.clientToken, cast.voice.id);
  await requestAvailability(tenant.clientToken, cast);
  link = await getLink(getTalentEmail());
  await accept(link, (await toPage(link)).collection);
  await waitForMail(getTalentEmail(), 2);

  ({ token: talentToken } = await makeAccount({
    uid: tenant.talents[0]!.id,
    email: getTalentEmail(),
    held: { talent: [tenant.agencyId] },
  }));
});

const parseEvents = (text: string | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(text ?? '') as never);
  return {
    method: calendar.getFirstPropertyValue('method'),
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid')),
    found: calendar.getAllSubcomponents('vevent').map((item) => {
      const event = new ICAL.Event(item);
      return { uid: event.uid, sequence: event.sequence, summary: event.summary };
    }),
  };
};
const findNewest = async (email: string, subject: RegExp): Promise<ReceivedMail> => {
  await expect
    .poll(async () => (await listMails(email)).filter((mail) => subject.test(mail.subject)).length)
    .toBe(1);
  return (await listMails(email)).find((mail) => subject.test(mail.subject))!;
};
const readStored = async () =>
  (await firestore().doc(`availabilityRequests/${link.requestId}`).get()).data()!;
const readBookedFrom = async (): Promise<string> => {
  const calendar = await firestore().doc(`calendars/${tenant.talents[0]!.id}`).get();
  return calendar.get(`bookings.${link.requestId}.from`).toDate().toISOString().slice(0, 10);
};
const move = (timeRanges: readonly object[] = makeThreeDays(9), token = tenant.clientToken) =>
  call<RequestReply>('PATCH', `/request-availability/${link.requestId}`, {
    token,
    body: { timeZone: 'America/New_York', timeRanges },
  });
const keep = (token = tenant.clientToken) =>
  call<RequestReply>('PATCH', `/request-availability/${link.requestId}/keep`, { token });
const fetchFile = async (path: string, token?: string) => {
  const response = await fetch(
    `${APP}/api${path}`,
    token ? { headers: { Authorization: `Bearer ${token}` } } : {},
  );
  const type = response.headers.get('content-type') ?? '';
  return { status: response.status, type, text: await response.text() };
};
const getDay = (days: number) => makeSlot(days).datetime.slice(0, 10).replaceAll('/', '-');

describe('a booking in calendars', () => {
  it('sends one meeting to talent and requester, and cancels it for both', async () => {
    const [talents, clients] = [
      await findNewest(getTalentEmail(), /^You’re booked/),
      await findNewest(getEmail(tenant, 'client'), /has confirmed/),
    ].map(({ calendar }) => parseEvents(calendar));
    expect([talents!.method, clients!.method]).toEqual(['REQUEST', 'REQUEST']);
    expect(talents!.zones).toHaveLength(1);
    expect(talents!.found).toMatchObject([{ sequence: 2, summary: 'Recording: Narrator, Production' }]);
    expect(clients!.found).toMatchObject([{ summary: 'Recording with Talent 1.: Narrator, Production' }]);
    expect(clients!.found[0]!.uid).toBe(talents!.found[0]!.uid);
    await call('DELETE', `/request-availability/${link.requestId}`, { token: tenant.teamToken });

    const over = [
      await findNewest(getTalentEmail(), /^Cancelled/),
      await findNewest(getEmail(tenant, 'client'), /^Recording cancelled/),
    ].map(({ calendar }) => parseEvents(calendar));
    for (const { method, found } of over) {
      expect(method).toBe('CANCEL');
      expect(found).toMatchObject([{ uid: talents!.found[0]!.uid, sequence: 3 }]);
    }
  });

  it('isn’t reported to the person who cancels it', async () => {
    await call('DELETE', `/request-availability/${link.requestId}`, { token: tenant.clientToken });
    await findNewest(getTalentEmail(), /^Cancelled/);
    const { revision } = await readStored();
    const snapshot = await firestore().doc(`mail/availability-answer_${link.requestId}_${revision}`).get();
    expect(snapshot.exists).toBe(false);
  });

  it('doesn’t notify people who lost access to the project', async () => {
    const asker = `client-${tenant.key}`;
    await firestore().doc(`users/${asker}`).update({ held: {}, roles: [], agencyIds: [] });
    await call('DELETE', `/request-availability/${link.requestId}`, { token: tenant.teamToken });
    await findNewest(getTalentEmail(), /^Cancelled/);
    const { revision } = await readStored();
    const ref = firestore().doc(`mail/availability-answer_${link.requestId}_${revision}`);
    await expect.poll(async () => (await ref.get()).exists).toBe(false);
    const notified = await listMails(getEmail(tenant, 'client'));
    expect(notified.map(({ subject }) => subject)).toEqual(['Talent 1. has confirmed: Production, Narrator']);
  });

  it('is absent before it is agreed', async () => {
    const [, receivedMail] = await listMails(getTalentEmail());
    expect(receivedMail).toMatchObject({ subject: 'When can you record? Production, Narrator' });
    expect(receivedMail!.calendar).toBeUndefined();
  });

  it('is a file for the talent by link, and for the project’s people', async () => {
    const file = await fetchFile(
      `/request-availability/confirmation/${link.requestId}/calendar?token=${link.token}`,
    );
    expect([file.status, file.type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(parseEvents(file.text).found).toMatchObject([{ summary: 'Recording: Narrator, Production' }]);

    const path = `/request-availability/${link.requestId}/calendar`;
    expect(parseEvents((await fetchFile(path, tenant.clientToken)).text).found).toMatchObject([
      { summary: 'Recording with Talent 1.: Narrator, Production' },
    ]);

    const stranger = await makeTenant(1);
    expect((await fetchFile(path, stranger.clientToken)).status).toBe(404);
    expect((await fetchFile(path, talentToken)).status).toBe(403);
    await call('DELETE', `/request-availability/${link.requestId}`, { token: tenant.clientToken });
    expect((await fetchFile(path, tenant.clientToken)).status).toBe(404);
  });
});

describe('moving a booking', () => {
  it('keeps the talent booked until they accept another slot, which moves the meeting', async () => {
    expect(await readBookedFrom()).toBe(getDay(5));

    const moved = await move();
    expect([moved.status, moved.collection.state]).toEqual([200, 'requested']);
    expect(moved.collection.moving).toEqual({ ...makeSlot(5), timeZone: 'Europe/Madrid' });
    expect(await readBookedFrom()).toBe(getDay(5));

    const notified = await findNewest(getTalentEmail(), /^Can you record at another time\?/);
    expect(notified.text).toContain('You stay booked for');
    expect(notified.calendar).toBeUndefined();

    const page = (await toPage(link)).collection;
    expect(page).toMatchObject({ state: 'open', moving: { ...makeSlot(5), timeZone: 'Europe/Madrid' } });

    const answered = (await accept(link, page, 1)).collection;
    expect(answered).toMatchObject({ state: 'accepted', moving: null });
    expect(await readBookedFrom()).toBe(getDay(11));
    await expect.poll(async () => (await listMails(getTalentEmail())).length).toBe(4);
    expect(parseEvents((await listMails(getTalentEmail()))[0]!.calendar).found).toMatchObject([
      { sequence: 4 },
    ]);
  });

  it('can be withdrawn, once', async () => {
    expect((await keep()).error.code).toBe('availability.notMoving');
    await move();
    expect((await keep((await makeTenant(1)).clientToken)).status).toBe(404);

    const answer = await keep();
    expect([answer.status, answer.collection.state, answer.collection.moving]).toEqual([
      200,
      'accepted',
      null,
    ]);

    expect(answer.collection).toMatchObject({
      timeZone: 'Europe/Madrid',
      timeRanges: [{ status: 'accepted' }],
    });

    expect((await keep()).error.code).toBe('availability.notMoving');
    expect(parseEvents((await findNewest(getTalentEmail(), /^The time stays/)).calendar).method).toBe(
      'REQUEST',
    );
    expect((await toPage(link)).collection.state).toBe('accepted');
  });

  it('frees the talent if it is cancelled while waiting', async () => {
    await move();
    await call('DELETE', `/request-availability/${link.requestId}`, { token: tenant.clientToken });
    const calendar = await firestore().doc(`calendars/${tenant.talents[0]!.id}`).get();
    expect(calendar.get('bookings')).toEqual({});
    expect(parseEvents((await findNewest(getTalentEmail(), /^Cancelled/)).calendar).method).toBe('CANCEL');
  });

  it('keeps the talent in the role if others accept meanwhile', async () => {
    const role = await makeCast(tenant, 2);
    await addRoleLicence(tenant.clientToken, role.voice.id);

    const [first, second] = role.shortlisted.map(({ id }) => id);
    await requestAvailability(tenant.clientToken, role, {
      castingDemoIds: [first],
      timeRanges: makeThreeDays(20),
    });

    const freshLink = await getLink(getTalentEmail(), 3);
    await accept(freshLink, (await toPage(freshLink)).collection);

    await call('PATCH', `/request-availability/${freshLink.requestId}`, {
      token: tenant.clientToken,
      body: { timeZone: 'Europe/Madrid', timeRanges: makeThreeDays(30) },
    });

    await requestAvailability(tenant.clientToken, role, {
      castingDemoIds: [second],
      timeRanges: makeThreeDays(40),
    });

    const secondLink = await getLink(tenant.talents[1]!.email);
    const refused = await accept(secondLink, (await toPage(secondLink)).collection);
    expect([refused.status, refused.error.code]).toEqual([409, 'availability.released']);

    const calendar = await firestore().doc(`calendars/${tenant.talents[0]!.id}`).get();
    expect(Object.keys(calendar.get('bookings'))).toContain(freshLink.requestId);

    const { progress } = (await firestore().doc(`projects/${role.project.id}`).get()).data()!;
    expect(progress).toMatchObject({ asked: 2, booked: 1 });
    await call('DELETE', `/request-availability/${freshLink.requestId}`, { token: tenant.clientToken });
    expect((await accept(secondLink, (await toPage(secondLink)).collection)).status).toBe(200);
  });

  it('pays the agreed fee after a change of rates', async () => {
    const { token } = await makeAccount({
      uid: `admin-${tenant.key}`,
      email: `admin.${tenant.key}@tests.example`,
      held: { admin: [tenant.agencyId] },
    });
    const agreed = (await toPage(link)).collection.pricing;
    await saveTable(token, 0, { usageBase: 90_000 });
    await move();
    expect((await toPage(link)).collection.pricing).toEqual(agreed);
  });

  it('is refused less than a day before it begins', async () => {
    // In one of these zones it is past 06:00, so 06:00 tomorrow is less than a day away.
    const zones = ['Europe/Madrid', 'America/Los_Angeles', 'Asia/Tokyo'];
    const timeZone = zones.find((zone) => getLocalMinutes(Date.now(), zone) > 7 * 60)!;
    const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now());
    const tomorrow = new Date(Date.parse(today) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
    const { timeRanges } = await readStored();
    const [first, ...rest] = timeRanges;
    await firestore()
      .doc(`availabilityRequests/${link.requestId}`)
      .update({
        timeZone,
        timeRanges: [{ ...first, datetime: `${tomorrow.replaceAll('-', '/')} 06-08` }, ...rest],
      });

    const late = await move();
    expect([late.status, late.error.code]).toEqual([409, 'availability.tooLateToMove']);
  });
});

describe('a personal calendar', () => {
  const callAddress = (method: string, token = talentToken) =>
    call<CalendarAddress>(method, '/calendar/address', { token });
  const fetchFeed = async (address: string | null) => {
    const response = await fetch(address ?? '');
    return { status: response.status, text: await response.text() };
  };

  it('lists the caller’s own bookings only', async () => {
    const answer = await call<readonly OwnBooking[]>('GET', '/calendar', { token: talentToken });
    expect(answer.collection).toMatchObject([
      {
        projectName: 'Production',
        character: 'Narrator',
        language: 'eng',
        timeZone: 'Europe/Madrid',
        isMoving: false,
      },
    ]);

    const otherTenant = await makeTenant(1);
    const none = await call<readonly OwnBooking[]>('GET', '/calendar', { token: otherTenant.talentToken });
    expect(none.collection).toEqual([]);
    expect((await call('GET', '/calendar', { token: tenant.clientToken })).status).toBe(403);
  });

  it('has a private address, which ends when it is replaced or removed', async () => {
    expect((await callAddress('GET')).collection).toEqual({ address: null, since: null });

    const { collection: made } = await callAddress('POST');
    expect((await callAddress('GET')).collection.since).toBe(made.since);

    const followed = await fetchFeed(made.address);
    expect(followed.status).toBe(200);

    expect(parseEvents(followed.text)).toMatchObject({
      method: 'PUBLISH',
      found: [{ summary: 'Recording: Narrator, Production' }],
    });

    const { collection: next } = await callAddress('POST');
    expect((await fetchFeed(made.address)).status).toBe(401);
    expect((await fetchFeed(next.address)).status).toBe(200);
    await callAddress('DELETE');
    expect((await fetchFeed(next.address)).status).toBe(401);
    expect((await callAddress('GET')).collection.address).toBeNull();
    // The booking is unchanged.
    expect(await readBookedFrom()).toBe(getDay(5));
  });

  it('ends with the account', async () => {
    const { collection: made } = await callAddress('POST');
    await firestore().doc(`users/${tenant.talents[0]!.id}`).update({ disabled: true });
    expect((await fetchFeed(made.address)).status).toBe(401);
  });

  it('isn’t given to an admin who acts as the talent', async () => {
    const admin = await makeAccount({
      uid: `admin-${tenant.key}`,
      email: `admin.${tenant.key}@tests.example`,
      held: { admin: [tenant.agencyId] },
    });
    const acting = await getActingToken(admin.token, tenant.talents[0]!.id);
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await callAddress(method, acting)).status, method).toBe(403);
    expect((await call('GET', '/calendar', { token: acting })).status).toBe(200);
  });
});
