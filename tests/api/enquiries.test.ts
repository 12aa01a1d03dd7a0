import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { EnquiryRow, OpenedEnquiry } from '@domain/enquiries/enquiries.ts';
import type { Waiting } from '@domain/work/work.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { requestAvailability, addRoleLicence, getLink } from '../stack/availability.ts';
import { call } from '../stack/call.ts';
import { listMails } from '../stack/inbox.ts';
import { AGENCY_NAME, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { findAuditEntry } from '../stack/audit.ts';

const MESSAGE = 'Could we record in your studio next week?';

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
let admin: Account;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  cast = await makeCast(tenant);

  const { key, agencyId } = tenant;
  admin = await makeAccount({
    uid: `admin-${key}`,
    held: { admin: [agencyId] },
    user: { displayName: 'Ada' },
  });

  await firestore()
    .doc(`agencies/${agencyId}`)
    .update({ contactEmail: `desk.${key}@agencies.example` });
});

const getClient = () => `client.${tenant.key}@tests.example`;
const fetchInbox = (token: string, query = '', agency?: string) =>
  call<Page<EnquiryRow>>('GET', `/enquiry${query}`, { token, ...(agency ? { agency } : {}) });
const open = (id: string, token: string) => call<OpenedEnquiry>('GET', `/enquiry/${id}`, { token });
const answer = (id: string, body: object, token: string, headers = {}) =>
  call<OpenedEnquiry>('POST', `/enquiry/${id}/answer`, { token, body, headers });
const move = (id: string, body: object, token: string) =>
  call<OpenedEnquiry>('PATCH', `/enquiry/${id}`, { token, body });

/** Sends an enquiry as the client; returns the resulting message. */
const writeEnquiry = async (message = MESSAGE, projectId?: string): Promise<EnquiryRow> => {
  const body = { message, ...(projectId ? { projectId } : {}) };
  const { status } = await call('POST', '/project/contactUs', { token: tenant.clientToken, body });
  expect(status).toBe(202);
  const { collection } = await fetchInbox(tenant.teamToken);
  const row = collection.items.find((enquiryRow) => enquiryRow.message === message);
  if (!row) throw new Error('The message is not in the inbox');
  return row;
};

