import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { getScriptPath } from '@domain/auditions/script-pdf.ts';
import type { OwnBooking } from '@domain/calendar/calendar.api.ts';
import type { PublicReport } from '@domain/sessions/report.ts';
import type { SessionFee } from '@domain/sessions/sessions.ts';
import type { SessionFiles } from '@domain/sessions/session-files.ts';
import { sweepFiles } from '../../functions/src/platform/storage/sweep.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { APP, bucket, firestore } from '../stack/admin.ts';
import {
  accept,
  requestAvailability,
  addRoleLicence,
  toPage,
  makeSlot,
  type Link,
} from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { choosePlace, listDemo } from '../stack/places.ts';
import {
  begin,
  bookVoice,
  changeSession,
  plan,
  makePlan,
  makeSigners,
  startReport,
  validate,
  type Booked,
  type SessionReply,
} from '../stack/sessions.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { addCharacter, makeDeadline, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let cast: Cast;
let narrator: Booked;
/** The same talent, shortlisted for a second character. */
let mother: { readonly voiceId: string; readonly placeId: string; readonly link: Link };
let engineer: Account;

/** Requests slots from the first talent; returns the mailed link. */
const askFor = async (placeId: string, of: Cast = cast, over: object = {}): Promise<Link> => {
  const { collection } = await requestAvailability(tenant.clientToken, of, {
    castingDemoIds: [placeId],
    ...over,
  });
  const requestId = collection[0]!.id;
  const mail = await waitForMail(tenant.talents[0]!.email, 1, ({ text }) => text.includes(requestId));
  const url = findLink(mail);

  return {
    requestId,
    key: url.pathname.split('/').at(-1) ?? '',
    token: url.searchParams.get('token') ?? '',
  };
};

/** Lists the first talent for another character of the cast. */
const listFor = async (name: string, { project, castingId }: Cast = cast, index = 0) => {
  const { id: voiceId } = (await addCharacter(project.id, tenant.clientToken, name)).collection;
  await addRoleLicence(tenant.clientToken, voiceId);
  const { demoId } = tenant.talents[index]!;
  const place = await listDemo(project.id, tenant.clientToken, { castingId, voiceId, demoId });
  return { voiceId, placeId: place.collection.id };
};

setUpOnce(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant, 1);
  narrator = await bookVoice(tenant, cast);
  engineer = await makeEngineer([tenant.agencyId], {}, ['eng']);
  const listed = await listFor('Mother');
  mother = { ...listed, link: await askFor(listed.placeId) };
});

const bookMother = async (index = 0) => accept(mother.link, (await toPage(mother.link)).collection, index);
const planBoth = (over: object = {}, token = tenant.teamToken) =>
  plan(
    token,
    cast.castingId,
    makePlan(tenant, narrator, {
      engineerId: engineer.uid,
      moreCastingDemoIds: [mother.placeId],
      ...over,
    }),
  );
const planSession = async (over: object = {}): Promise<SessionReply> => {
  const answer = await planBoth(over);
  expect([answer.status, answer.error.message]).toEqual([201, undefined]);
  return answer.collection;
};
const readSession = async (id: string): Promise<SessionReply> =>
  (await call<SessionReply>('GET', `/casting/recordingSession/${id}`, { token: tenant.teamToken }))
    .collection;
const readBooking = async (id: string) => (await firestore().doc(`availabilityRequests/${id}`).get()).data()!;
const listBookedSessions = async () =>
  Promise.all(
    [narrator.link, mother.link].map(async ({ requestId }) => (await readBooking(requestId))['sessionId']),
  );
const cancelBooking = (id: string) =>
  call('DELETE', `/request-availability/${id}`, { token: tenant.clientToken });
const listTalentBookings = async (): Promise<readonly string[]> =>
  Object.keys((await firestore().doc(`calendars/${tenant.talents[0]!.id}`).get()).get('bookings') ?? {});
const findEvent = async (email: string, subject: RegExp) => {
  const mail = await waitForMail(email, 1, (receivedMail) => subject.test(receivedMail.subject));
  const calendar = new ICAL.Component(ICAL.parse(mail.calendar ?? '') as never);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  const { uid, sequence, summary, location } = event;
  return { uid: uid.split('@')[0], sequence, summary, location, subject: mail.subject, text: mail.text };
};

