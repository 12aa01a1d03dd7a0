import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { OwnBooking } from '@domain/calendar/calendar.api.ts';
import type { SessionEngineer } from '@domain/sessions/sessions.ts';
import { makeAccount, putAccess, type Account } from '../stack/account.ts';
import { APP, firestore } from '../stack/admin.ts';
import { makeThreeDays } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { listMails } from '../stack/inbox.ts';
import {
  begin,
  bookVoice,
  changeSession,
  makeParticipants,
  plan,
  makePlan,
  makeSigners,
  type Booked,
  type SessionReply,
} from '../stack/sessions.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { choosePlace } from '../stack/places.ts';

let tenant: Tenant;
let cast: Cast;
let booked: Booked;
let engineer: Account;
setUpOnce(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant, 1);
  booked = await bookVoice(tenant, cast);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
});

const planSession = async (over: object = {}): Promise<SessionReply> => {
  const body = makePlan(tenant, booked, { engineerId: engineer.uid, ...over });
  const answer = await plan(tenant.teamToken, cast.castingId, body);
  expect([answer.status, answer.error.message]).toEqual([201, undefined]);
  return answer.collection;
};
const choose = (of: Cast) => choosePlace(of.shortlisted[0]!.id, of.project.id, tenant.clientToken);
const listBookings = async (uid: string): Promise<readonly string[]> =>
  Object.keys((await firestore().doc(`calendars/${uid}`).get()).get('bookings') ?? {});
const readCalendar = async (email: string, subject: RegExp) => {
  await expect
    .poll(async () => (await listMails(email)).filter((mail) => subject.test(mail.subject)).length, {
      timeout: 20_000,
    })
    .toBe(1);

  const mail = (await listMails(email)).find((receivedMail) => subject.test(receivedMail.subject))!;
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar ?? '') as never);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);

  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    description: event.description,
    html: mail.html,
  };
};
const get = (token: string, id: string) =>
  call<SessionReply>('GET', `/casting/recordingSession/${id}`, { token });