describe('a message to an agency', () => {
  it('is stored for its staff, with sender and project', async () => {
    const row = await writeEnquiry(`${MESSAGE} All of us.`, cast.project.id);
    expect(row).toMatchObject({ state: 'new', writer: 'client', name: 'client', projectName: 'Production' });
    expect(row).toMatchObject({ projectId: cast.project.id, companyName: 'Test company' });

    const [toAdmin, toTeam] = await Promise.all([open(row.id, admin.token), open(row.id, tenant.teamToken)]);
    expect(toAdmin.collection).toMatchObject({
      steps: [],
      revision: 0,
      email: getClient(),
      isReachable: true,
    });

    // Team members don't see clients' addresses anywhere.
    expect(toTeam.collection).toMatchObject({ email: null, isReachable: true });
  });

  it('is stored when a talent writes from a link, and deleted with their data', async () => {
    await addRoleLicence(tenant.clientToken, cast.voice.id);
    await requestAvailability(tenant.clientToken, cast);

    const { requestId, key, token } = await getLink(tenant.talents[0]!.email);
    const body = { message: 'None of these days works for me, sorry.', castingDemoId: key };
    const reply = await call('POST', `/request-availability/contact-us?token=${token}`, {
      body: { ...body, requestAvailabilityId: requestId },
    });
    expect(reply.status).toBe(200);

    const { collection } = await fetchInbox(tenant.teamToken);
    const row = collection.items.find(({ writer }) => writer === 'talent');
    expect(row).toMatchObject({ name: 'Talent 1.', projectId: cast.project.id, companyName: null });

    const { id, email } = tenant.talents[0]!;
    expect((await open(row?.id ?? '', tenant.teamToken)).collection.email).toBe(email);

    const stored = await firestore().doc(`enquiries/${row?.id}`).get();
    expect([stored.get('talentId'), stored.get('userId')]).toEqual([id, id]);
    expect(JSON.stringify(stored.data())).not.toContain(email);
  });

  it('is listed newest first, by state, page by page, and in the staff’s waiting work', async () => {
    const { key, agencyId } = otherTenant;
    const batch = firestore().batch();
    for (let index = 0; index < 27; index += 1)
      batch.set(firestore().doc(`enquiries/${key}-${index}`), {
        agencyId,
        state: index % 9 === 0 ? 'new' : 'closed',
        writer: 'client',
        userId: 'gone',
        talentId: null,
        name: `Client ${index}`,
        message: MESSAGE,
        locale: 'en',
        steps: [],
        projectId: null,
        projectName: null,
        companyName: null,
        createdAt: new Date(2026, 0, 1, 0, index),
      });

    await batch.commit();

    const first = (await fetchInbox(otherTenant.teamToken)).collection;
    expect(first.items.map(({ name }) => name).slice(0, 2)).toEqual(['Client 26', 'Client 25']);
    expect(first.items).toHaveLength(25);

    const second = (await fetchInbox(otherTenant.teamToken, `?cursor=${first.cursor}`)).collection;
    expect([second.items.map(({ name }) => name), second.cursor]).toEqual([
      ['Client 1', 'Client 0'],
      undefined,
    ]);

    const waiting = (await fetchInbox(otherTenant.teamToken, '?status=new')).collection;
    expect(waiting.items.map(({ name }) => name)).toEqual(['Client 18', 'Client 9', 'Client 0']);
    expect((await fetchInbox(otherTenant.teamToken, '?status=open')).status).toBe(422);
    expect((await fetchInbox(otherTenant.teamToken, '?cursor=nonsense')).status).toBe(422);

    const day = await call<readonly Waiting[]>('GET', '/today', { token: otherTenant.teamToken });
    expect(day.collection.find(({ kind }) => kind === 'messagesNew')).toEqual({
      kind: 'messagesNew',
      count: 3,
      at: null,
      path: '/admin/messages?status=new',
    });
  });
});

describe('an answer', () => {
  it('is sent to the writer in their language, with the agency’s reply address, and stored', async () => {
    await firestore().doc(`users/client-${tenant.key}`).update({ locale: 'es' });

    const { id } = await writeEnquiry('When could you send us the invoice?');
    const body = { answer: 'Tomorrow.\r\nWith <b>both</b> orders.', revision: 0 };
    const { status, collection } = await answer(id, body, admin.token);
    expect([status, collection.state, collection.revision]).toEqual([200, 'answered', 1]);
    expect(collection.steps).toMatchObject([
      { kind: 'answered', byName: 'Ada', answer: 'Tomorrow.\nWith <b>both</b> orders.' },
    ]);

    // Copies for the sender are in transit too.
    const findArrived = async () =>
      (await listMails(getClient())).find(
        ({ subject }) => subject === `${AGENCY_NAME} ha respondido a tu mensaje`,
      );

    await expect.poll(findArrived, { timeout: 60_000 }).toBeDefined();

    const mail = (await findArrived())!;
    expect(mail.html).toContain('Tomorrow.<br>With &#60;b&#62;both&#60;/b&#62; orders.');
    expect(mail.text).toContain('When could you send us the invoice?');

    const audit = await findAuditEntry(`enquiries/${id}`);
    expect(audit.docs.map((entry) => [entry.get('action'), JSON.stringify(entry.data())])).toEqual([
      ['enquiries.answer', expect.not.stringContaining('Tomorrow')],
    ]);
  });

  it('is accepted once from two concurrent ones; the second may follow after the conflict', async () => {
    const { id } = await writeEnquiry('Which of the two studios is the quieter one?');
    const sendAnswer = (text: string, token: string, revision = 0) =>
      answer(id, { answer: text, revision }, token);
    const both = await Promise.all([
      sendAnswer('The first.', admin.token),
      sendAnswer('Number one.', tenant.teamToken),
    ]);
    const refused = both.find(({ status }) => status !== 200);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refused?.error.code).toBe('enquiry.answered');
    expect((await sendAnswer('Both are.', tenant.teamToken, 1)).collection.revision).toBe(2);
  });

  it('is sent once when the same call is repeated', async () => {
    const { id } = await writeEnquiry('How long does a session usually take?');
    const answerAgain = () =>
      answer(id, { answer: 'Two hours.', revision: 0 }, tenant.teamToken, { 'Idempotency-Key': `a-${id}` });
    expect([(await answerAgain()).status, (await answerAgain()).status]).toEqual([200, 200]);
    expect((await open(id, tenant.teamToken)).collection.revision).toBe(1);
    const sent = await firestore().collection('mail').where('to', '==', getClient()).get();
    expect(sent.docs.filter((mail) => mail.id.startsWith(`enquiry-answer_${id}`))).toHaveLength(1);
  });

  it("can't be empty, too long, or to a talent who has left", async () => {
    const { id } = await writeEnquiry('Is there parking in front of the studio?');
    for (const text of ['', '   ', 'x'.repeat(2001)])
      expect((await answer(id, { answer: text, revision: 0 }, admin.token)).status).toBe(422);
    await firestore()
      .doc(`enquiries/${id}`)
      .update({ userId: `client-${otherTenant.key}` });
    expect((await open(id, admin.token)).collection).toMatchObject({ email: null, isReachable: false });
    const { status, error } = await answer(id, { answer: 'There is.', revision: 0 }, admin.token);
    expect([status, error.code]).toEqual([409, 'enquiry.unreachable']);
  });
});