describe('the talent’s fee for a session', () => {
  it('is offered per role, visible to the agency’s staff only', async () => {
    await bookMother();

    const { id } = await planSession();
    const fetchFee = (token: string) =>
      call<SessionFee>('GET', `/casting/recordingSession/${id}/fee`, { token });
    const offer = {
      currency: 'EUR',
      session: 18_000,
      payments: [{ talentTotalPayment: 27_000 }],
      assets: [],
    };
    await firestore().doc(`availabilityInvites/${mother.link.requestId}`).update({ offer });

    const { status, collection } = await fetchFee(tenant.teamToken);
    expect([status, collection.roles]).toEqual([
      200,
      [
        { character: 'Narrator', currency: 'USD', amount: null },
        { character: 'Mother', currency: 'EUR', amount: 45_000 },
      ],
    ]);

    expect((await fetchFee(tenant.clientToken)).status).toBe(403);
    expect((await fetchFee(engineer.token)).status).toBe(403);
    expect((await fetchFee((await makeTenant(0)).teamToken)).status).toBe(404);
  });

  it('is hidden from its engineer if they are staff of another agency', async () => {
    const otherTenant = await makeTenant(0);
    const agenciesByRole = { engineer: [tenant.agencyId], agencyTeam: [otherTenant.agencyId] };
    const both = await makeEngineer([tenant.agencyId], { held: agenciesByRole }, ['eng']);
    await bookMother();
    const { id } = await planSession({ engineerId: both.uid });
    const path = `/casting/recordingSession/${id}`;
    expect((await call('GET', path, { token: both.token })).status).toBe(200);
    expect((await call('GET', `${path}/fee`, { token: both.token })).status).toBe(404);
  });
});

describe('an accepted slot', () => {
  it('can be accepted for another role of the casting, but nothing else that overlaps', async () => {
    const page = (await toPage(mother.link)).collection;
    expect(page.timeRanges.map(({ closed }) => closed)).toEqual([null, null, null]);

    const elsewhere = await makeCast(tenant, 1);
    await addRoleLicence(tenant.clientToken, elsewhere.voice.id);

    const link = await askFor(elsewhere.shortlisted[0]!.id, elsewhere);
    const shown = (await toPage(link)).collection;
    expect(shown.timeRanges[0]?.closed).toBe('booked');
    expect((await accept(link, shown)).error.code).toBe('availability.slotBooked');
    expect((await bookMother()).status).toBe(200);
    expect(await listTalentBookings()).toHaveLength(2);
  });
});