describe('planning a session', () => {
  it('books the engineer and sends everyone one calendar entry', async () => {
    const session = await planSession();
    expect(session).toMatchObject({
      state: 'planned',
      engineerId: engineer.uid,
      bookingId: booked.link.requestId,
    });

    expect(await listBookings(engineer.uid)).toEqual([session.id]);
    expect(await listBookings(tenant.talents[0]!.id)).toEqual([booked.link.requestId]);

    const talent = await readCalendar(tenant.talents[0]!.email, /^Recording session:/);
    const director = await readCalendar(makeSigners(tenant).VOD, /^Sesión de grabación:/);
    for (const { method, uid, sequence, description } of [talent, director]) {
      expect([method, uid.split('@')[0], sequence]).toEqual([
        'REQUEST',
        booked.link.requestId,
        session.calendarSequence,
      ]);
      expect(description).toContain('https://zoom.example/j/1');
    }

    expect(director.html).toContain('Madrid');

    const answer = await call<readonly OwnBooking[]>('GET', '/calendar', { token: engineer.token });
    expect(answer.collection.map(({ startsAt, join }) => [startsAt, join?.link])).toEqual([
      [session.startsAt, 'https://zoom.example/j/1'],
    ]);
  });

  it('assigns the first free engineer when a client plans, who can’t choose one', async () => {
    const body = makePlan(tenant, booked);
    const named = await plan(tenant.clientToken, cast.castingId, { ...body, engineerId: engineer.uid });
    expect([named.status, named.error.code]).toEqual([403, 'auth.forbidden']);
    const unnamed = await call<SessionReply>('POST', '/casting/recordingSession', {
      token: tenant.clientToken,
      body: { castingId: cast.castingId, ...body },
    });
    expect([unnamed.status, unnamed.collection.engineerId]).toEqual([201, engineer.uid]);
  });

  it('gives an engineer to one of two simultaneous sessions, across agencies', async () => {
    const rival = await makeTenant(2);
    const otherCast = await makeCast(rival, 1);
    const otherBooking = await bookVoice(rival, otherCast);
    const shared = await makeEngineer([tenant.agencyId, rival.agencyId], {}, ['eng']);
    const answers = await Promise.all([
      plan(tenant.teamToken, cast.castingId, makePlan(tenant, booked, { engineerId: shared.uid })),
      plan(rival.teamToken, otherCast.castingId, makePlan(rival, otherBooking, { engineerId: shared.uid })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('session.engineerBusy');
    expect(await listBookings(shared.uid)).toHaveLength(1);
  });

  it('offers free engineers, and assigns only those', async () => {
    const blocked = await makeEngineer([tenant.agencyId], { standing: { blocked: true } }, ['eng']);
    const foreign = await makeEngineer([(await makeTenant(1)).agencyId], {}, ['eng']);
    const spaniard = await makeEngineer([tenant.agencyId], {}, ['spa']);
    for (const { uid } of [blocked, foreign, spaniard]) {
      const answer = await plan(
        tenant.teamToken,
        cast.castingId,
        makePlan(tenant, booked, { engineerId: uid }),
      );
      expect([answer.status, answer.error.code]).toEqual([422, 'session.otherEngineer']);
    }

    const list = async () =>
      (
        await call<readonly SessionEngineer[]>(
          'GET',
          `/casting/recordingSessionEngineers/${cast.castingId}?startsAt=${booked.startsAt}&endsAt=${booked.endsAt}`,
          { token: tenant.teamToken },
        )
      ).collection.map(({ id, isFree }) => [id, isFree]);

    expect(await list()).toEqual([[engineer.uid, true]]);
    await planSession();
    expect(await list()).toEqual([[engineer.uid, false]]);
  });

  it('requires a future time within the slot, once per slot', async () => {
    const refusals: readonly (readonly [object, number, string])[] = [
      [{ endsAt: new Date(Date.parse(booked.endsAt) + 60_000).toISOString() }, 409, 'session.outsideSlot'],
      [
        { startsAt: new Date(Date.now() - 3_600_000).toISOString(), endsAt: new Date().toISOString() },
        422,
        'validation.momentPast',
      ],
      [{ endsAt: booked.startsAt }, 422, 'session.endFirst'],
      [{ endsAt: new Date(Date.parse(booked.startsAt) + 60_000).toISOString() }, 422, 'session.length'],
      [{ castingDemoId: cast.shortlisted[0]!.id }, 422, 'session.oneVoice'],
      [{ dialIn: { method: 'Zoom', link: 'http://zoom.example' } }, 422, 'validation.webAddress'],
    ];
    for (const [over, status, code] of refusals) {
      const answer = await plan(
        tenant.teamToken,
        cast.castingId,
        makePlan(tenant, booked, { engineerId: engineer.uid, ...over }),
      );
      expect([answer.status, answer.error.code]).toEqual([status, code]);
    }

    await planSession();

    const again = await plan(tenant.teamToken, cast.castingId, makePlan(tenant, booked));
    expect([again.status, again.error.code]).toEqual([409, 'session.planned']);
  });

  it('books the time of a chosen voice without a slot', async () => {
    const unbooked = await makeCast(tenant, 1);
    const [place] = unbooked.shortlisted;
    const free = { bookingId: undefined, castingDemoId: place!.id, engineerId: engineer.uid };
    const slot = {
      startsAt: new Date(Date.now() + 864e5).toISOString(),
      endsAt: new Date(Date.now() + 864e5 + 36e5).toISOString(),
    };
    const body = makePlan(tenant, booked, { ...free, ...slot });
    const planIn = (values: object) => plan(tenant.teamToken, unbooked.castingId, values);
    expect((await planIn(body)).error.code).toBe('session.oneVoice');
    await choose(unbooked);

    const busy = await planIn(makePlan(tenant, booked, free));
    expect([busy.status, busy.error.code]).toEqual([409, 'session.talentBusy']);

    const { status, collection } = await planIn(body);
    expect(status).toBe(201);
    expect(await listBookings(tenant.talents[0]!.id)).toContain(collection.id);
  });

  it('uses the accepted slot of a booked voice, even if only the voice is given', async () => {
    const voice = { bookingId: undefined, castingDemoId: cast.shortlisted[0]!.id, engineerId: engineer.uid };
    const elsewhere = {
      startsAt: new Date(Date.now() + 864e5).toISOString(),
      endsAt: new Date(Date.now() + 864e5 + 36e5).toISOString(),
    };
    const planIn = (over: object) =>
      plan(tenant.teamToken, cast.castingId, makePlan(tenant, booked, { ...voice, ...over }));
    expect((await planIn(elsewhere)).error.code).toBe('session.outsideSlot');

    const { status, collection } = await planIn({});
    expect([status, collection.bookingId]).toEqual([201, booked.link.requestId]);
  });
});

describe('changing a session', () => {
  it('moves it within its slot, in every calendar', async () => {
    const { id, revision, calendarSequence } = await planSession({
      endsAt: new Date(Date.parse(booked.startsAt) + 36e5).toISOString(),
    });
    const startsAt = new Date(Date.parse(booked.startsAt) + 36e5).toISOString();
    const body = { revision, startsAt, endsAt: booked.endsAt };
    const moved = await changeSession(tenant.clientToken, id, body);
    expect([moved.status, moved.collection.startsAt]).toEqual([200, startsAt]);
    expect((await changeSession(tenant.clientToken, id, body)).error.code).toBe('session.stale');

    const notified = await readCalendar(tenant.talents[0]!.email, /^Recording session changed/);
    expect([notified.uid.split('@')[0], notified.sequence]).toEqual([
      booked.link.requestId,
      calendarSequence + 1,
    ]);

    const from = (await firestore().doc(`calendars/${engineer.uid}`).get()).get(`bookings.${id}.from`);
    expect(from.toDate().toISOString()).toBe(startsAt);
  });

  it('moves to another engineer; the first is free and no longer sees it', async () => {
    const { id, revision } = await planSession();
    const account = await makeEngineer([tenant.agencyId], {}, ['eng']);
    const answer = await changeSession(tenant.teamToken, id, { revision, engineerId: account.uid });
    expect([answer.status, answer.collection.engineerId]).toEqual([200, account.uid]);
    expect([await listBookings(engineer.uid), await listBookings(account.uid)]).toEqual([[], [id]]);
    expect([(await get(engineer.token, id)).status, (await get(account.token, id)).status]).toEqual([
      404, 200,
    ]);

    const left = await readCalendar(`${engineer.uid}@tests.example`, /^No longer in the recording session/);
    expect(left.method).toBe('CANCEL');
  });

  it('cancels it, frees the engineer and leaves the slot booked', async () => {
    const { id, revision, calendarSequence } = await planSession();
    const answer = await changeSession(tenant.teamToken, id, { revision, state: 'cancelled' });
    expect([answer.status, answer.collection.state]).toEqual([200, 'cancelled']);

    expect([await listBookings(engineer.uid), await listBookings(tenant.talents[0]!.id)]).toEqual([
      [],
      [booked.link.requestId],
    ]);

    const [talent, director] = [
      await readCalendar(tenant.talents[0]!.email, /^Recording session cancelled/),
      await readCalendar(makeSigners(tenant).VOD, /cancelada/),
    ];
    expect([talent.method, director.method]).toEqual(['REQUEST', 'CANCEL']);
    expect([talent.sequence, director.sequence]).toEqual([calendarSequence + 1, calendarSequence + 1]);
    expect((await planSession()).calendarSequence).toBe(calendarSequence + 2);
  });

  it('cancels it with its booking, and moves it only afterwards', async () => {
    const { id } = await planSession();
    const move = await call('PATCH', `/request-availability/${booked.link.requestId}`, {
      token: tenant.clientToken,
      body: { timeZone: 'Europe/Madrid', timeRanges: makeThreeDays(9) },
    });
    expect([move.status, move.error.code]).toEqual([409, 'session.cancelFirst']);
    await call('DELETE', `/request-availability/${booked.link.requestId}`, { token: tenant.clientToken });
    expect((await get(tenant.teamToken, id)).collection.state).toBe('cancelled');
    expect(await listBookings(engineer.uid)).toEqual([]);
    expect((await get(engineer.token, id)).status).toBe(200);
  });

  it('records how it went, after its start, by engineer and staff', async () => {
    const { id, revision } = await planSession();
    const body = { revision, state: 'done', notes: { lateMinutes: 5, noShow: '', overtimeMinutes: 20 } };
    expect((await changeSession(engineer.token, id, body)).error.code).toBe('session.notBegun');
    await begin(id);
    expect((await changeSession(tenant.clientToken, id, body)).status).toBe(403);

    const late = { revision, startsAt: booked.startsAt, endsAt: booked.endsAt };
    expect((await changeSession(tenant.teamToken, id, late)).error.code).toBe('session.begun');
    expect((await changeSession(engineer.token, id, { revision, participants: [] })).status).toBe(403);

    const { status, collection } = await changeSession(engineer.token, id, body);
    expect([status, collection.state, collection.notes]).toEqual([200, 'done', body.notes]);

    const reopen = (token: string, from: number) =>
      changeSession(token, id, { revision: from, state: 'planned' });
    expect((await reopen(tenant.clientToken, collection.revision)).status).toBe(403);

    const reopened = (await reopen(tenant.teamToken, collection.revision)).collection;
    expect([reopened.state, reopened.notes]).toEqual(['planned', body.notes]);

    const again = await changeSession(tenant.teamToken, id, { revision: reopened.revision, state: 'done' });
    expect(again.collection.state).toBe('done');
    await firestore().doc(`recordingSessions/${id}`).update({ hasReport: true });

    const reported = await reopen(tenant.teamToken, again.collection.revision);
    expect([reported.status, reported.error.code]).toEqual([409, 'session.over']);
    await firestore().doc(`recordingSessions/${id}`).update({ hasReport: false });
  });
});

describe('readers of a session', () => {
  it('are its agency, its client and its engineer, who plan what follows', async () => {
    const { id } = await planSession();
    const rival = await makeTenant(1);
    const [stranger, admin] = [
      await makeEngineer([tenant.agencyId], {}, ['eng']),
      await makeAccount({ uid: `admin-${rival.key}`, held: { admin: [rival.agencyId] } }),
    ];

    const fetchFile = (token: string) =>
      fetch(`${APP}/api/casting/recordingSession/${id}/calendar`, {
        headers: { Authorization: `Bearer ${token}` },
      });

    for (const token of [rival.clientToken, rival.teamToken, admin.token, stranger.token]) {
      expect((await get(token, id)).status).toBe(404);
      expect((await fetchFile(token)).status).toBe(404);
    }

    for (const token of [tenant.clientToken, tenant.teamToken, engineer.token]) {
      expect((await get(token, id)).status).toBe(200);
      expect(await (await fetchFile(token)).text()).toContain(`UID:${booked.link.requestId}@`);
      const list = await call<readonly SessionReply[]>('GET', '/casting/recordingSession', { token });
      expect(list.collection.map((item) => item.id)).toEqual([id]);
    }

    for (const token of [rival.teamToken, stranger.token])
      expect((await plan(token, cast.castingId, makePlan(tenant, booked))).status).toBe(404);

    const halfOf = `/dossier/talent/${tenant.talents[0]!.id}`;
    expect((await call('GET', halfOf, { token: stranger.token })).status).not.toBe(200);
  });

  it('are shown addresses as planners, and only names as engineers', async () => {
    const { id, revision, contacts } = await planSession();
    const addresses = makeParticipants(tenant).map(({ email }) => email);
    const listEmails = (session: SessionReply) => session.contacts?.map(({ email }) => email);
    expect(listEmails({ contacts } as SessionReply)).toEqual(addresses);
    for (const token of [tenant.clientToken, tenant.teamToken])
      expect(listEmails((await get(token, id)).collection)).toEqual(addresses);

    const answer = await get(engineer.token, id);
    expect(answer.collection.contacts).toBeNull();

    const { token } = engineer;
    const list = await call<readonly SessionReply[]>('GET', '/casting/recordingSession', { token });
    const dialIn = { method: 'Zoom', link: 'https://zoom.example/j/2' };
    const changed = await changeSession(token, id, { revision, dialIn });
    expect([list.collection.length, changed.status]).toEqual([1, 200]);

    for (const notified of [answer.collection, list.collection[0]!, changed.collection]) {
      expect(notified.participants.map(({ name }) => name)).toEqual(['Cleo Client', 'Dora Director']);
      for (const address of addresses) expect(JSON.stringify(notified)).not.toContain(address);
    }

    // Unchanged participants keep getting emails.
    expect(listEmails((await get(tenant.teamToken, id)).collection)).toEqual(addresses);
  });

  it('may have any of several roles', async () => {
    const session = await planSession();
    const rival = await makeTenant(2);
    const both = await makeAccount({
      uid: `both-${tenant.key}`,
      held: { talent: [rival.agencyId], engineer: [tenant.agencyId] },
    });
    const team = await makeAccount({
      uid: `team-${tenant.key}`,
      held: { agencyTeam: [rival.agencyId], engineer: [tenant.agencyId] },
    });

    const listSessions = async (token: string) =>
      (await call<readonly SessionReply[]>('GET', '/casting/recordingSession', { token })).collection.map(
        ({ id }) => id,
      );

    for (const { token, uid } of [both, team]) {
      expect(await listSessions(token)).toEqual([]);
      await firestore().doc(`recordingSessions/${session.id}`).update({ engineerId: uid });
      expect(await listSessions(token)).toEqual([session.id]);
    }

    await firestore().doc(`recordingSessions/${session.id}`).update({ engineerId: engineer.uid });
  });

  it('include an engineer while the agency engages them', async () => {
    const { id } = await planSession();
    await putAccess({
      uid: engineer.uid,
      held: { engineer: [tenant.agencyId] },
      standing: { blocked: true },
    });
    expect((await get(engineer.token, id)).status).toBeGreaterThanOrEqual(403);
    expect((await call('GET', '/calendar', { token: engineer.token })).collection).toEqual([]);
  });
});
