import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ClientPage, RelatedClient } from '@domain/clients/clients.api.ts';
import { putAccess } from '../stack/account.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';
import { makeClientRecord, makeClientSignUp } from '../stack/clients.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let stranger: Person;
let client: Person;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  [admin, stranger] = await Promise.all([
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
});

const makeClient = async (agencyIds: readonly string[] = [tenant.agencyId]): Promise<Person> => {
  const person = await makePerson(tenant.agencyId, tenant.companyId, 'client');
  const email = `${randomBytes(4).toString('hex')}@tests.example`;
  const facts = { name: 'Clara', lastName: 'Benet', cityOfResidence: 'Madrid' };
  const record = makeClientRecord(email, agencyIds, tenant.companyId, facts);
  await firestore().doc(`clients/${person.uid}`).set(record);
  return person;
};
setUpOnce(async () => {
  client = await makeClient();
});

const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const get = (token?: string) => call<ClientPage>('GET', `/client/${client.uid}`, { token });
const patch = (body: object, token: string | undefined = client.token, agency?: string) =>
  call<ClientPage>('PATCH', `/client/${client.uid}`, { token, body, ...(agency ? { agency } : {}) });

describe('a client’s record', () => {
  it('is read with its company by the client and admins of the agency only', async () => {
    for (const token of [client.token, admin.token]) {
      const { status, collection } = await get(token);
      expect([status, collection.id, collection.name]).toEqual([200, client.uid, 'Clara']);
      expect(collection.company).toEqual({
        id: tenant.companyId,
        name: 'Test company',
        companyType: 'BRAND',
        agencyIds: [tenant.agencyId],
      });
    }

    for (const token of [tenant.clientToken, stranger.token]) expect((await get(token)).status).toBe(404);
    for (const token of [tenant.teamToken, tenant.talentToken]) expect((await get(token)).status).toBe(403);
    expect((await get()).status).toBe(401);
  });

  it('lists clients of the same company name or email domain to admins of its agency alone', async () => {
    const key = randomBytes(4).toString('hex');

    const plant = async (id: string, email: string, companyId: string, agencyId = tenant.agencyId) =>
      firestore()
        .doc(`clients/${id}-${key}`)
        .set(makeClientRecord(email, [agencyId], companyId));

    const company = (id: string, name: string) =>
      firestore()
        .doc(`companies/${id}-${key}`)
        .set({ name, companyType: 'BRAND', agencyIds: [tenant.agencyId] });

    await Promise.all([
      company('new', 'Lumen Films'),
      company('old', 'lumen films'),
      company('else', 'Other name'),
      plant('asking', `ana@${key}.example`, `new-${key}`),
      plant('namesake', 'vera@gmail.com', `old-${key}`),
      plant('colleague', `iris@${key}.example`, `else-${key}`),
      plant('unrelated', 'teo@gmail.com', `else-${key}`),
      plant('foreign', `noa@${key}.example`, `new-${key}`, otherTenant.agencyId),
    ]);

    const list = (token: string) => call<RelatedClient[]>('GET', `/client/asking-${key}/related`, { token });
    const { collection } = await list(admin.token);
    expect(collection.map(({ id, company: employer }) => [id, employer?.name]).sort()).toEqual([
      [`colleague-${key}`, 'Other name'],
      [`namesake-${key}`, 'lumen films'],
    ]);

    expect((await list(stranger.token)).status).toBe(404);
    for (const token of [tenant.teamToken, tenant.clientToken, tenant.talentToken])
      expect((await list(token)).status).toBe(403);
  });

  it('is changed by the client, with the new name everywhere', async () => {
    const notified = {
      name: 'Klara',
      lastName: 'Bennett',
      roleInCompany: 'CREATIVE',
      countryOfResidence: 'PRT',
      cityOfResidence: 'Porto',
    };

    const { updatedAt } = (await get(client.token)).collection;
    const changed = await patch({ ...notified, updatedAt });
    expect(changed.status).toBe(200);
    expect(changed.collection).toMatchObject(notified);
    expect(await readDoc(`clients/${client.uid}`)).toMatchObject(notified);
    expect((await readDoc(`users/${client.uid}`))?.['displayName']).toBe('Klara Bennett');

    const stale = await patch({ name: 'K', updatedAt }, admin.token);
    expect([stale.status, stale.error.code]).toEqual([409, 'record.stale']);
    expect((await patch({ name: 'K' }, admin.token)).status).toBe(200);
    for (const token of [tenant.clientToken, stranger.token]) {
      expect((await patch({ name: 'Mine' }, token)).status).toBe(404);
    }

    const empty = await patch({ name: ' ' });
    expect([empty.status, empty.error.message]).toEqual([422, 'Cannot be empty!']);
    expect((await patch({ companyId: otherTenant.companyId })).status).toBe(422);
  });
});