describe('a session for several roles', () => {
  it('is in the slots of all of them, with one entry for everyone', async () => {
    await bookMother();

    const session = await planSession({ studio: 'Sound  House, Room 2' });
    expect([session.character, session.studio]).toEqual(['Narrator, Mother', 'Sound House, Room 2']);

    expect(
      session.roles?.map(({ character, voiceId, bookingId }) => [character, voiceId, bookingId]),
    ).toEqual([
      ['Narrator', cast.voice.id, narrator.link.requestId],
      ['Mother', mother.voiceId, mother.link.requestId],
    ]);

    expect(await listBookedSessions()).toEqual([session.id, session.id]);

    for (const email of [tenant.talents[0]!.email, engineer.email, makeSigners(tenant).CLIENT]) {
      const event = await findEvent(email, /^Recording session: Production, Narrator, Mother/);
      expect([event.uid, event.location]).toEqual([narrator.link.requestId, 'Sound House, Room 2']);
      expect(event.summary).toContain('Narrator, Mother, Production');
      expect(event.text).toContain('Sound House, Room 2');
    }

    const talent = await makeAccount({
      uid: tenant.talents[0]!.id,
      email: tenant.talents[0]!.email,
      held: { talent: [tenant.agencyId] },
    });
    const answer = await call<readonly OwnBooking[]>('GET', '/calendar', { token: talent.token });
    expect(answer.collection.map(({ character, sessionId }) => [character, sessionId])).toEqual([
      ['Narrator, Mother', session.id],
    ]);
  });

  it('includes roles that the voice is chosen for without a slot', async () => {
    await cancelBooking(mother.link.requestId);

    const refused = await planBoth();
    expect([refused.status, refused.error.code, refused.error.property]).toEqual([
      409,
      'session.roleNotBooked',
      'moreCastingDemoIds',
    ]);

    expect(refused.error.message).toContain('“Mother”');
    await choosePlace(mother.placeId, cast.project.id, tenant.clientToken);

    expect((await planSession()).roles?.map(({ bookingId }) => bookingId)).toEqual([
      narrator.link.requestId,
      null,
    ]);
  });

  it('may span adjacent slots, and no others', async () => {
    await cancelBooking(mother.link.requestId);

    const timeRanges = [5, 6, 7].map((days) => makeSlot(days, '12-14'));
    const link = await askFor(mother.placeId, cast, { timeRanges });
    await accept(link, (await toPage(link)).collection, 1);
    expect((await planBoth()).error.code).toBe('session.slotsApart');

    await call('PATCH', `/request-availability/${link.requestId}`, {
      token: tenant.clientToken,
      body: { timeZone: 'Europe/Madrid', timeRanges },
    });

    await accept(link, (await toPage(link)).collection);

    const endsAt = new Date(Date.parse(narrator.endsAt) + 36e5).toISOString();
    expect((await planBoth({ moreCastingDemoIds: [], endsAt })).error.code).toBe('session.outsideSlot');
    expect((await planSession({ endsAt })).endsAt).toBe(endsAt);
  });

  it('refuses duplicates, and roles of other projects, languages, voices and sessions', async () => {
    await bookMother();

    const rival = await makeTenant(1);
    const [foreign, ownOther] = [await makeCast(rival, 1), await makeCast(tenant, 1)];
    await call('POST', `/casting/${cast.project.id}`, {
      token: tenant.clientToken,
      body: { language: 'spa' },
    });

    const { demoId } = tenant.talents[0]!;
    const spanish = await listDemo(cast.project.id, tenant.clientToken, {
      castingId: cast.castingId.replace(/eng$/, 'spa'),
      voiceId: mother.voiceId,
      demoId,
    });
    const another = await listFor('Father', cast, 1);

    const refusals = [
      [[foreign.shortlisted[0]!.id], 404, 'request.notFound'],
      [[ownOther.shortlisted[0]!.id], 404, 'request.notFound'],
      [['nothing-here'], 404, 'request.notFound'],
      [[another.placeId], 409, 'session.otherVoice'],
      [[cast.shortlisted[0]!.id], 409, 'session.roleTwice'],
      [[mother.placeId, mother.placeId], 422, 'validation.duplicate'],
      ...(spanish.status === 201 ? ([[[spanish.collection.id], 409, 'session.otherLanguage']] as const) : []),
    ] as const;
    for (const [moreCastingDemoIds, status, code] of refusals) {
      const answer = await planBoth({ moreCastingDemoIds });
      expect([moreCastingDemoIds, answer.status, answer.error.code]).toEqual([
        moreCastingDemoIds,
        status,
        code,
      ]);
    }

    const plan = { bookingId: mother.link.requestId, moreCastingDemoIds: [] };
    expect((await planBoth(plan)).status).toBe(201);

    const taken = await planBoth({ endsAt: narrator.endsAt });
    expect([taken.status, taken.error.code]).toEqual([409, 'session.rolePlanned']);

    const alone = await planBoth({ moreCastingDemoIds: [] });
    expect([alone.status, alone.error.code]).toEqual([409, 'session.talentBusy']);
  });

  it('is planned by one of two people at a time', async () => {
    await bookMother();

    const colleague = await makeEngineer([tenant.agencyId], {}, ['eng']);

    const answers = await Promise.all([
      planBoth(),
      planBoth({
        bookingId: mother.link.requestId,
        moreCastingDemoIds: [cast.shortlisted[0]!.id],
        engineerId: colleague.uid,
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);

    const [first, second] = await listBookedSessions();
    expect([typeof first, second]).toEqual(['string', first]);
  });
});

describe('changing the roles of a session', () => {
  it('lets planners add and drop further roles', async () => {
    await bookMother();

    const { id, revision } = await planSession({ moreCastingDemoIds: [] });
    const add = { revision, moreCastingDemoIds: [mother.placeId] };
    expect((await changeSession(engineer.token, id, add)).status).toBe(403);

    const added = await changeSession(tenant.clientToken, id, add);
    expect([added.status, added.collection.character]).toEqual([200, 'Narrator, Mother']);
    expect(await listBookedSessions()).toEqual([id, id]);
    expect((await changeSession(tenant.clientToken, id, add)).error.code).toBe('session.stale');

    const dropped = await changeSession(tenant.teamToken, id, {
      revision: added.collection.revision,
      moreCastingDemoIds: [],
    });
    expect([dropped.collection.character, dropped.collection.roles]).toEqual(['Narrator', null]);
    expect(await listBookedSessions()).toEqual([id, null]);
  });

  it('moves the session within the slots of all of them', async () => {
    await bookMother();

    const { id, revision, calendarSequence } = await planSession({
      endsAt: new Date(Date.parse(narrator.startsAt) + 36e5).toISOString(),
    });
    const startsAt = new Date(Date.parse(narrator.startsAt) + 36e5).toISOString();
    const moved = await changeSession(tenant.clientToken, id, {
      revision,
      startsAt,
      endsAt: narrator.endsAt,
    });
    expect([moved.status, moved.collection.calendarSequence > calendarSequence]).toEqual([200, true]);

    const event = await findEvent(engineer.email, /^Recording session changed: Production, Narrator, Mother/);
    expect(event.sequence).toBe(moved.collection.calendarSequence);
  });

  it('continues with the other roles after one booking is cancelled, under the same entry', async () => {
    await bookMother();

    const session = await planSession();
    await cancelBooking(narrator.link.requestId);

    const left = await readSession(session.id);
    expect([left.state, left.character, left.bookingId, left.roles]).toEqual([
      'planned',
      'Mother',
      mother.link.requestId,
      null,
    ]);

    expect(await listTalentBookings()).toEqual([mother.link.requestId]);

    const { email } = tenant.talents[0]!;
    const [gone, event] = [
      await findEvent(email, /^Cancelled: Production, Narrator/),
      await findEvent(email, /^Recording session changed: Production, Mother/),
    ];
    expect([event.uid, event.uid]).toEqual([gone.uid, narrator.link.requestId]);
    expect(event.sequence).toBeGreaterThan(gone.sequence);
    await cancelBooking(mother.link.requestId);
    expect((await readSession(session.id)).state).toBe('cancelled');
    expect(await listTalentBookings()).toEqual([]);
  });

  it('keeps the talent booked when only roles without a slot are left', async () => {
    await cancelBooking(mother.link.requestId);
    await choosePlace(mother.placeId, cast.project.id, tenant.clientToken);
    const { id } = await planSession();
    await cancelBooking(narrator.link.requestId);
    expect([(await readSession(id)).character, await listTalentBookings()]).toEqual(['Mother', [id]]);
  });

  it('leaves all slots booked when the session is cancelled', async () => {
    await bookMother();
    const { id, revision } = await planSession();
    await changeSession(tenant.teamToken, id, { revision, state: 'cancelled' });
    expect(await listBookedSessions()).toEqual([null, null]);
    for (const { requestId } of [narrator.link, mother.link])
      expect(await readBooking(requestId)).toMatchObject({ state: 'accepted', sessionCancelled: true });
    expect((await planSession()).roles).toHaveLength(2);
  });

  it('ends with the project, with all of its bookings', async () => {
    await bookMother();
    const { id } = await planSession();
    expect((await call('DELETE', `/project/${cast.project.id}`, { token: tenant.clientToken })).status).toBe(
      200,
    );
    expect((await firestore().doc(`recordingSessions/${id}`).get()).get('state')).toBe('cancelled');
    expect(await listTalentBookings()).toEqual([]);
  });
});

describe('documents of several roles', () => {
  it('include the script of each, and its new version', async () => {
    await bookMother();

    const terms = { style: 'NATURAL', brief: 'Softly.', deadline: makeDeadline(4), scriptPdf: null };
    for (const [voiceId, script] of [
      [cast.voice.id, 'Words of the narrator.'],
      [mother.voiceId, 'Words of the mother.'],
    ])
      await call('POST', `/audition/${cast.castingId}/${voiceId}`, {
        token: tenant.clientToken,
        body: { ...terms, script },
      });

    const { id } = await planSession();

    const listScripts = async () =>
      (
        await call<SessionFiles>('GET', `/casting/recordingSession/${id}/file`, { token: engineer.token })
      ).collection.roleScripts?.map(({ character, text, version }) => [character, text, version]);

    expect(await listScripts()).toEqual([
      ['Narrator', 'Words of the narrator.', 1],
      ['Mother', 'Words of the mother.', 1],
    ]);

    const mail = await waitForMail(engineer.email);
    expect(mail.text).toContain('Mother: Script, version 1 of ');

    const entry = `auditionEntries/${cast.castingId}_${mother.voiceId}_${tenant.talents[0]!.id}`;
    const auditionId = String((await firestore().doc(entry).get()).get('auditionId'));

    const changed = await call('PATCH', `/audition/${auditionId}`, {
      token: tenant.clientToken,
      body: {
        ...terms,
        outcomeBy: makeDeadline(9),
        script: 'Other words.',
        revision: 1,
        changesBookedScript: true,
      },
    });
    expect(changed.status).toBe(200);

    expect(await listScripts()).toEqual([
      ['Narrator', 'Words of the narrator.', 1],
      ['Mother', 'Other words.', 2],
    ]);

    const form = new FormData();
    form.append('script', new Blob(['%PDF-1.7\nWords.\n%%EOF\n']), 'script.pdf');

    const uploaded = await call<{ id: string }>('POST', `/audition-script/${cast.project.id}`, {
      token: tenant.clientToken,
      body: form,
    });
    const pdf = uploaded.collection.id;

    const edit = (scriptPdf: string | null, revision: number) =>
      call('PATCH', `/audition/${auditionId}`, {
        token: tenant.clientToken,
        body: {
          ...terms,
          outcomeBy: makeDeadline(9),
          script: 'Other words.',
          scriptPdf,
          revision,
          changesBookedScript: true,
        },
      });

    expect((await edit(pdf, 2)).status).toBe(200);

    const fetchScript = (query: string, token = engineer.token) =>
      fetch(`${APP}/api/casting/recordingSession/${id}/script${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });

    expect(await (await fetchScript(`?voiceId=${mother.voiceId}`)).text()).toContain('%PDF-1.7');
    expect((await fetchScript('')).status).toBe(404);
    expect((await fetchScript('?voiceId=nothing-here')).status).toBe(404);

    const stranger = await makeTenant(1);
    expect((await fetchScript(`?voiceId=${mother.voiceId}`, stranger.teamToken)).status).toBe(404);
    await firestore().doc(`recordingSessions/${id}`).update({ state: 'done' });
    expect((await edit(null, 3)).status).toBe(200);
    await sweepFiles({ olderThanMs: -1000 });

    const stored = getScriptPath({ agencyId: tenant.agencyId, projectId: cast.project.id }, pdf);
    expect((await bucket().file(stored).exists())[0]).toBe(true);
  });

  it('include one report with all of them, which then stay', async () => {
    await bookMother();

    const { id } = await planSession();
    await begin(id);

    const { urlIdentifier } = (await startReport(engineer.token, id)).collection;
    const { token } = (await validate(urlIdentifier, makeSigners(tenant).CLIENT)).collection;
    const page = await call<PublicReport>('GET', `/recordingSessionReport/${urlIdentifier}?token=${token}`);
    expect(page.collection.session.character).toBe('Narrator, Mother');

    const { revision } = await readSession(id);
    const change = await changeSession(tenant.teamToken, id, { revision, moreCastingDemoIds: [] });
    expect([change.status, change.error.code]).toEqual([409, 'session.rolesReported']);
  });
});
