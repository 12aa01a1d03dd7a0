import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company } from '@domain/accounts/accounts.ts';
import type { ClientRow } from '@domain/clients/clients.api.ts';
import { CLIENT_PAGE_SIZE } from '@domain/clients/clients.ts';
import type { Page } from '@domain/contract.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { makeAccount } from '../stack/account.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { confirmAddress } from '../stack/confirm-address.ts';
import { findLink, listMails, waitForMail } from '../stack/inbox.ts';
import { getLifetime } from '../stack/link-tokens.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { makeClientValues } from '../stack/clients.ts';

const PASSWORD = 'a long  password';
let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let stranger: Person;
let email: string;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  [admin, stranger] = await Promise.all([
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
});
beforeEach(async () => {
  email = `olga.${randomBytes(4).toString('hex')}@studio.example`;
});

const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const create = (change: object = {}, token: string | undefined = admin.token) =>
  call<{ id: string }>('POST', '/ownerClient', {
    token,
    body: makeClientValues({
      name: 'Olga',
      lastName: 'Ferrer',
      email,
      company: { name: 'Studio Ferrer', companyType: 'STUDIO' },
      ...change,
    }),
  });
const list = (query: Record<string, string> = {}, token: string | undefined = admin.token) =>
  call<Page<ClientRow>>('GET', `/client?${new URLSearchParams(query).toString()}`, { token });

describe('the list of clients', () => {
  it('is searched by words of the company too, within the own agency', async () => {
    const company = { name: `Estudio Ñandú ${tenant.key}`, companyType: 'STUDIO' };
    const { id } = (await create({ company })).collection;
    const findClients = async (nameOrEmail: string, token?: string) =>
      (await list({ nameOrEmail }, token)).collection.items.map((client) => client.id);
    expect(await findClients('nandu')).toEqual([id]);
    expect(await findClients(`estudio nandu ${tenant.key.slice(0, 3)}`)).toEqual([id]);
    expect(await findClients('andu')).toEqual([]);
    expect(await findClients('nandu', stranger.token)).toEqual([]);
  });
});

