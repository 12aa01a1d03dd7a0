import { readFileSync } from 'node:fs';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Waiting, WaitingKind } from '@domain/work/work.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { requestAuditions, getUploadPath } from '../stack/auditions.ts';
import { accept, requestAvailability, addRoleLicence, toPage } from '../stack/availability.ts';
import { call, uploadForm } from '../stack/call.ts';
import { changeTicket, makeEngineer } from '../stack/curation.ts';
import { plan, makePlan } from '../stack/sessions.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

const take = readFileSync(new URL('../fixtures/take.mp3', import.meta.url));

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let admin: Account;
let talent: Account;
let engineer: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(2), makeTenant(0)]);
  cast = await makeCast(tenant);
  const { id: uid, email } = tenant.talents[0]!;
  [admin, talent, engineer] = await Promise.all([
    makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } }),
    makeAccount({ uid, email, held: { talent: [tenant.agencyId] } }),
    makeEngineer([tenant.agencyId], {}, ['eng']),
  ]);
});

const fetchToday = (token: string) => call<readonly Waiting[]>('GET', '/today', { token });
const listWaiting = async (token: string): Promise<Readonly<Partial<Record<WaitingKind, Waiting>>>> => {
  const { status, collection } = await fetchToday(token);
  expect(status).toBe(200);
  return Object.fromEntries(collection.map((waiting) => [waiting.kind, waiting]));
};
const getEntry = () =>
  firestore().doc(`auditionEntries/${cast.castingId}_${cast.voice.id}_${tenant.talents[0]!.id}`);

