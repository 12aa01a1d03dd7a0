import { describe, expect, it } from 'vitest';
import type { Project } from '@domain/projects/projects.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import {
  accept,
  requestAvailability,
  addRoleLicence,
  getLink,
  toPage,
  type RequestReply,
} from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { countMails, waitForMail } from '../stack/inbox.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

let tenant: Tenant;
let cast: Cast;
let requests: readonly RequestReply[];
/** Two voices requested for one role: the first has accepted, the second is pending. */
setUpOnce(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant);
  await addRoleLicence(tenant.clientToken, cast.voice.id);
  ({ collection: requests } = await requestAvailability(tenant.clientToken, cast, { othersThen: 'keep' }));
  const link = await getLink(tenant.talents[0]!.email);
  await accept(link, (await toPage(link)).collection);
});

const readStored = async () => (await firestore().doc(`projects/${cast.project.id}`).get()).data() as Project;
const readCounts = async () => {
  const { asked, booked } = (await readStored()).progress;
  return { asked, booked };
};
const readStates = async () =>
  Promise.all(
    requests.map(async ({ id }) => (await firestore().doc(`availabilityRequests/${id}`).get()).get('state')),
  );
const listBookings = async (index: number) =>
  Object.keys((await firestore().doc(`calendars/${tenant.talents[index]!.id}`).get()).get('bookings') ?? {});
const makeAdminToken = async () =>
  (
    await makeAccount({
      uid: `admin-${tenant.key}`,
      email: `admin.${tenant.key}@tests.example`,
      held: { admin: [tenant.agencyId] },
    })
  ).token;
const cancel = (id: string) => call('DELETE', `/request-availability/${id}`, { token: tenant.clientToken });

describe('the booking counts of a project', () => {
  it('are pending and booked requests, in total and by language', async () => {
    expect(await readCounts()).toEqual({ asked: 1, booked: 1 });
    expect((await readStored()).languageProgress['eng']).toMatchObject({ asked: 1, booked: 1 });
    await cancel(requests[0]!.id);
    expect(await readCounts()).toEqual({ asked: 1, booked: 0 });
    await cancel(requests[1]!.id);
    await cancel(requests[1]!.id);
    expect(await readCounts()).toEqual({ asked: 0, booked: 0 });
  });

  it('exclude released bookings', async () => {
    const second = await makeCast(tenant);
    await addRoleLicence(tenant.clientToken, second.voice.id);
    await requestAvailability(tenant.clientToken, second);
    const link = await getLink(tenant.talents[1]!.email, 2);
    const page = (await toPage(link)).collection;
    expect((await accept(link, page, 1)).status).toBe(200);
    const project = (await firestore().doc(`projects/${second.project.id}`).get()).data() as Project;
    expect(project.progress).toMatchObject({ asked: 0, booked: 1 });
  });
});

describe('a project that is deleted', () => {
  it('cancels requests and bookings, frees the talents and notifies them', async () => {
    expect(await listBookings(0)).toEqual([requests[0]!.id]);
    const removed = await call('DELETE', `/project/${cast.project.id}`, { token: tenant.clientToken });
    expect(removed.status).toBe(200);
    expect(await readStates()).toEqual(['cancelled', 'cancelled']);
    expect(await listBookings(0)).toEqual([]);
    expect(await readCounts()).toEqual({ asked: 0, booked: 0 });
    expect((await waitForMail(tenant.talents[0]!.email, 3)).subject).toBe('Cancelled: Production, Narrator');
    expect((await waitForMail(tenant.talents[1]!.email, 2)).subject).toBe('Cancelled: Production, Narrator');
  });
});

describe('a requested or booked voice', () => {
  const getPath = () => `/casting-demo/${cast.project.id}/${cast.shortlisted[0]!.id}`;

  it('stays on the shortlist until that is cancelled', async () => {
    const token = tenant.clientToken;
    const answer = await call('DELETE', getPath(), { token });
    expect([answer.status, answer.error.code]).toEqual([409, 'casting.hasBooking']);
    expect(await readStates()).toEqual(['accepted', 'requested']);
    await cancel(requests[0]!.id);
    expect((await call('DELETE', getPath(), { token })).status).toBe(200);
  });
});

describe('a character with a request or booking', () => {
  it('can’t be deleted until that is cancelled, which is the first reason shown', async () => {
    const token = tenant.clientToken;

    const remove = async () => {
      const { status, error } = await call('DELETE', `/voice/${cast.project.id}/${cast.voice.id}`, { token });
      return [status, error.code];
    };

    // One talent has accepted, the other is pending.
    for (const { id } of requests) {
      expect(await remove()).toEqual([409, 'project.voiceBooked']);
      await cancel(id);
    }

    expect((await remove())[0]).toBe(200);
  });
});

describe('a talent blocked by the agency', () => {
  it('loses requests and bookings, and is free at that time', async () => {
    const token = await makeAdminToken();
    const before = await countMails(tenant.talents[0]!.email);
    for (const { id } of tenant.talents)
      expect((await call('PATCH', `/talent/${id}`, { token, body: { status: 'blocked' } })).status).toBe(200);
    expect(await readStates()).toEqual(['cancelled', 'cancelled']);
    expect(await listBookings(0)).toEqual([]);
    expect(await readCounts()).toEqual({ asked: 0, booked: 0 });
    expect((await countMails(tenant.talents[0]!.email)) - before).toBeLessThanOrEqual(1);
  });
});

describe('a talent who is removed from the agency', () => {
  it('loses the agency’s bookings', async () => {
    const second = await makeTenant(0);
    const { id } = tenant.talents[0]!;
    // They work with another agency, so their data stays.
    const both = [tenant.agencyId, second.agencyId];
    await firestore().doc(`talents/${id}`).update({ agencyIds: both });
    await refreshCopies(id);

    const removed = await call('DELETE', `/talent/${id}`, { token: await makeAdminToken() });
    expect(removed.status).toBe(200);
    expect(await readStates()).toEqual(['cancelled', 'requested']);
    expect(await listBookings(0)).toEqual([]);
    expect(await readCounts()).toEqual({ asked: 1, booked: 0 });
  });
});
