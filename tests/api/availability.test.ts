import { beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '@domain/values/money.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
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
import { listMails, waitForMail } from '../stack/inbox.ts';
import { getEmail } from '../stack/people.ts';
import { saveTable } from '../stack/pricing.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { listEvents } from '../stack/webhook-events.ts';

const MESSAGE = 'I am on stage in the evening all week. Could it be the week after?';

let otherTenant: Tenant;
beforeAll(async () => {
  otherTenant = await makeTenant(1);
});

/** An agency with a licensed role and `count` shortlisted voices. */
const makeRole = async (count = 1): Promise<{ readonly tenant: Tenant; readonly cast: Cast }> => {
  const tenant = await makeTenant(count);
  const cast = await makeCast(tenant, count);
  await addRoleLicence(tenant.clientToken, cast.voice.id);
  return { tenant, cast };
};

const makeAdmin = ({ key, agencyId }: Tenant) =>
  makeAccount({
    uid: `admin-${key}`,
    email: `admin.${key}@tests.example`,
    held: { admin: [agencyId] },
  });

const getTalentEmail = ({ talents }: Tenant, number = 0): string => talents[number]?.email ?? '';

const readState = async (id: string): Promise<unknown> =>
  (await firestore().doc(`availabilityRequests/${id}`).get()).get('state');

const readStates = async (requests: readonly RequestReply[]): Promise<readonly unknown[]> =>
  Promise.all(requests.map(({ id }) => readState(id)));

const change = (token: string, id: string, timeRanges: readonly object[] = makeThreeDays(9)) =>
  call<RequestReply>('PATCH', `/request-availability/${id}`, {
    token,
    body: { timeZone: 'America/New_York', timeRanges },
  });

const cancel = (token: string, id: string) => call('DELETE', `/request-availability/${id}`, { token });

describe('requesting availability', () => {
  it('writes a request, a link and an email for each talent, in their own order of slots', async () => {
    const { tenant, cast } = await makeRole(2);
    const answer = await requestAvailability(tenant.clientToken, cast, {
      timeRanges: [makeSlot(7, '04-06'), makeSlot(5, '00-02'), makeSlot(5, '22-00'), makeSlot(6)],
    });
    expect([answer.status, answer.collection.length]).toEqual([201, 2]);

    const [request] = answer.collection;
    expect(request).toMatchObject({ state: 'requested', timeZone: 'Europe/Madrid', othersThen: 'release' });

    expect(request!.timeRanges.map(({ datetime }) => datetime.slice(-5))).toEqual([
      '22-00',
      '00-02',
      '10-12',
      '04-06',
    ]);

    const mails = await Promise.all([0, 1].map((number) => waitForMail(getTalentEmail(tenant, number))));
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(2).fill('When can you record? Production, Narrator'),
    );

    const page = await toPage(await getLink(getTalentEmail(tenant)));
    expect(page.collection).toMatchObject({
      state: 'open',
      isFirstCome: true,
      casting: {
        project: { company: { name: 'Test company' }, brand: 'Brand', campaignName: 'Campaign' },
        language: { alpha3: 'eng', name: 'English' },
      },
    });

    // Neither does it name anything that is stored.
    const reply = JSON.stringify(page.collection);
    const [licence] = (
      await firestore().collection('licences').where('projectId', '==', cast.project.id).get()
    ).docs;
    for (const secret of [tenant.key, cast.project.id, cast.voice.id, licence!.id])
      expect(reply).not.toContain(secret);
  });

  it.each([
    ['two days', [makeSlot(5), makeSlot(5, '12-14'), makeSlot(6)], 'availability.days'],
    ['six days', [5, 6, 7, 8, 9, 10].map((days) => makeSlot(days)), 'availability.days'],
    ['nothing for a slot', [makeSlot(5), makeSlot(6), makeSlot(7), null], 'validation.required'],
    ['odd hours', [makeSlot(5, '09-11'), makeSlot(6), makeSlot(7)], 'availability.noSlot'],
    ['the same slot twice', [makeSlot(5), makeSlot(5), makeSlot(6), makeSlot(7)], 'validation.duplicate'],
    ['today', [makeSlot(0), makeSlot(6), makeSlot(7)], 'availability.pastDay'],
    ['a day in ten years', [makeSlot(3650), makeSlot(6), makeSlot(7)], 'availability.tooFar'],
  ])('refuses %s and sends no request', async (_, timeRanges, code) => {
    const { tenant, cast } = await makeRole();
    const refused = await requestAvailability(tenant.clientToken, cast, { timeRanges });
    expect([refused.status, refused.error.code]).toEqual([422, code]);
    const found = await firestore()
      .collection('availabilityRequests')
      .where('agencyId', '==', tenant.agencyId)
      .get();
    expect(found.size).toBe(0);
    expect((await requestAvailability(tenant.clientToken, cast)).status).toBe(201);
  });

  it('sends a talent one email for all requested roles, with a link for each', async () => {
    const { tenant, cast } = await makeRole(2);
    const token = tenant.clientToken;
    const { collection: captain } = await addCharacter(cast.project.id, token, 'Captain');
    await addRoleLicence(token, captain.id);

    const body = { castingId: cast.castingId, voiceId: captain.id, demoId: tenant.talents[0]?.demoId };
    const listed = await call<{ id: string }>('POST', `/casting-demo/${cast.project.id}`, { token, body });
    const castingDemoIds = [...cast.shortlisted.map(({ id }) => id), listed.collection.id];
    const answer = await requestAvailability(token, cast, { castingDemoIds });
    expect([answer.status, answer.error.code]).toEqual([201, undefined]);

    const { collection: requests } = answer;
    expect(requests).toHaveLength(3);

    const receivedMail = await waitForMail(getTalentEmail(tenant));
    expect(receivedMail.subject).toBe('When can you record? Production, 2 roles');
    expect(receivedMail.text).toMatch(
      /Narrator \(English\)[^]*Captain \(English\)|Captain \(English\)[^]*Narrator \(English\)/,
    );
    expect((await waitForMail(getTalentEmail(tenant, 1))).subject).toBe(
      'When can you record? Production, Narrator',
    );

    const queued = await firestore().collection('mail').where('to', '==', getTalentEmail(tenant)).get();
    expect(queued.docs.map((mail) => String(mail.get('kind')))).toEqual(['availability-requests']);

    // Each link answers for its own role.
    const requestIds = requests
      .filter(({ talentId }) => talentId === tenant.talents[0]?.id)
      .map(({ id }) => id);
    const links = [...receivedMail.text.matchAll(/https?:\/\/\S+\/([\w-]+)\/([\w-]+)\?token=(\S+)/g)].map(
      ([, requestId = '', key = '', linkToken = '']): Link => ({ requestId, key, token: linkToken }),
    );
    expect([...new Set(links.map(({ requestId }) => requestId))].sort()).toEqual([...requestIds].sort());

    const link = links.find(({ requestId }) => requestId === requestIds[0])!;
    expect((await accept(link, (await toPage(link)).collection)).status).toBe(200);

    expect(await readStates(requests.filter(({ id }) => requestIds.includes(id)))).toEqual([
      'accepted',
      'requested',
    ]);
  });

  it('refuses a character without a licence, and a talent with a pending request', async () => {
    const tenant = await makeTenant(1);
    const cast = await makeCast(tenant);
    expect((await requestAvailability(tenant.clientToken, cast)).error.code).toBe('availability.noLicence');
    await addRoleLicence(tenant.clientToken, cast.voice.id);
    expect((await requestAvailability(tenant.clientToken, cast)).status).toBe(201);
    expect((await requestAvailability(tenant.clientToken, cast)).error.code).toBe(
      'availability.alreadyAsked',
    );
  });

  it('is limited to the project’s people: other agencies and companies find nothing', async () => {
    const { tenant, cast } = await makeRole();
    const rival = await makeAccount({
      uid: `rival-${tenant.key}`,
      email: `rival.${tenant.key}@tests.example`,
      held: { client: [tenant.agencyId] },
      user: { companyId: 'company-rival' },
    });
    for (const token of [otherTenant.clientToken, otherTenant.teamToken, rival.token])
      expect((await requestAvailability(token, cast)).status).toBe(404);
    expect((await requestAvailability(tenant.talentToken, cast)).status).toBe(403);

    const answer = await requestAvailability(tenant.teamToken, cast);
    expect(answer.status).toBe(201);

    const [request] = answer.collection;
    for (const token of [otherTenant.clientToken, otherTenant.teamToken, rival.token]) {
      expect((await change(token, request!.id)).status).toBe(404);
      expect((await cancel(token, request!.id)).status).toBe(404);
    }

    expect(await readState(request!.id)).toBe('requested');
    expect((await cancel(tenant.clientToken, request!.id)).status).toBe(200);
  });
});