describe('a client created by an agency', () => {
  it('is accepted, and signs in after confirming the address', async () => {
    const { status, collection } = await create({ password: PASSWORD, email: email.toUpperCase() });
    expect(status).toBe(201);

    const { id } = collection;
    expect((await auth().getUser(id)).customClaims).toEqual({
      held: { CLIENT: [tenant.agencyId] },
      roles: ['CLIENT'],
      user_id: id,
      agencies: [tenant.agencyId],
      emailVerified: false,
      accountValidationStatus: 'ACCEPTED',
      accessVersion: 1,
    });

    const record = await readDoc(`clients/${id}`);
    expect(record).toMatchObject({ email, agencyIds: [tenant.agencyId], cityOfResidence: 'Vigo' });

    expect(await readDoc(`companies/${String(record?.['companyId'])}`)).toEqual({
      name: 'Studio Ferrer',
      companyType: 'STUDIO',
      agencyIds: [tenant.agencyId],
    });

    const membership = await readDoc(`memberships/${tenant.agencyId}_${id}_client`);
    expect(membership).toMatchObject({ decidedBy: admin.uid, accountValidationStatus: 'ACCEPTED' });

    const mail = await waitForMail(email);
    expect(mail.subject).toBe('Confirm your email');

    const token = await getIdToken(email, PASSWORD);
    expect((await call('GET', `/client/${id}`, { token })).error.code).toBe('auth.unverifiedEmail');
    await confirmAddress(mail);
    expect((await call('GET', `/client/${id}`, { token })).status).toBe(200);
  });

  it('is recorded with the person who created it', async () => {
    const { id } = (await create({ password: PASSWORD })).collection;
    const found = await findAuditEntry(`users/${id}`);
    expect(found.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'clients.createOwner', by: admin.uid, agencyId: tenant.agencyId },
    ]);
  });

  it('is invited by mail to choose a password if none was set, which verifies the address', async () => {
    const { id } = (await create()).collection;
    expect((await auth().getUser(id)).passwordHash).toBeUndefined();

    const mail = await waitForMail(email);
    expect(mail.subject).toContain('has set up your account');

    const link = findLink(mail);
    expect(link.pathname).toBe(addresses.setPassword.path);

    const oobCode = link.searchParams.get('oobCode') ?? '';
    expect((await getLifetime(oobCode)) / 86_400).toBeGreaterThan(6);

    const body = { oobCode, newPassword: PASSWORD };
    expect((await call('POST', '/user/setNewPassword', { body })).status).toBe(200);

    const token = await getIdToken(email, PASSWORD);
    expect((await call('GET', `/client/${id}`, { token })).status).toBe(200);
    // One mail, and a link that works once.
    expect(await listMails(email)).toHaveLength(1);
    expect((await call('POST', '/user/setNewPassword', { body })).status).toBe(410);
  });

  it('can be created by any staff, with a status that only admins set', async () => {
    const waiting = await create({ password: PASSWORD, accountValidationStatus: 'PENDING' });
    expect(waiting.status).toBe(201);

    const membership = `memberships/${tenant.agencyId}_${waiting.collection.id}_client`;
    expect(await readDoc(membership)).toMatchObject({
      accountValidationStatus: 'PENDING',
      decidedBy: null,
      decidedAt: null,
    });

    email = `x${email}`;

    const refused = await create({ accountValidationStatus: 'ACCEPTED' }, tenant.teamToken);
    expect([refused.status, refused.error.property]).toEqual([403, 'accountValidationStatus']);
    await expect(auth().getUserByEmail(email)).rejects.toThrow('no user record');
    expect((await create({}, tenant.teamToken)).status).toBe(201);
    email = `x${email}`;
    for (const token of [tenant.clientToken, tenant.talentToken])
      expect((await create({}, token)).status).toBe(403);
    expect((await call('POST', '/ownerClient', { body: {} })).status).toBe(401);
  });

  it('joins only a company that the agency works with', async () => {
    const makeCompany = (id: string) => ({ company: { id, name: 'Any', companyType: 'STUDIO' } });
    for (const id of [otherTenant.companyId, 'no-such-company']) {
      const refused = await create(makeCompany(id));
      expect([refused.status, refused.error.code]).toEqual([404, 'request.notFound']);
      await expect(auth().getUserByEmail(email)).rejects.toThrow('no user record');
    }

    const { status, collection } = await create(makeCompany(tenant.companyId));
    expect(status).toBe(201);

    const { id } = collection;
    expect(await readDoc(`clients/${id}`)).toMatchObject({ companyId: tenant.companyId });
    expect(await readDoc(`users/${id}`)).toMatchObject({ companyId: tenant.companyId });
    expect(await readDoc(`companies/${tenant.companyId}`)).toMatchObject({ name: 'Test company' });

    const audit = await findAuditEntry(`users/${id}`);
    expect(audit.docs.map((entry) => entry.get('after') as unknown)).toMatchObject([
      { role: 'client', companyId: tenant.companyId },
    ]);
  });

  it('can’t be added twice to the company they are already in', async () => {
    const inside = { company: { id: tenant.companyId, name: 'Any', companyType: 'STUDIO' } };
    expect((await create(inside)).status).toBe(201);
    const again = await create(inside);
    expect([again.status, again.error.code, again.error.property]).toEqual([409, 'account.exists', 'email']);
    const clients = await firestore().collection('clients').where('email', '==', email).get();
    expect(clients.size).toBe(1);
  });

  it.each([
    ['email', { email: 'olga@gmail.com' }, 'Only corporate emails are allowed'],
    ['name', { name: ' ' }, 'Cannot be empty!'],
    ['password', { password: 'short' }, undefined],
    ['accountValidationStatus', { accountValidationStatus: 'MAYBE' }, undefined],
  ])('is refused for %s', async (property, change, message) => {
    const refused = await create(change);
    expect([refused.status, refused.error.property]).toEqual([422, property]);
    if (message) expect(refused.error.message).toBe(message);
  });

  it('needs a unique address', async () => {
    expect((await create()).status).toBe(201);
    const again = await create();
    expect([again.status, again.error.code, again.error.property]).toEqual([409, 'account.exists', 'email']);
  });
});

describe('the companies to choose from', () => {
  const listCompanies = (token: string | undefined, agency?: string) =>
    call<readonly Company[]>('GET', '/company', { token, ...(agency ? { agency } : {}) });

  it('are those the agency works with, by name, for its staff', async () => {
    const house = await makeTenant(0);
    const addCompany = (name: string, agencyIds: readonly string[]) =>
      firestore().collection('companies').add({ name, companyType: 'BRAND', agencyIds });
    await Promise.all([
      addCompany('alba', [house.agencyId]),
      addCompany('Zeta', [house.agencyId, otherTenant.agencyId]),
      addCompany('Elsewhere', [otherTenant.agencyId]),
    ]);

    const { status, collection } = await listCompanies(house.teamToken);
    expect(status).toBe(200);
    expect(collection.map(({ name }) => name)).toEqual(['alba', 'Test company', 'Zeta']);
    // Other agencies of a company aren't visible.
    expect(collection.map(({ agencyIds }) => agencyIds)).toEqual(Array(3).fill([house.agencyId]));
    expect((await listCompanies(house.teamToken, otherTenant.agencyId)).status).toBe(403);
  });

  it('are for those clients only', async () => {
    const answer = await listCompanies(tenant.clientToken);
    expect(answer.collection).toEqual([
      { id: tenant.companyId, name: 'Test company', companyType: 'BRAND', agencyIds: [tenant.agencyId] },
    ]);
    expect((await listCompanies(tenant.talentToken)).status).toBe(403);
    expect((await listCompanies(undefined)).status).toBe(401);
  });

  it('are listed in one agency for users of several', async () => {
    const { token } = await makeAccount({
      uid: `both-${tenant.key}`,
      held: { agencyTeam: [tenant.agencyId, otherTenant.agencyId] },
    });
    expect((await listCompanies(token)).error.code).toBe('auth.agencyRequired');
    const listIds = async (agency: string) =>
      (await listCompanies(token, agency)).collection.map(({ id }) => id);
    expect(await listIds(tenant.agencyId)).toContain(tenant.companyId);
    expect(await listIds(otherTenant.agencyId)).not.toContain(tenant.companyId);
  });
});

