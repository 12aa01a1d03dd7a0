import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { getSlotSpan } from '@domain/availability/slot-times.ts';
import type { AvailabilityGrid } from '@domain/availability/grid.ts';
import type { SlotLabel } from '@domain/availability/slots.ts';
import { toEngineerSearch } from '@domain/engineers/engineer-search.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import {
  accept,
  requestAvailability,
  addRoleLicence,
  getLink,
  toPage,
  makeSlot,
} from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { getDayFromNow } from '../stack/pricing.ts';
import { listDemo } from '../stack/places.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

const ZONE = 'Europe/Madrid';
const DAY = 5;

let otherTenant: Tenant;
let tenant: Tenant;
let cast: Cast;
beforeAll(async () => {
  otherTenant = await makeTenant(1);
});
setUpOnce(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant);
  await addRoleLicence(tenant.clientToken, cast.voice.id);
});

const fetchGrid = (token: string, query: object = {}, of = cast) =>
  call<AvailabilityGrid>(
    'GET',
    `/request-availability/grid/${of.project.id}?${new URLSearchParams({
      castingDemoIds: of.shortlisted.map(({ id }) => id).join(','),
      days: [getDayFromNow(DAY), getDayFromNow(DAY + 1)].join(','),
      timeZone: ZONE,
      ...query,
    })}`,
    { token },
  );

/** Free and excluded voices in one slot of the first day. */
const readSlot = async (token: string, label: SlotLabel) => {
  const { collection } = await fetchGrid(token);
  const slot = collection.days[0]!.slots.find((gridSlot) => gridSlot.label === label)!;
  return { free: slot.free, taken: slot.taken, engineers: slot.engineers };
};

const NOBODY = { away: 0, held: 0, booked: 0 };

/** Books a voice for the agency, as an accepted link would. */
const plantBooking = async (uid: string, agencyId: string, label: SlotLabel): Promise<void> => {
  const { from, to } = getSlotSpan({ day: getDayFromNow(DAY), label }, ZONE);
  const booking = {
    agencyId,
    projectId: 'elsewhere',
    from: Timestamp.fromMillis(from),
    to: Timestamp.fromMillis(to),
  };
  await firestore()
    .doc(`calendars/${uid}`)
    .set({ bookings: { [`planted-${agencyId}`]: booking } }, { merge: true });
};

