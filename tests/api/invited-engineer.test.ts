import { beforeAll, describe, expect, it } from 'vitest';
import type { Colleague } from '@domain/curation/curation.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { changeTicket, readDemoForReview, makeEngineer } from '../stack/curation.ts';
import { readStoredDemo, readStoredTicket, uploadDemo } from '../stack/demos.ts';
import { findLink, waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';

const PATH = '/userAgencySelfServiceInvite';
let tenant: Tenant;
let otherTenant: Tenant;
let engineer: Account;
let talent: Account;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
});
setUpOnce(async () => {
  [engineer, talent] = await Promise.all([
    makeEngineer([tenant.agencyId], { user: { displayName: 'Ines Ruiz' } }),
    makeTalentAccount([otherTenant.agencyId]),
  ]);
});

const invite = (named: string | undefined, email = talent.email) =>
  call<SelfServiceInvite>('POST', PATH, {
    token: tenant.teamToken,
    body: { name: 'Vera', lastName: 'Lund', email, language: 'eng', ...(named ? { engineer: named } : {}) },
  });
const change = (id: string, body: object, token = tenant.teamToken) =>
  call<SelfServiceInvite>('PATCH', `${PATH}/${id}`, { token, body });
const readStored = async (id: string) => (await firestore().doc(`selfServiceInvites/${id}`).get()).data();
const accept = (id: string) => change(id, { status: 'accepted' }, talent.token);
const upload = async (language = 'eng') =>
  (await uploadDemo(talent.token, talent.uid, { fields: { language } })).collection;
const readMails = async ({ email }: Account) =>
  (await firestore().collection('mail').where('to', '==', email).get()).docs
    .map((mail) => mail.data())
    .filter(({ kind }) => kind === 'ticket-assigned');

describe('the engineer for an invited talent’s first demos', () => {
  it('is one of the agency’s active engineers, or nobody yet', async () => {
    const { status, collection } = await invite(engineer.uid);
    expect([status, collection.engineer]).toEqual([201, engineer.uid]);
    expect((await readStored(collection.id))?.engineer).toBe(engineer.uid);
    expect((await invite(undefined, `x.${talent.email}`)).collection.engineer).toBeNull();

    const elsewhere = await makeEngineer([otherTenant.agencyId]);
    for (const nobody of [elsewhere.uid, talent.uid, 'no-such-engineer'])
      expect((await invite(nobody, `y.${talent.email}`)).error).toMatchObject({
        status: 422,
        code: 'ticket.noEngineer',
        property: 'engineer',
      });
  });

  it('is chosen by staff from a list of names that others can’t read', async () => {
    const unengaged = await makeEngineer([tenant.agencyId], { held: {} });
    const elsewhere = await makeEngineer([otherTenant.agencyId]);
    const list = (token: string) => call<readonly Colleague[]>('GET', '/curation-ticket/engineer', { token });
    const found = (await list(tenant.teamToken)).collection;
    expect(found).toContainEqual({ id: engineer.uid, fullName: 'Ines Ruiz' });

    const ids = found.map(({ id }) => id);
    for (const { uid } of [unengaged, elsewhere]) expect(ids).not.toContain(uid);

    const admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    expect((await list(admin.token)).collection).toEqual(found);
    for (const token of [talent.token, engineer.token, tenant.clientToken])
      expect((await list(token)).status).toBe(403);
  });

  it('can be corrected by the agency only, until it is accepted', async () => {
    const { collection } = await invite(undefined);
    const { id } = collection;
    expect((await change(id, { engineer: engineer.uid })).collection.engineer).toBe(engineer.uid);
    expect((await change(id, { engineer: 'no-such-engineer' })).error.property).toBe('engineer');
    expect((await change(id, { engineer: null }, otherTenant.teamToken)).status).toBe(404);
    expect((await change(id, { engineer: null }, talent.token)).status).toBe(403);

    expect((await change(id, { name: 'Vero' })).collection).toMatchObject({
      name: 'Vero',
      engineer: engineer.uid,
    });

    expect((await change(id, { engineer: null })).collection.engineer).toBeNull();
    await accept(id);
    expect((await change(id, { engineer: engineer.uid })).status).toBe(409);
  });
});

describe('the first ticket of an invited talent', () => {
  it('goes to the named engineer, with an email; the next one is unassigned', async () => {
    const { id } = (await invite(engineer.uid)).collection;
    await accept(id);

    const demo = await upload();
    expect(await readStoredTicket(demo.curationTicketId)).toMatchObject({
      assignedTo: engineer.uid,
      status: 'open',
      waitingDemos: 1,
    });

    expect(await readStoredDemo(demo.id)).toMatchObject({ assignedTo: engineer.uid });
    expect((await readDemoForReview(engineer.token, demo.id)).status).toBe(200);
    expect((await readStored(id))?.firstTicketId).toBe(demo.curationTicketId);

    const mail = await waitForMail(engineer.email);
    expect(mail.subject).toBe('You have demos to review: English');
    expect(`${findLink(mail).pathname}${findLink(mail).search}`).toBe('/curate?tab=mine');
    expect(mail.html).not.toContain('Lund');

    const next = await upload('spa');
    expect(await readStoredTicket(next.curationTicketId)).toMatchObject({ assignedTo: null });
    expect(await readMails(engineer)).toHaveLength(1);
  });

  it('goes to them, too, if the talent signed up through the invitation', async () => {
    const { id } = (await invite(engineer.uid, `new.${talent.email}`)).collection;
    const newcomer = await makeTalentAccount([tenant.agencyId]);
    const before = (await uploadDemo(newcomer.token, newcomer.uid)).collection;
    expect(await readStoredTicket(before.curationTicketId)).toMatchObject({ assignedTo: null });
    const registered = { talentId: newcomer.uid, signedUpAt: new Date() };
    await firestore().doc(`selfServiceInvites/${id}`).update(registered);
    const fields = { language: 'spa' };
    const demo = (await uploadDemo(newcomer.token, newcomer.uid, { fields })).collection;
    expect((await readStoredTicket(demo.curationTicketId))?.assignedTo).toBe(engineer.uid);
  });

  it('is unassigned before the invitation is accepted, and after the engineer has left', async () => {
    const { id } = (await invite(engineer.uid)).collection;
    const early = await upload();
    expect((await readStoredTicket(early.curationTicketId))?.assignedTo).toBeNull();
    await accept(id);
    await firestore().doc(`users/${engineer.uid}`).update({ held: {} });
    const demo = await upload('spa');
    expect((await readStoredTicket(demo.curationTicketId))?.assignedTo).toBeNull();
    expect((await readStored(id))?.firstTicketId).toBe(demo.curationTicketId);
    expect(await readMails(engineer)).toEqual([]);
  });
});

describe('handing a ticket over', () => {
  it('notifies the other engineer by email, once a day', async () => {
    const colleague = await makeEngineer([tenant.agencyId]);
    const account = await makeTalentAccount([tenant.agencyId]);
    const { curationTicketId } = (await uploadDemo(account.token, account.uid)).collection;
    await changeTicket(engineer.token, curationTicketId, 'take');
    await changeTicket(engineer.token, curationTicketId, 'handOver', colleague.uid);
    await changeTicket(colleague.token, curationTicketId, 'handOver', engineer.uid);
    await changeTicket(engineer.token, curationTicketId, 'handOver', colleague.uid);
    expect(await readMails(colleague)).toMatchObject([{ params: { language: 'eng' } }]);
    expect(await readMails(engineer)).toHaveLength(1);
  });
});