describe('two people who edit a client', () => {
  it('may change different fields together, but not overwrite the same one', async () => {
    const was = { name: 'Klara', cityOfResidence: 'Porto' };
    await patch(was, admin.token);
    expect((await patch({ name: 'Clara', was: { name: 'Klara' } })).status).toBe(200);

    const city = { cityOfResidence: 'Braga', was: { cityOfResidence: 'Porto' } };
    expect((await patch(city, admin.token)).status).toBe(200);

    const same = await patch({ name: 'Klaire', was: { name: 'Klara' } }, admin.token);
    expect([same.status, same.error.code, same.error.property]).toEqual([409, 'record.fieldStale', 'name']);
    expect(await readDoc(`clients/${client.uid}`)).toMatchObject({ name: 'Clara', cityOfResidence: 'Braga' });
    // A client who has seen the new text may overwrite it.
    expect((await patch({ name: 'Klaire', was: { name: 'Clara' } }, admin.token)).status).toBe(200);
  });
});

describe('a client with one name', () => {
  it('is editable by the client, and the new name appears everywhere', async () => {
    const empty = await patch({ lastName: '' });
    expect([empty.status, empty.error.property]).toEqual([422, 'lastName']);
    expect((await patch({ hasOneName: true, was: { lastName: 'Benet' } })).status).toBe(200);
    const stored = await readDoc(`clients/${client.uid}`);
    expect([stored?.['lastName'], stored?.['hasOneName']]).toEqual(['', undefined]);
    expect(await readDoc(`users/${client.uid}`)).toMatchObject({ displayName: 'Clara' });
    expect((await patch({ cityOfResidence: 'Vigo' })).status).toBe(200);
  });
});