describe('the list of clients', () => {
  const key = randomBytes(3).toString('hex');
  let house: Tenant;
  let boss: Person;

  beforeAll(async () => {
    house = await makeTenant(0);
    boss = await makePerson(house.agencyId, house.companyId, 'admin');
    for (const name of ['Émil', 'Dora', 'Fritz']) {
      email = `${name.slice(-2)}.${key}@studio.example`;
      await create({ name, lastName: `Q${key}` }, boss.token);
    }
    email = `ana.${key}@studio.example`;
    await create({ name: 'Ana', lastName: `Q${key}` }, stranger.token);
  });

  const listNames = async (query: Record<string, string>) =>
    (await list(query, boss.token)).collection.items.map(({ name }) => name);

  it('contains the agency’s own, by name, with company and status', async () => {
    expect(await listNames({})).toEqual(['Dora', 'Émil', 'Fritz']);
    const [dora] = (await list({}, boss.token)).collection.items;
    expect(dora).toMatchObject({
      accountValidationStatus: 'ACCEPTED',
      company: { name: 'Studio Ferrer', companyType: 'STUDIO' },
    });
    expect(dora).not.toHaveProperty('searchTerms');
    expect(dora).not.toHaveProperty('sortName');
  });

  it('is searched by name or address, including a new name', async () => {
    expect(await listNames({ nameOrEmail: `emil q${key}` })).toEqual(['Émil']);
    expect(await listNames({ nameOrEmail: `RA.${key}` })).toEqual(['Dora']);
    expect(await listNames({ nameOrEmail: `q${key}` })).toEqual(['Dora', 'Émil', 'Fritz']);
    expect(await listNames({ nameOrEmail: 'Ana' })).toEqual([]);
    const [fritz] = (await list({ nameOrEmail: 'fritz' }, boss.token)).collection.items;
    const patch = { token: boss.token, body: { name: 'Bruno' } };
    expect((await call('PATCH', `/client/${fritz?.id}`, patch)).status).toBe(200);
    expect(await listNames({ nameOrEmail: 'fritz' })).toEqual([]);
    expect(await listNames({})).toEqual(['Bruno', 'Dora', 'Émil']);
  });

  it('is listed page by page', async () => {
    const batch = firestore().batch();
    const [dora] = (await list({ nameOrEmail: 'dora' }, boss.token)).collection.items;
    const record = await readDoc(`clients/${dora?.id}`);
    // Same name: sorted by id.
    for (let index = 0; index < CLIENT_PAGE_SIZE; index += 1)
      batch.set(firestore().doc(`clients/${key}-${index}`), { ...record, name: 'Zoe', sortName: 'zoe' });
    await batch.commit();

    const first = (await list({}, boss.token)).collection;
    expect(first.items).toHaveLength(CLIENT_PAGE_SIZE);

    const second = (await list({ cursor: first.cursor ?? '' }, boss.token)).collection;
    expect(second.items).toHaveLength(3);
    expect(second.cursor).toBeUndefined();
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(CLIENT_PAGE_SIZE + 3);

    const forged = Buffer.from('[1,"x"]').toString('base64url');
    for (const cursor of ['nonsense', forged]) {
      const refused = await list({ cursor }, boss.token);
      expect([refused.status, refused.error.property]).toEqual([422, 'cursor']);
    }
  });

  it('is limited to admins', async () => {
    expect((await list({}, admin.token)).status).toBe(200);
    for (const token of [tenant.teamToken, tenant.clientToken, tenant.talentToken])
      expect((await list({}, token)).status).toBe(403);
    expect((await call('GET', '/client')).status).toBe(401);
  });
});