describe('the link', () => {
  it('shows each licence’s fee as of the request; the email shows the total and the brand', async () => {
    const { tenant, cast } = await makeRole();
    const admin = await makeAdmin(tenant);
    await saveTable(admin.token, 0);
    await requestAvailability(tenant.clientToken, cast);
    await saveTable(admin.token, 1, { usageBase: 90_000 });

    const { collection: page } = await toPage(await getLink(getTalentEmail(tenant)));
    expect(page.pricing).toMatchObject({ currency: 'EUR' });
    expect(page.pricing.licensePriceBreakdown).toHaveLength(1);

    const [asset] = page.casting.project.voices[0]!.assets;
    expect(page.pricing.licensePriceBreakdown[0]).toEqual({
      licenseId: asset!.licences[0]!.id,
      talentTotalPayment: 30_000,
    });

    const { session, minimum } = page.pricing;
    const { text } = await waitForMail(getTalentEmail(tenant));
    expect(text.replace(/[\u2066-\u2069]/g, '')).toContain(
      formatMoney(session + minimum + 30_000, 'EUR', 'en'),
    );
    expect(text).toContain(page.casting.project.brand);
  });

  it('opens nothing else: no other request, nothing with another key or after the agency blocked the talent', async () => {
    const { tenant, cast } = await makeRole(2);
    await requestAvailability(tenant.clientToken, cast);

    const [firstLink, secondLink] = await Promise.all([
      getLink(getTalentEmail(tenant)),
      getLink(getTalentEmail(tenant, 1)),
    ]);
    const wrong: readonly Link[] = [
      { ...firstLink, requestId: secondLink.requestId },
      { ...firstLink, key: secondLink.key },
      { ...firstLink, token: secondLink.token },
      { ...firstLink, token: `${firstLink.token}x` },
    ];
    for (const link of wrong) expect((await toPage(link)).status).toBe(401);

    const { collection: page } = await toPage(firstLink);
    for (const link of wrong.filter(({ key }) => key === firstLink.key))
      expect((await accept(link, page)).status).toBe(401);

    const { token } = await makeAdmin(tenant);
    const body = { status: 'blocked' };
    const blocked = await call('PATCH', `/talent/${tenant.talents[0]!.id}`, { token, body });
    expect(blocked.status).toBe(200);
    expect((await toPage(firstLink)).status).toBe(401);
    expect((await accept(firstLink, page)).status).toBe(401);
    expect((await toPage(secondLink)).status).toBe(200);
  });

  it('accepts a message to the agency, with a copy to the talent', async () => {
    const { tenant, cast } = await makeRole();
    const contactEmail = `desk-${tenant.key}@tests.example`;
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ contactEmail, defaultLocale: 'es' });
    await requestAvailability(tenant.clientToken, cast);

    const { requestId, key, token } = await getLink(getTalentEmail(tenant));

    const contact = (message: string, link: Partial<Link> = {}) =>
      call('POST', `/request-availability/contact-us?token=${token}`, {
        body: { message, castingDemoId: link.key ?? key, requestAvailabilityId: link.requestId ?? requestId },
      });

    expect((await contact('Too short')).status).toBe(422);
    expect((await contact('x'.repeat(301))).status).toBe(422);
    expect((await contact(MESSAGE, { requestId: 'another' })).status).toBe(401);
    expect((await contact(MESSAGE)).status).toBe(200);
    expect((await waitForMail(contactEmail)).text).toContain(MESSAGE);
    expect((await waitForMail(getTalentEmail(tenant), 2)).text).toContain(MESSAGE);
    expect(await listMails(contactEmail)).toHaveLength(1);

    // The agency's inbox has one language, its writers have several.
    const queued = firestore().collection('mail').where('kind', '==', 'availability-contact');
    const { docs } = await queued.where('agencyId', '==', tenant.agencyId).get();
    expect(docs.map((mail) => [mail.get('to'), mail.get('locale')]).sort()).toEqual(
      [
        [contactEmail, 'es'],
        [getTalentEmail(tenant), 'en'],
      ].sort(),
    );
  });
});