describe('the decisions of admins on a client', () => {
  it.each<[string, () => object]>([
    ['accountValidationStatus', () => ({ accountValidationStatus: 'ACCEPTED' })],
    ['showRates', () => ({ showRates: true })],
    ['commissionByAgency', () => ({ commissionByAgency: [{ agencyId: tenant.agencyId, commission: 5 }] })],
  ])('are refused to the client: %s', async (property, body) => {
    const refused = await patch(body());
    expect([refused.status, refused.error.property]).toEqual([403, property]);
    expect((await patch(body(), stranger.token)).status).toBe(404);
    expect((await patch(body(), admin.token)).status).toBe(200);
  });

  it('send the reason of a rejection to the client, by email only', async () => {
    const reason = 'We work with game studios alone.';
    const refused = await patch({ rejectionReason: reason }, admin.token);
    expect([refused.status, refused.error.property]).toEqual([422, 'rejectionReason']);
    await patch({ accountValidationStatus: 'REJECTED', rejectionReason: reason }, admin.token);

    const { email } = (await readDoc(`users/${client.uid}`))!;
    const mail = await waitForMail(String(email));
    expect([mail.subject, mail.text.includes(reason)]).toEqual(['Your registration was not accepted', true]);
    await patch({ accountValidationStatus: 'ACCEPTED' }, admin.token);
    expect(await readDoc(`memberships/${tenant.agencyId}_${client.uid}_client`)).not.toHaveProperty(
      'rejectionReason',
    );
  });

  it('block and unblock the client', async () => {
    const rejected = await patch({ accountValidationStatus: 'REJECTED' }, admin.token);
    expect(rejected.collection.accountValidationStatus).toBe('REJECTED');

    const refused = await get(client.token);
    expect([refused.status, refused.error.code]).toEqual([403, 'auth.notAccepted']);
    await patch({ accountValidationStatus: 'ACCEPTED' }, admin.token);

    expect(await readDoc(`memberships/${tenant.agencyId}_${client.uid}_client`)).toMatchObject({
      role: 'client',
      accountValidationStatus: 'ACCEPTED',
      decidedBy: admin.uid,
    });

    expect((await auth().getUser(client.uid)).customClaims).toMatchObject({
      accountValidationStatus: 'ACCEPTED',
    });

    const answer = await get(client.token);
    expect([answer.status, Object.keys(answer.collection).includes('accountValidationStatus')]).toEqual([
      200,
      false,
    ]);
  });

  it('admit a client who registered and was waiting', async () => {
    const email = `nadia.${randomBytes(4).toString('hex')}@studio.example`;
    const password = 'a long password';

    const { collection } = await call<{ id: string }>('POST', '/client', {
      body: makeClientSignUp({
        name: 'Nadia',
        lastName: 'Ruiz',
        email,
        password,
        agencySlug: tenant.agencyId,
        company: { name: 'Studio Ruiz', companyType: 'STUDIO' },
      }),
    });

    const path = `/client/${collection.id}`;
    await auth().updateUser(collection.id, { emailVerified: true });

    const token = await getIdToken(email, password);
    expect((await call('GET', path, { token })).error.code).toBe('auth.notAccepted');

    const body = { accountValidationStatus: 'ACCEPTED' };
    expect((await call('PATCH', path, { token: admin.token, body })).status).toBe(200);
    // They are notified once, however often the decision is repeated.
    expect((await call('PATCH', path, { token: admin.token, body })).status).toBe(200);
    expect((await waitForMail(email, 2)).subject).toBe('Your registration has been accepted');

    const notified = await firestore().collection('mail').where('to', '==', email).get();
    expect(notified.docs.map((snapshot) => snapshot.get('kind') as unknown).sort()).toEqual([
      'account-decision',
      'verify-email',
    ]);

    expect((await call<ClientPage>('GET', path, { token })).collection.company?.name).toBe('Studio Ruiz');
  });

  it('show rates of the chosen agency, and hide them again', async () => {
    expect((await get(client.token)).collection.showRates).toBe(false);
    expect((await patch({ showRates: true }, admin.token)).collection.showRates).toBe(true);
    expect((await readDoc(`users/${client.uid}`))?.['showRates']).toEqual([tenant.agencyId]);
    expect((await get(client.token)).collection.showRates).toBe(true);
    expect((await patch({ showRates: false }, admin.token)).collection.showRates).toBe(false);
    expect((await readDoc(`users/${client.uid}`))?.['showRates']).toEqual([]);
  });

  it('keep the commissions of agencies separate', async () => {
    client = await makeClient([tenant.agencyId, otherTenant.agencyId]);

    const makeTerms = (agencyId: string, commission: number | null) => ({
      commissionByAgency: [{ agencyId, commission }],
    });

    const answer = await patch(makeTerms(tenant.agencyId, 12.5), admin.token);
    expect(answer.collection.commissionByAgency).toEqual([{ agencyId: tenant.agencyId, commission: 12.5 }]);

    const foreign = await patch(makeTerms(otherTenant.agencyId, 0), admin.token);
    expect([foreign.status, foreign.error.property]).toEqual([403, 'commissionByAgency']);

    const otherAnswer = await patch(makeTerms(otherTenant.agencyId, 7), stranger.token);
    expect(otherAnswer.collection.commissionByAgency).toEqual([
      { agencyId: otherTenant.agencyId, commission: 7 },
    ]);

    expect(await readDoc(`clientTerms/${tenant.agencyId}_${client.uid}`)).toEqual({
      agencyId: tenant.agencyId,
      clientId: client.uid,
      commission: 12.5,
    });

    expect((await get(client.token)).collection).not.toHaveProperty('commissionByAgency');

    expect((await patch(makeTerms(tenant.agencyId, 101), admin.token)).status).toBe(422);
    const ended = await patch(makeTerms(tenant.agencyId, null), admin.token);
    expect([ended.status, ended.collection.commissionByAgency]).toEqual([200, []]);
  });

  it('apply to the chosen agency', async () => {
    client = await makeClient([tenant.agencyId, otherTenant.agencyId]);
    const both = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    await putAccess({ uid: both.uid, held: { admin: [tenant.agencyId, otherTenant.agencyId] } });
    const unclear = await patch({ showRates: true }, both.token);
    expect([unclear.status, unclear.error.code]).toEqual([422, 'auth.agencyRequired']);
    expect((await patch({ showRates: true }, both.token, otherTenant.agencyId)).status).toBe(200);
    expect((await readDoc(`users/${client.uid}`))?.['showRates']).toEqual([otherTenant.agencyId]);
  });
});