describe('today’s waiting work', () => {
  it('is empty when nothing is due, and for people who aren’t signed in', async () => {
    for (const token of [otherTenant.teamToken, otherTenant.clientToken, otherTenant.talentToken])
      expect((await fetchToday(token)).collection).toEqual([]);
    expect((await call('GET', '/today')).status).toBe(401);
  });

  it('includes an audition for its talent, for staff on its last day, and for the client after submission', async () => {
    await requestAuditions(cast, tenant.clientToken);

    const due = (await getEntry().get()).get('deadline') as Timestamp;
    const { auditionsOpen } = await listWaiting(talent.token);
    expect(auditionsOpen).toEqual({
      kind: 'auditionsOpen',
      count: 1,
      at: due.toDate().toISOString(),
      path: '/profile/auditions',
    });

    expect((await listWaiting(tenant.teamToken)).auditionsDue).toBeUndefined();
    expect((await listWaiting(tenant.clientToken)).auditionsToHear).toBeUndefined();

    const soon = Timestamp.fromMillis(Date.now() + 3_600_000);
    await getEntry().update({ deadline: soon });
    expect((await listWaiting(tenant.teamToken)).auditionsDue).toEqual({
      kind: 'auditionsDue',
      count: 1,
      at: soon.toDate().toISOString(),
      path: `/castings/${cast.project.id}?step=4`,
    });
    await getEntry().update({ deadline: due });

    const path = await getUploadPath(getEntry().id, tenant.talents[0]!.email);
    expect((await call('POST', path, { body: uploadForm(take) })).status).toBe(201);
    expect((await listWaiting(talent.token)).auditionsOpen).toBeUndefined();
    expect((await listWaiting(tenant.clientToken)).auditionsToHear).toMatchObject({
      count: 1,
      path: `/project/${cast.project.id}?step=4`,
    });
    await call('GET', `/audition-entry/${getEntry().id}/signedUrl`, { token: tenant.clientToken });
    expect((await listWaiting(tenant.clientToken)).auditionsToHear).toBeUndefined();
  });

  it('includes an availability request, with a page that only its talent can open', async () => {
    await addRoleLicence(tenant.clientToken, cast.voice.id);

    const answer = await requestAvailability(tenant.clientToken, cast);
    expect(answer.status).toBe(201);

    const { availabilityUnanswered } = await listWaiting(tenant.teamToken);
    expect(availabilityUnanswered).toMatchObject({
      count: 2,
      path: `/castings/${cast.project.id}?step=5`,
    });

    const { availabilityToAnswer } = await listWaiting(talent.token);
    expect(availabilityToAnswer?.count).toBe(1);

    const url = new URL(availabilityToAnswer?.path ?? '', 'https://app.example');
    const [requestId = '', key = ''] = url.pathname.split('/').slice(-2);
    const link = { requestId, key, token: url.searchParams.get('token') ?? '' };
    const page = await toPage(link);
    expect([page.status, page.collection.state]).toEqual([200, 'open']);

    // An admin acting as a talent can't answer for them.
    const acting = await listWaiting(await getActingToken(admin.token, talent.uid));
    expect(acting.availabilityToAnswer).toMatchObject({ count: 1, path: null });

    expect((await listWaiting(tenant.clientToken)).availabilityAnswered).toBeUndefined();
    const answered = (await accept(link, page.collection)).collection;
    expect((await listWaiting(talent.token)).availabilityToAnswer).toBeUndefined();
    expect((await listWaiting(tenant.clientToken)).availabilityAnswered).toMatchObject({
      count: 1,
      path: `/project/${cast.project.id}?step=5`,
    });

    expect((await listWaiting(tenant.teamToken)).bookingsToPlan).toMatchObject({
      count: 1,
      path: '/sessions',
    });

    const { startsAt, endsAt } = answered.timeRanges.find(({ status }) => status === 'accepted')!;
    const planned = await plan(
      tenant.teamToken,
      cast.castingId,
      makePlan(tenant, { link, startsAt, endsAt }, { engineerId: engineer.uid }),
    );
    expect(planned.status).toBe(201);
    expect((await listWaiting(tenant.clientToken)).availabilityAnswered).toBeUndefined();
    expect((await listWaiting(tenant.teamToken)).bookingsToPlan).toBeUndefined();

    expect((await listWaiting(talent.token)).sessionsNext).toMatchObject({
      count: 1,
      at: startsAt,
      path: '/profile/calendar',
    });

    expect((await listWaiting(engineer.token)).sessionsNext).toMatchObject({
      count: 1,
      at: startsAt,
      path: `/sessions/${planned.collection.id}`,
    });

    // It is in five days.
    expect((await listWaiting(tenant.teamToken)).sessionsToday).toBeUndefined();
  });

  it('excludes a request after its last offered slot has begun', async () => {
    const found = await firestore()
      .collection('availabilityRequests')
      .where('projectId', '==', cast.project.id)
      .get();
    for (const snapshot of found.docs) {
      const isWaiting = snapshot.get('state') === 'requested';
      expect(snapshot.get('answerableUntil') instanceof Timestamp).toBe(isWaiting);
      if (isWaiting) await snapshot.ref.update({ answerableUntil: Timestamp.fromMillis(Date.now() - 1000) });
    }

    expect((await listWaiting(tenant.teamToken)).availabilityUnanswered).toBeUndefined();
  });

  it('includes a ticket for the agency’s admins and engineers, and for its reviewer', async () => {
    const ticket = firestore().doc(`curationTickets/today-${tenant.key}`);
    const createdAt = Timestamp.fromMillis(Date.UTC(2026, 4, 3));
    await ticket.set({
      language: 'eng',
      agencyIds: [tenant.agencyId],
      status: 'open',
      talents: 1,
      totalAudioDemos: 0,
      waitingDemos: 0,
      assignedTo: null,
      assignedAt: null,
      closedBy: null,
      closedAt: null,
      createdAt,
    });

    const waiting = { count: 1, at: createdAt.toDate().toISOString() };
    expect((await listWaiting(admin.token)).ticketsFree).toMatchObject({
      ...waiting,
      path: '/admin/tickets',
    });

    expect((await listWaiting(engineer.token)).ticketsFree).toMatchObject({ ...waiting, path: '/curate' });
    expect((await listWaiting(tenant.teamToken)).ticketsFree).toBeUndefined();
    expect((await changeTicket(engineer.token, ticket.id, 'take')).status).toBe(200);

    const { ticketsFree, ticketsMine } = await listWaiting(engineer.token);
    expect(ticketsFree).toBeUndefined();
    expect(ticketsMine).toMatchObject({ count: 1, path: '/curate?tab=mine' });
    await ticket.delete();
  });

  it('includes engineers to be engaged for admins only', async () => {
    const { agencyId } = tenant;
    const pending = await makeEngineer([agencyId], { standing: { engagement: 'pending' } });
    await makeEngineer([agencyId], { standing: { engagement: 'pending', blocked: true } });

    const { engineersToEngage } = await listWaiting(admin.token);
    expect(engineersToEngage).toMatchObject({ count: 1, path: '/admin/engineer' });
    expect((await listWaiting(tenant.teamToken)).engineersToEngage).toBeUndefined();

    // A released engineer isn't waiting either.
    for (const status of ['active', 'released']) {
      const path = `/engineer/${pending.uid}`;
      expect((await call('PATCH', path, { token: admin.token, body: { status } })).status).toBe(200);
      expect((await listWaiting(admin.token)).engineersToEngage).toBeUndefined();
    }
  });

  it('includes registrations and stuck emails for admins only, and deletion requests for all staff', async () => {
    const { agencyId, key } = tenant;
    await makeAccount({ uid: `registered-${key}`, held: { talent: [agencyId] }, status: 'PENDING' });

    const stuck = firestore().doc(`stuckMail/today-${key}`);
    const createdAt = Timestamp.fromMillis(Date.UTC(2026, 4, 3));
    await stuck.set({ agencyId, kind: 'roster-email', to: 'a@tests.example', state: 'queued', createdAt });

    const requests = ['confirmed', 'asked'].map((id) => firestore().doc(`deletionRequests/${id}-${key}`));
    for (const [index, request] of requests.entries())
      await request.set({
        talentId: request.id,
        agencyIds: [agencyId, otherTenant.agencyId],
        fullName: 'Ana',
        email: 'ana@tests.example',
        state: 'requested',
        confirmedBy: index === 0 ? [agencyId] : [],
        requestedAt: Timestamp.fromMillis(Date.UTC(2026, 3, 1 + index)),
        erasedAt: null,
      });

    const deletions = { count: 1, at: '2026-04-02T00:00:00.000Z', path: '/dashboard?part=deletions' };
    expect(await listWaiting(admin.token)).toMatchObject({
      registrations: { count: 1, path: '/dashboard?part=registrations' },
      mailStuck: { count: 1, at: '2026-05-03T00:00:00.000Z', path: '/dashboard?part=emails' },
      deletions,
    });

    const team = await listWaiting(tenant.teamToken);
    expect(team).toMatchObject({ deletions });
    expect([team.registrations, team.mailStuck]).toEqual([undefined, undefined]);
    expect((await listWaiting(otherTenant.teamToken)).deletions?.count).toBe(2);
    await Promise.all([stuck, ...requests].map((ref) => ref.delete()));
  });
});