describe('an answer', () => {
  it('accepts one slot and rejects the others for good; a repeat gets the same reply', async () => {
    const { tenant, cast } = await makeRole();
    await requestAvailability(tenant.clientToken, cast);

    const link = await getLink(getTalentEmail(tenant));
    const { collection: page } = await toPage(link);
    expect(page.isFirstCome).toBe(false);

    const answered = await accept(link, page, 1);
    expect([answered.status, answered.collection.state]).toEqual([200, 'accepted']);

    expect(answered.collection.timeRanges.map(({ status }) => status)).toEqual([
      'rejected',
      'accepted',
      'rejected',
    ]);

    expect((await accept(link, page, 1)).status).toBe(200);

    const talentId = tenant.talents[0]!.id;
    const { startsAt, endsAt } = page.timeRanges[1]!;
    const requestId = link.requestId;
    const role = { projectId: cast.project.id, castingId: cast.castingId, voiceId: cast.voice.id };
    expect(await listEvents(tenant.agencyId, 'slot.accepted', { requestId })).toEqual([
      { ...role, requestId, talentId, from: startsAt, to: endsAt, timeZone: page.timeZone },
    ]);

    const second = await accept(link, page, 0);
    expect([second.status, second.error.code]).toEqual([409, 'availability.answered']);
    expect((await waitForMail(getTalentEmail(tenant), 2)).subject).toBe(
      'You’re booked: Production, Narrator',
    );

    const client = await waitForMail(getEmail(tenant, 'client'));
    expect(client.subject).toBe('Talent 1. has confirmed: Production, Narrator');
    expect(client.text).not.toContain('Secret');
  });

  it('lists every slot of the page, one of them accepted', async () => {
    const { tenant, cast } = await makeRole();
    await requestAvailability(tenant.clientToken, cast);

    const link = await getLink(getTalentEmail(tenant));
    const { collection: page } = await toPage(link);

    const answer = (statuses: readonly string[]) =>
      call('PATCH', `/request-availability/confirmation/${link.requestId}?token=${link.token}`, {
        body: { timeRanges: statuses.map((status, index) => ({ id: page.timeRanges[index]!.id, status })) },
      });

    expect((await answer(['accepted', 'accepted', 'rejected'])).status).toBe(422);
    expect((await answer(['rejected', 'rejected', 'rejected'])).status).toBe(422);

    const none = await call(
      'PATCH',
      `/request-availability/confirmation/${link.requestId}?token=${link.token}`,
      {
        body: { timeRanges: [null] },
      },
    );
    expect(none.status).toBe(422);
    expect((await answer(['accepted', 'rejected'])).error.code).toBe('availability.changed');
    expect((await answer(['accepted', 'rejected', 'rejected'])).status).toBe(200);
  });

  it('is refused after other slots were offered, which the page shows', async () => {
    const { tenant, cast } = await makeRole();
    const { collection } = await requestAvailability(tenant.clientToken, cast);
    const link = await getLink(getTalentEmail(tenant));
    const { collection: page } = await toPage(link);
    expect((await change(tenant.clientToken, collection[0]!.id)).status).toBe(200);
    expect((await accept(link, page)).error.code).toBe('availability.changed');

    const fresh = await toPage(link);
    expect(fresh.collection).toMatchObject({ revision: 2, timeZone: 'America/New_York' });
    expect((await accept(link, fresh.collection)).status).toBe(200);
    expect((await waitForMail(getTalentEmail(tenant), 3)).subject).toBe(
      'You’re booked: Production, Narrator',
    );
  });

  it('books the first of several for a role, and releases and notifies the others', async () => {
    const { tenant, cast } = await makeRole(3);
    const { collection: requests } = await requestAvailability(tenant.clientToken, cast);
    const links = await Promise.all([0, 1, 2].map((number) => getLink(getTalentEmail(tenant, number))));
    const pages = await Promise.all(links.map(toPage));
    const answers = await Promise.all(links.map((link, index) => accept(link, pages[index]!.collection)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([...(await readStates(requests))].sort()).toEqual(['accepted', 'released', 'released']);

    const winner = answers.findIndex(({ status }) => status === 200);
    for (const loser of [0, 1, 2].filter((index) => index !== winner)) {
      expect(answers[loser]!.error.code).toBe('availability.released');
      expect((await toPage(links[loser]!)).collection.state).toBe('released');
      expect((await waitForMail(getTalentEmail(tenant, loser), 2)).subject).toBe(
        'Role taken: Production, Narrator',
      );
    }
  });

  it('keeps the other requests open if they are kept in reserve', async () => {
    const { tenant, cast } = await makeRole(2);
    const { collection: requests } = await requestAvailability(tenant.clientToken, cast, {
      othersThen: 'keep',
    });
    const link = await getLink(getTalentEmail(tenant));
    await accept(link, (await toPage(link)).collection);
    expect([...(await readStates(requests))].sort()).toEqual(['accepted', 'requested']);

    const reserve = await getLink(getTalentEmail(tenant, 1));
    const { collection: page } = await toPage(reserve);
    expect(page.isFirstCome).toBe(false);
    expect((await accept(reserve, page)).status).toBe(200);
  });
});

describe('a talent at one time', () => {
  it('is booked once despite concurrent answers to several agencies, and is then unavailable', async () => {
    const { tenant, cast: first } = await makeRole();
    const { talents, clientToken } = tenant;
    const second = await makeCast(tenant);
    await addRoleLicence(clientToken, second.voice.id);
    await requestAvailability(clientToken, first);

    const link = await getLink(talents[0]!.email);
    // The same hours in another zone: 10:00 in Madrid is 09:00 in London.
    await requestAvailability(clientToken, second, {
      timeZone: 'Europe/London',
      timeRanges: [makeSlot(5, '08-10'), makeSlot(5, '12-14'), makeSlot(6), makeSlot(7)],
    });

    const two = await getLink(talents[0]!.email, 2);
    const [left, right] = await Promise.all([toPage(link), toPage(two)]);
    const answers = await Promise.all([accept(link, left.collection, 0), accept(two, right.collection, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

    const lost = answers[0]!.status === 409 ? { link: link, page: left } : { link: two, page: right };
    expect(answers.find(({ status }) => status === 409)!.error.code).toBe('availability.slotBooked');

    const { collection: after } = await toPage(lost.link);
    expect(after.timeRanges.map(({ closed }) => closed)).toEqual([
      'booked',
      ...Array<null>(after.timeRanges.length - 1).fill(null),
    ]);

    expect((await accept(lost.link, after, 1)).status).toBe(200);
  });

  it('is free after a cancellation, with a notification', async () => {
    const { tenant, cast } = await makeRole();
    const { collection } = await requestAvailability(tenant.clientToken, cast);
    const link = await getLink(getTalentEmail(tenant));
    await accept(link, (await toPage(link)).collection);
    expect((await cancel(tenant.clientToken, collection[0]!.id)).status).toBe(200);
    expect((await cancel(tenant.clientToken, collection[0]!.id)).status).toBe(200);
    expect((await waitForMail(getTalentEmail(tenant), 3)).subject).toBe('Cancelled: Production, Narrator');
    expect((await toPage(link)).collection.state).toBe('cancelled');
    expect((await requestAvailability(tenant.clientToken, cast)).status).toBe(201);

    const again = await getLink(getTalentEmail(tenant), 4);
    const { collection: page } = await toPage(again);
    expect(page.timeRanges[0]!.closed).toBeNull();
    expect((await accept(again, page)).status).toBe(200);
    await waitForMail(getTalentEmail(tenant), 5);
    expect(await listMails(getTalentEmail(tenant))).toHaveLength(5);
  });
});
