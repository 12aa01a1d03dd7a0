import { beforeAll, describe, expect, it } from 'vitest';
import type { ViewHistory } from '@domain/projects/view-history.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { countMails, waitForMail } from '../stack/inbox.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let cast: Cast;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  cast = await makeCast(tenant, 0);
  await firestore().doc(`agencies/${tenant.agencyId}`).update({ contactEmail: contact() });
});

const contact = () => `contact.${tenant.key}@agencies.example`;
const getSender = () => `client.${tenant.key}@tests.example`;

describe('writing to the agency', () => {
  const MESSAGE = 'When could we record?\nWe are free in May.';
  const write = (body: object, token = tenant.clientToken) =>
    call<{ readonly sent: boolean }>('POST', '/project/contactUs', { token, body });

  it('reaches its contact address, with a copy to the sender in their language', async () => {
    await firestore().doc(`users/client-${tenant.key}`).update({ locale: 'es' });

    const { status, collection } = await write({ message: MESSAGE, projectId: cast.project.id });
    expect([status, collection]).toEqual([202, { sent: true }]);

    const [reply, copy] = await Promise.all([waitForMail(contact()), waitForMail(getSender())]);
    for (const mail of [reply, copy]) {
      expect(mail.text).toContain('When could we record?');
      expect(mail.text).toContain('Production');
    }

    expect(reply.text).toContain(getSender());
    expect(reply.text).toContain(`/castings/${cast.project.id}`);
    expect(copy.subject).toBe('Tu mensaje a Test agency');
    expect(copy.text).not.toContain(contact());

    const audit = await findAuditEntry(`projects/${cast.project.id}`);
    const entry = audit.docs.find((snapshot) => snapshot.get('action') === 'projects.contactUs');
    expect(entry?.get('after')).toEqual({ characters: MESSAGE.length });
  });

  it('is one message when the same call is repeated, and needs no project', async () => {
    const before = await countMails(contact());
    const headers = { 'Idempotency-Key': `contact-${tenant.key}` };
    const body = { message: 'A question about none of our projects.' };
    const sendAgain = () => call('POST', '/project/contactUs', { token: tenant.clientToken, body, headers });
    expect([(await sendAgain()).status, (await sendAgain()).status]).toEqual([202, 202]);
    await waitForMail(contact(), before + 1);
    const queued = await firestore().collection('mail').where('to', '==', contact()).get();
    expect(queued.size).toBe(before + 1);
  });

  it.each([
    ['too short', 'x'.repeat(24), 422],
    ['long enough', 'x'.repeat(25), 202],
    ['as long as it may be', 'x'.repeat(300), 202],
    ['too long', 'x'.repeat(301), 422],
    ['blank', ' '.repeat(40), 422],
  ])('accepts a message that is %s: %#', async (_, message, status) => {
    expect((await write({ message })).status).toBe(status);
  });

  it('is limited to people of the project', async () => {
    const body = { message: MESSAGE, projectId: cast.project.id };
    for (const token of [otherTenant.clientToken, otherTenant.teamToken])
      expect((await write(body, token)).status).toBe(404);
    expect((await write(body, tenant.talentToken)).status).toBe(403);
    expect((await write(body, tenant.teamToken)).status).toBe(202);
  });
});

describe('saved view settings', () => {
  const get = (id: string, token: string) => call<ViewHistory[]>('GET', `/viewHistory/${id}`, { token });
  const save = (token: string, view: string, state: object) =>
    call<ViewHistory>('POST', '/viewHistory', { token, body: { view, state } });
  let person: Person;
  beforeAll(async () => {
    person = await makePerson(tenant.agencyId, tenant.companyId, 'talent');
  });

  it('keep their latest state, for their owner only', async () => {
    const state = { columns: [['name', 1], []], open: { a: { b: null } }, '': 'x', 'a.b/c': true };
    expect((await save(person.token, 'demos', { first: 1 })).status).toBe(201);
    expect((await save(person.token, 'demos', state)).collection).toEqual({ view: 'demos', state });
    const { status, collection } = await get(person.uid, person.token);
    expect([status, collection]).toEqual([200, [{ view: 'demos', state }]]);
    for (const token of [tenant.teamToken, tenant.clientToken, otherTenant.teamToken])
      expect((await get(person.uid, token)).status).toBe(404);
  });

  it('are at most 4 KB each, for 50 views', async () => {
    const makeState = (bytes: number) => ({ note: 'é'.repeat((bytes - 11) / 2) });
    expect((await save(person.token, 'large', makeState(4097))).error).toMatchObject({
      status: 422,
      property: 'state',
    });

    expect((await save(person.token, 'large', makeState(4095))).status).toBe(201);
    for (let index = 2; index < 50; index += 1)
      expect((await save(person.token, `view-${index}`, {})).status).toBe(201);
    expect((await save(person.token, 'one-more', {})).error).toMatchObject({ status: 422, property: 'view' });
    expect((await save(person.token, 'view-2', { again: true })).status).toBe(201);
    expect((await get(person.uid, person.token)).collection).toHaveLength(50);
  });

  it.each(['a/b', '..', 'x'.repeat(61), ''])('reject a view with a name such as "%s"', async (view) => {
    expect((await save(person.token, view, {})).status).toBe(422);
  });
});
