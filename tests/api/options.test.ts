import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AvailabilityRequest, Calendar } from '@domain/availability/availability.ts';
import { subtractWorkingHours } from '@domain/availability/working-time.ts';
import type { AgendaEntry } from '@domain/work/agenda.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import {
  accept,
  addRoleLicence,
  getLink,
  requestAvailability,
  toPage,
  type Link,
} from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { listMails, waitForMail } from '../stack/inbox.ts';
import { tick } from '../stack/moments.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** An agency that asks the first agency's talent for an option, or a booking. */
interface Production {
  readonly tenant: Tenant;
  readonly id: string;
  readonly link: Link;
  readonly clientEmail: string;
}

let talentId: string;

const makeProduction = async (body: object = { kind: 'option' }): Promise<Production> => {
  const tenant = await makeTenant(1);
  const cast = await makeCast(tenant, 1);
  await addRoleLicence(tenant.clientToken, cast.voice.id);
  const { collection } = await requestAvailability(tenant.clientToken, cast, body);
  const [request] = collection;
  const id = request!.id;
  const link = await getLink(tenant.talents[0]!.email);
  // One talent of all agencies.
  talentId ||= request!.talentId;
  const agencyIds = FieldValue.arrayUnion(tenant.agencyId);
  await Promise.all([
    firestore().doc(`availabilityRequests/${id}`).update({ talentId }),
    firestore().doc(`talents/${talentId}`).update({ agencyIds }),
  ]);
  await refreshCopies(talentId);
  const client = await firestore().doc(`users/${request!.requestedBy}`).get();

  return { tenant, id, link, clientEmail: client.get('email') as string };
};

const hold = async ({ link }: Production) => accept(link, (await toPage(link)).collection);
const act = (
  action: 'book' | 'challenge' | 'release',
  { tenant, id }: Production,
  token = tenant.clientToken,
) => call('POST', `/request-availability/${id}/${action}`, { token, body: {} });
const read = async ({ id }: Production) =>
  (await firestore().doc(`availabilityRequests/${id}`).get()).data() as AvailabilityRequest;
const readRank = async (production: Production) => (await read(production)).option?.rank;
const readCalendar = async () =>
  (await firestore().doc(`calendars/${talentId}`).get()).data() as Calendar | undefined;
/** Ranks in the talent's next days. */
const listAgenda = async () => {
  const record = await firestore().doc(`talents/${talentId}`).get();
  const agencyIds = record.get('agencyIds') as string[];
  const { token } = await makeAccount({
    uid: talentId,
    email: record.get('email') as string,
    held: { talent: agencyIds.slice(0, 1) },
  });
  const { collection } = await call<readonly AgendaEntry[]>(
    'GET',
    `/agenda?from=${new Date().toISOString()}`,
    { token },
  );
  return collection.filter(({ kind }) => kind === 'option').map(({ detail }) => detail);
};
const waitFor = (email: string, start: string) =>
  waitForMail(email, 1, ({ subject }) => subject.startsWith(start));
const countMails = async (email: string, start: string) =>
  (await listMails(email)).filter(({ subject }) => subject.startsWith(start)).length;

beforeEach(() => {
  talentId = '';
});

