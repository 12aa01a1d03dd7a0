import { beforeAll, describe, expect, it } from 'vitest';
import { accept, getLink, makeSlot, toPage, type Link, type RequestReply } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { makeEngineer } from '../stack/curation.ts';
import { listMails } from '../stack/inbox.ts';
import { bookVoice, makePlan, makeSigners, plan, type SessionReply } from '../stack/sessions.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { choosePlace } from '../stack/places.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';

const MADRID = 'Europe/Madrid';
const HOUR_MS = 60 * 60 * 1000;

let tenant: Tenant;
let competitorAdmin: string;
let cast: Cast;
let link: Link;
let session: SessionReply;
let engineerId: string;

beforeAll(async () => {
  const competitor = await makeTenant(0);
  competitorAdmin = (await makePerson(competitor.agencyId, competitor.companyId, 'admin')).token;
  tenant = await makeTenant(1);
  engineerId = (await makeEngineer([tenant.agencyId], {}, ['eng'])).uid;
});

setUpOnce(async () => {
  cast = await makeCast(tenant);
  const booked = await bookVoice(tenant, cast);
  // Its second half, which tells moving with the slot from filling it.
  const startsAt = new Date(Date.parse(booked.startsAt) + HOUR_MS).toISOString();
  session = (
    await plan(tenant.teamToken, cast.castingId, makePlan(tenant, { ...booked, startsAt }, { engineerId }))
  ).collection;
  link = booked.link;
});

const propose = (token: string, slot = makeSlot(12, '14-16')) =>
  call<RequestReply>('PATCH', `/request-availability/${link.requestId}/proposal`, {
    token,
    body: { timeZone: MADRID, ...slot },
  });

/** The talent's page, from the newest email. */
const openPage = async (mails: number) => {
  const newest = await getLink(tenant.talents[0]!.email, mails);
  return { newest, page: (await toPage(newest)).collection };
};

const readSession = async () =>
  (await call<SessionReply>('GET', `/casting/recordingSession/${session.id}`, { token: tenant.teamToken }))
    .collection;

const decline = (token: string) =>
  call('POST', `/request-availability/contact-us?token=${token}`, {
    body: {
      message:
        'I am on a train at that time and can’t record from there, so please keep the day and the hour that we agreed on.',
      castingDemoId: link.key,
      requestAvailabilityId: link.requestId,
    },
  });

describe('a new time for a planned session', () => {
  it('moves slot and session once the voice accepts, and notifies its people', async () => {
    const proposed = await propose(tenant.clientToken);
    expect([proposed.status, proposed.collection.state]).toEqual([200, 'requested']);
    expect(await readSession()).toMatchObject({
      startsAt: session.startsAt,
      revision: 1,
      proposedSlot: { ...makeSlot(12, '14-16'), timeZone: MADRID },
    });

    const { newest, page } = await openPage(4);
    expect(page).toMatchObject({ state: 'open', moving: makeSlot(5) });
    const answered = await accept(newest, page);
    expect([answered.status, answered.collection.state]).toEqual([200, 'accepted']);

    const [slot] = answered.collection.timeRanges;
    const moved = await readSession();
    expect([Date.parse(moved.startsAt) - HOUR_MS, Date.parse(moved.endsAt)]).toEqual([
      Date.parse(slot!.startsAt),
      Date.parse(slot!.endsAt),
    ]);
    expect((await accept(newest, page)).status).toBe(200);
    expect(await readSession()).toMatchObject({ revision: 2, proposedSlot: null });

    for (const email of [tenant.talents[0]!.email, makeSigners(tenant).VOD])
      await expect
        .poll(async () => (await listMails(email))[0]?.subject)
        .toMatch(/^(Recording session changed|Cambio en la sesión)/);
  });

  it('stays at its time when the voice declines', async () => {
    await propose(tenant.clientToken);
    const { newest } = await openPage(4);
    expect((await decline(newest.token)).status).toBe(200);

    expect((await toPage(link)).collection).toMatchObject({ state: 'accepted', moving: null });
    expect(await readSession()).toMatchObject({ startsAt: session.startsAt, proposedSlot: null });
    expect((await propose(tenant.clientToken)).status).toBe(200);
  });

  it('replaces an unanswered proposal, whose answer is refused', async () => {
    await propose(tenant.clientToken);
    const { newest, page } = await openPage(4);
    await propose(tenant.teamToken, makeSlot(13));
    expect((await accept(newest, page)).error.code).toBe('availability.changed');
  });

  it('is refused to competitors, and while the engineer records elsewhere', async () => {
    expect((await propose(competitorAdmin)).status).toBe(404);

    const secondCast = await makeCast(tenant);
    const [from, to] = [session.startsAt, session.endsAt].map((moment) =>
      new Date(Date.parse(moment) + 7 * 24 * HOUR_MS + 4 * HOUR_MS).toISOString(),
    );
    const body = makePlan(
      tenant,
      { link, startsAt: from!, endsAt: to! },
      { engineerId, bookingId: undefined, castingDemoId: secondCast.shortlisted[0]!.id },
    );
    await choosePlace(secondCast.shortlisted[0]!.id, secondCast.project.id, tenant.clientToken);
    expect((await plan(tenant.teamToken, secondCast.castingId, body)).error.code).toBeUndefined();
    expect((await propose(tenant.clientToken)).error.code).toBe('session.engineerBusy');
    expect((await propose(tenant.clientToken, makeSlot(13))).status).toBe(200);
  });
});