describe('a message', () => {
  it('is closed and reopened by readers of its latest state', async () => {
    const { id } = await writeEnquiry('Thank you all for the wonderful session!');
    const closed = await move(id, { state: 'closed', revision: 0 }, tenant.teamToken);
    expect([closed.status, closed.collection.state]).toEqual([200, 'closed']);
    const late = await move(id, { state: 'new', revision: 0 }, admin.token);
    expect([late.status, late.error.code]).toEqual([409, 'enquiry.changed']);
    expect((await move(id, { state: 'closed', revision: 1 }, admin.token)).status).toBe(409);
    const reopened = await move(id, { state: 'new', revision: 1 }, admin.token);
    expect(reopened.collection.steps.map(({ kind }) => kind)).toEqual(['closed', 'reopened']);
    expect((await move(id, { state: 'answered', revision: 2 }, admin.token)).status).toBe(422);
  });

  it('is visible to staff of its agency only, regardless of other roles', async () => {
    const { id } = await writeEnquiry('What would a second language cost us?');
    const mixed = await makeAccount({
      uid: `mixed-${tenant.key}`,
      held: { client: [tenant.agencyId], agencyTeam: [otherTenant.agencyId] },
      user: { companyId: tenant.companyId },
    });
    const rival = await makeAccount({ uid: `rival-${tenant.key}`, held: { admin: [otherTenant.agencyId] } });
    const engineer = await makeAccount({ uid: `ears-${tenant.key}`, held: { engineer: [tenant.agencyId] } });
    const body = { answer: 'Mine', revision: 0 };
    for (const token of [tenant.clientToken, tenant.talentToken, engineer.token]) {
      expect((await fetchInbox(token)).status).toBe(403);
      expect((await open(id, token)).status).toBe(403);
      expect((await answer(id, body, token)).status).toBe(403);
      expect((await move(id, { state: 'closed', revision: 0 }, token)).status).toBe(403);
    }

    for (const token of [otherTenant.teamToken, rival.token]) {
      expect((await fetchInbox(token)).collection.items.some((row) => row.id === id)).toBe(false);
      expect((await open(id, token)).status).toBe(404);
      expect((await answer(id, body, token)).status).toBe(404);
      expect((await move(id, { state: 'closed', revision: 0 }, token)).status).toBe(404);
    }

    expect((await fetchInbox(mixed.token, '', tenant.agencyId)).status).toBe(403);

    const elsewhere = await fetchInbox(mixed.token, '', otherTenant.agencyId);
    expect(elsewhere.status).toBe(200);
    expect(elsewhere.collection.items.some((row) => row.id === id)).toBe(false);
    expect((await open(id, tenant.teamToken)).collection).toMatchObject({ state: 'new', revision: 0 });
  });
});