describe('an option', () => {
  it('is ranked among those of all agencies, and the next is promoted when one is released', async () => {
    const [first, second] = [await makeProduction(), await makeProduction()];
    expect((await hold(first)).collection).toMatchObject({ state: 'held', option: { rank: 1 } });
    expect((await hold(second)).collection.option?.rank).toBe(2);
    await waitFor(second.clientEmail, 'Second option');
    expect(Object.keys((await readCalendar())?.options ?? {}).sort()).toEqual([first.id, second.id].sort());

    expect(await listAgenda()).toEqual(['1', '2']);
    expect((await act('book', second)).error.code).toBe('option.notFirst');
    expect((await act('challenge', first)).error.code).toBe('option.first');
    expect((await act('challenge', second, first.tenant.clientToken)).status).toBe(404);
    expect((await act('challenge', second, second.tenant.talentToken)).status).toBe(403);
    expect((await act('release', first, second.tenant.clientToken)).status).toBe(404);
    expect((await act('release', first)).status).toBe(200);
    expect((await act('release', first)).status).toBe(200);

    expect(await read(first)).toMatchObject({ state: 'released', optionEnd: 'released' });
    await waitFor(first.tenant.talents[0]!.email, 'An option for you');
    expect((await toPage(first.link)).collection.state).toBe('optionEnded');
    expect(await readRank(second)).toBe(1);
    const mail = await waitFor(second.clientEmail, 'You now have the first option');
    expect(mail.text).not.toContain(first.tenant.agencyId);
    expect((await act('book', second)).status).toBe(200);
    expect((await read(second)).state).toBe('accepted');
    expect(Object.keys((await readCalendar())?.bookings ?? {})).toEqual([second.id]);
    expect(Object.keys((await readCalendar())?.options ?? {})).toEqual([]);
  });

  it('ends when a competing one is booked, and keeps its time from bookings', async () => {
    const [first, second] = [await makeProduction(), await makeProduction()];
    await hold(first);
    await hold(second);
    const booking = await makeProduction({});
    const page = (await toPage(booking.link)).collection;
    expect(page.timeRanges[0]?.closed).toBe('held');
    expect((await accept(booking.link, page)).error.code).toBe('option.slotHeld');

    const answers = await Promise.all([act('book', first), act('book', first, first.tenant.teamToken)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await read(second)).toMatchObject({ state: 'released', optionEnd: 'beaten' });
    await waitFor(second.clientEmail, 'Option ended: ');
    expect(await countMails(first.clientEmail, 'Option ended')).toBe(0);
  });

  it('that is challenged ends after the hours of the challenging agency, unless it is booked', async () => {
    const [first, second] = [await makeProduction(), await makeProduction()];
    await hold(first);
    await hold(second);
    expect((await act('challenge', second)).status).toBe(200);
    await waitFor(first.clientEmail, 'Decide on your option');
    expect((await act('challenge', second)).error.code).toBe('option.challenged');

    const { option } = await read(first);
    expect(option?.endsAt).toEqual(option?.challengedUntil);
    const end = option!.endsAt.toMillis();
    await tick('reminders', end - 1000);
    expect((await read(first)).state).toBe('held');
    await tick('reminders', end);
    expect(await read(first)).toMatchObject({ state: 'released', optionEnd: 'expired' });
    expect(await readRank(second)).toBe(1);
    await waitFor(first.clientEmail, 'Option ended');
    await waitFor(second.clientEmail, 'You now have the first option');
  });

  it('leaves the talent’s calendar with a cancelled request', async () => {
    const [first, second] = [await makeProduction(), await makeProduction()];
    await hold(first);
    await hold(second);
    const { tenant, id } = first;
    expect((await call('DELETE', `/request-availability/${id}`, { token: tenant.teamToken })).status).toBe(
      200,
    );
    expect(await readRank(second)).toBe(1);
    await waitFor(second.clientEmail, 'You now have the first option');
  });

  it('ends the agency’s working hours before its slot', async () => {
    const production = await makeProduction();
    const { agencyId } = production.tenant;
    await firestore().doc(`agencies/${agencyId}`).update({ holdHours: 24, timeZone: 'Europe/Madrid' });
    await hold(production);
    const { collection: page } = await toPage(production.link);
    const clock = { zone: 'Europe/Madrid', isOff: isWeekend };
    const expected = subtractWorkingHours(Date.parse(page.timeRanges[0]!.startsAt), 24, clock);
    expect((await read(production)).option?.holdsUntil.toMillis()).toBe(expected);
  });

  it('and a booking never give one role to two voices', async () => {
    const tenant = await makeTenant(2);
    const cast = await makeCast(tenant, 2);
    await addRoleLicence(tenant.clientToken, cast.voice.id);
    const [first, second] = cast.shortlisted;
    const ask = async (castingDemoId: string, body: object) =>
      (await requestAvailability(tenant.clientToken, cast, { castingDemoIds: [castingDemoId], ...body }))
        .collection[0]!;
    const getLinkOf = async (talent: string) =>
      getLink(tenant.talents.find(({ id }) => id === talent)!.email);

    const option = await ask(first!.id, { kind: 'option' });
    const optionLink = await getLinkOf(option.talentId);
    await accept(optionLink, (await toPage(optionLink)).collection);
    const booking = await ask(second!.id, {});
    const readState = async (id: string) =>
      (await firestore().doc(`availabilityRequests/${id}`).get()).get('state') as string;

    const path = `/request-availability/${option.id}/book`;
    expect((await call('POST', path, { token: tenant.clientToken, body: {} })).status).toBe(200);
    expect(await readState(booking.id)).toBe('released');
  });

  it('that is over can no longer be booked, even before the schedule ends it', async () => {
    const production = await makeProduction();
    await hold(production);
    const past = Timestamp.fromMillis(Date.now() - 1000);
    await firestore()
      .doc(`availabilityRequests/${production.id}`)
      .update({ 'option.holdsUntil': past, 'option.endsAt': past });
    expect((await act('book', production)).error.code).toBe('option.none');
  });
});