describe('the grid of free hours', () => {
  it('counts free engineers in each of twelve slots, without telling clients why others are busy', async () => {
    const { status, collection } = await fetchGrid(tenant.clientToken);
    expect([status, collection.talents]).toEqual([200, 2]);

    expect(collection.days.map(({ day, slots }) => [day, slots.length])).toEqual([
      [getDayFromNow(DAY), 12],
      [getDayFromNow(DAY + 1), 12],
    ]);

    expect(collection.days[0]!.slots[0]).toMatchObject({ label: '06-08', free: 2, taken: null });
    expect(await readSlot(tenant.teamToken, '10-12')).toMatchObject({ free: 2, taken: NOBODY });

    const text = JSON.stringify(collection);
    for (const { id } of tenant.talents) expect(text).not.toContain(id);
  });

  it('shows a vacation as absence, to staff only', async () => {
    const [{ id }] = tenant.talents as [Tenant['talents'][number]];
    const vacation = { from: getDayFromNow(DAY), to: getDayFromNow(DAY) };
    await firestore()
      .collection('vacations')
      .add({ talentId: id, agencyIds: [tenant.agencyId], ...vacation });
    await refreshCopies(id);
    expect(await readSlot(tenant.clientToken, '10-12')).toMatchObject({ free: 1, taken: null });

    expect(await readSlot(tenant.teamToken, '10-12')).toMatchObject({
      free: 1,
      taken: { ...NOBODY, away: 1 },
    });
  });

  it('shows another agency’s booking as unavailable, without a reason even for staff', async () => {
    await plantBooking(tenant.talents[0]!.id, otherTenant.agencyId, '10-12');
    await plantBooking(tenant.talents[1]!.id, tenant.agencyId, '10-12');
    expect(await readSlot(tenant.clientToken, '10-12')).toMatchObject({ free: 0, taken: null });
    expect(await readSlot(tenant.teamToken, '10-12')).toMatchObject({
      free: 0,
      taken: { ...NOBODY, booked: 1 },
    });
    expect(await readSlot(tenant.teamToken, '12-14')).toMatchObject({ free: 2, taken: NOBODY });
    expect(JSON.stringify((await fetchGrid(tenant.teamToken)).collection)).not.toContain(
      otherTenant.agencyId,
    );
  });

  it('counts slots offered by another request as held, and those of the same role as free', async () => {
    const second = await makeCast(tenant, 1);
    await addRoleLicence(tenant.clientToken, second.voice.id);
    await requestAvailability(tenant.clientToken, second, {
      timeRanges: [makeSlot(DAY), makeSlot(DAY + 1), makeSlot(DAY + 2)],
    });

    expect(await readSlot(tenant.teamToken, '10-12')).toMatchObject({
      free: 1,
      taken: { ...NOBODY, held: 1 },
    });

    const answer = await fetchGrid(tenant.teamToken, {}, second);
    expect(answer.collection.days[0]!.slots.find(({ label }) => label === '10-12')).toMatchObject({
      free: 1,
    });

    const link = await getLink(tenant.talents[0]!.email);
    expect((await accept(link, (await toPage(link)).collection)).status).toBe(200);

    expect(await readSlot(tenant.teamToken, '10-12')).toMatchObject({
      free: 1,
      taken: { ...NOBODY, booked: 1 },
    });
  });

  it('counts a slot offered for another role of the casting as free, and an overlapping one as held', async () => {
    const { project, castingId } = cast;
    const { id: voiceId } = (await addCharacter(project.id, tenant.clientToken, 'Mother')).collection;
    await addRoleLicence(tenant.clientToken, voiceId);

    const { demoId } = tenant.talents[0]!;
    const place = await listDemo(project.id, tenant.clientToken, { castingId, voiceId, demoId });
    await requestAvailability(tenant.clientToken, cast, {
      castingDemoIds: [place.collection.id],
      timeRanges: [makeSlot(DAY), makeSlot(DAY + 1, '12-14'), makeSlot(DAY + 2)],
    });

    expect(await readSlot(tenant.teamToken, '10-12')).toMatchObject({ free: 2, taken: NOBODY });

    const lisbon = await fetchGrid(tenant.teamToken, { timeZone: 'Europe/Lisbon' });
    const overlapping = lisbon.collection.days[0]!.slots.find(({ label }) => label === '08-10');
    expect(overlapping).toMatchObject({ free: 1, taken: { ...NOBODY, held: 1 } });
  });

  it('counts the agency’s free engineers of the language', async () => {
    for (const [number, standing] of [{}, {}, { blocked: true }].entries()) {
      const uid = `engineer-${tenant.key}-${number}`;
      await makeAccount({ uid, held: { engineer: [tenant.agencyId] }, standing });

      const shown = {
        name: `Engineer ${number}`,
        lastName: 'Test',
        fullName: `Engineer ${number} Test`,
        email: `${uid}@tests.example`,
        languageTags: ['eng'],
        agencyIds: [tenant.agencyId],
      };

      const now = Timestamp.now();
      await firestore()
        .doc(`engineers/${uid}`)
        .set({ ...shown, ...toEngineerSearch(shown), createdAt: now, updatedAt: now });
    }

    await plantBooking(`engineer-${tenant.key}-1`, otherTenant.agencyId, '10-12');
    expect((await fetchGrid(tenant.clientToken)).collection.engineers).toBe(2);
    expect((await readSlot(tenant.clientToken, '10-12')).engineers).toBe(1);
    expect((await readSlot(tenant.clientToken, '12-14')).engineers).toBe(2);
  });

  it('is limited to the project’s people and its shortlist', async () => {
    expect((await fetchGrid(otherTenant.clientToken)).status).toBe(404);
    expect((await fetchGrid(otherTenant.teamToken)).status).toBe(404);
    expect((await fetchGrid(tenant.talentToken)).status).toBe(403);
    const foreign = await makeCast(otherTenant);
    const named = { castingDemoIds: foreign.shortlisted[0]!.id };
    expect((await fetchGrid(tenant.clientToken, named)).status).toBe(404);
    expect((await fetchGrid(otherTenant.clientToken, named, foreign)).status).toBe(200);
  });

  it.each([
    ['no day', { days: '2027-02-30' }],
    ['too many days', { days: Array.from({ length: 29 }, (_, index) => getDayFromNow(index + 1)).join(',') }],
    ['no zone', { timeZone: 'Madrid' }],
    ['nobody', { castingDemoIds: '' }],
  ])('refuses %s', async (_, query) => {
    expect((await fetchGrid(tenant.clientToken, query)).status).toBe(422);
    expect((await fetchGrid(tenant.clientToken)).status).toBe(200);
  });
});
