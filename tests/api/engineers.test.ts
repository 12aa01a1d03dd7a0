import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EngineerView } from '@domain/engineers/engineers.api.ts';
import type { EngineerInvite } from '@domain/engineers/engineers.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { confirmAddress } from '../stack/confirm-address.ts';
import { findLink, listMails, waitForMail } from '../stack/inbox.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

const PASSWORD = 'a long  password';
let tenant: Tenant;
let admin: Person;
let email: string;

beforeAll(async () => {
  tenant = await makeTenant(0);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
});
beforeEach(async () => {
  email = `greta.${randomBytes(4).toString('hex')}@studio.example`;
});

const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const invite = (change: object = {}, token: string | undefined = admin.token) =>
  call<EngineerInvite>('POST', '/engineer/invite', {
    token,
    body: { name: 'Greta', lastName: 'Olsen', email, language: 'eng', ...change },
  });
const signUp = (change: object = {}) =>
  call<{ id: string }>('POST', '/engineer', {
    body: {
      name: 'Greta',
      lastName: 'Olsen',
      email,
      password: PASSWORD,
      repeatPassword: PASSWORD,
      language: { alpha3: 'eng', main: true, type: 'native' },
      freelanceDisclaimerAccepted: true,
      ...change,
    },
  });

/** An invited engineer with a verified address. */
const makeEngineer = async (change: object = {}) => {
  const inviteId = (await invite()).collection.id;
  const { id } = (await signUp({ inviteId, ...change })).collection;
  await auth().updateUser(id, { emailVerified: true });
  return { id, email, token: await getIdToken(email, PASSWORD) };
};

describe('an invitation to an engineer', () => {
  it('is sent by admins only, for the chosen agency', async () => {
    const { status, collection } = await invite({ email: email.toUpperCase() });
    expect([status, collection.agencyId, collection.email, collection.usedBy]).toEqual([
      201,
      tenant.agencyId,
      email,
      null,
    ]);

    const link = findLink(await waitForMail(email));
    expect(`${link.pathname}${link.search}`).toBe(addresses.newEngineer.href(collection.id));

    const shown = await call('GET', `/engineer/invite/${collection.id}`);
    expect(shown.collection).toEqual({
      id: collection.id,
      name: 'Greta',
      lastName: 'Olsen',
      email,
      language: 'eng',
      agencySlug: tenant.agencyId,
      agency: { publicName: 'Test agency', logoUrl: null, accent: null },
    });

    expect((await call('GET', '/engineer/invite/no-such-invitation')).status).toBe(404);
    for (const token of [tenant.teamToken, tenant.clientToken, tenant.talentToken]) {
      expect((await invite({}, token)).status).toBe(403);
    }
    expect((await call('POST', '/engineer/invite', { body: {} })).status).toBe(401);
  });

  it('is in Spanish for Spanish speakers, and isn’t sent to people with an account', async () => {
    expect((await invite({ language: 'spa' })).status).toBe(201);
    expect((await waitForMail(email)).subject).toContain('te ha invitado como técnico de sonido');
    const existing = await invite({ email: `client.${tenant.key}@tests.example` });
    expect([existing.status, existing.error.code, existing.error.property]).toEqual([
      409,
      'account.exists',
      'email',
    ]);
    const tongue = await invite({ language: 'lat' });
    expect([tongue.status, tongue.error.property]).toEqual([422, 'language']);
  });
});

describe('an engineer who registers', () => {
  it('is pending, works for no agency yet, and has used up the invitation', async () => {
    const inviteId = (await invite()).collection.id;
    const { status, collection } = await signUp({ inviteId, email: email.toUpperCase() });
    expect(status).toBe(201);

    const { id } = collection;
    expect((await auth().getUser(id)).customClaims).toEqual({
      held: { ENGINEER: [] },
      roles: ['ENGINEER'],
      user_id: id,
      agencies: [],
      emailVerified: false,
      accessVersion: 1,
    });

    expect(await readDoc(`engineers/${id}`)).toMatchObject({
      fullName: 'Greta Olsen',
      email,
      languageTags: ['eng'],
      agencyIds: [tenant.agencyId],
      sortName: 'greta olsen',
    });

    expect(await readDoc(`users/${id}`)).toMatchObject({ roles: ['engineer'], agencyIds: [] });
    expect(await readDoc(`engineerInvites/${inviteId}`)).toMatchObject({ usedBy: id });
    expect((await call('GET', `/engineer/invite/${inviteId}`)).status).toBe(404);
    await waitForMail(email, 2);

    const token = await getIdToken(email, PASSWORD);
    expect((await call('GET', `/engineer/${id}`, { token })).status).toBe(403);

    const verification = (await listMails(email)).find(({ subject }) => subject === 'Confirm your email');
    if (verification) await confirmAddress(verification);
    expect((await call('GET', `/engineer/${id}`, { token })).status).toBe(200);
  });

  it('needs an unused invitation to their address', async () => {
    const text = 'Invite error, try again later!';
    for (const inviteId of [undefined, '', 'no-such-invitation', 'a/b']) {
      const refused = await signUp({ inviteId });
      expect([refused.status, refused.error.property, refused.error.message]).toEqual([
        422,
        'inviteId',
        text,
      ]);
    }

    const inviteId = (await invite()).collection.id;
    const stranger = await signUp({ inviteId, email: `x${email}` });
    expect([stranger.status, stranger.error.property]).toEqual([422, 'email']);
    await expect(auth().getUserByEmail(`x${email}`)).rejects.toThrow('no user record');
    expect((await signUp({ inviteId })).status).toBe(201);

    const late = await signUp({ inviteId });
    expect([late.status, late.error.property, late.error.message]).toEqual([410, 'inviteId', text]);
  });

  it('accepts an invitation once, despite concurrent sign-ups', async () => {
    const inviteId = (await invite()).collection.id;
    const answers = await Promise.all([signUp({ inviteId }), signUp({ inviteId })]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('an engineer’s record', () => {
  const patch = (id: string, body: object, token: string) =>
    call<EngineerView>('PATCH', `/engineer/${id}`, { token, body });

  it('is visible to the engineer and the admins', async () => {
    const engineer = await makeEngineer();
    const path = `/engineer/${engineer.id}`;
    for (const token of [engineer.token, admin.token]) {
      const { status, collection } = await call<EngineerView>('GET', path, { token });
      expect([status, collection.id, collection.status]).toEqual([200, engineer.id, 'pending']);
      expect(collection).not.toHaveProperty('searchTerms');
    }

    email = `other.${email}`;

    const sibling = await makeEngineer();
    expect((await call('GET', path, { token: sibling.token })).status).toBe(404);
    expect((await patch(engineer.id, { name: 'X' }, sibling.token)).status).toBe(404);
    expect((await call('GET', path, { token: tenant.teamToken })).status).toBe(403);
    expect((await call('GET', path)).status).toBe(401);
  });

  it('is changed by the engineer, who is then found by and shown with the new name', async () => {
    const { id, token } = await makeEngineer();
    const reach = {
      phone: '+49 30 1234567',
      countryOfResidence: 'DEU',
      cityOfResidence: 'Berlin',
      homeStudio: true,
    };
    const body = { name: 'Grete', lastName: 'Åberg', languageTags: ['eng', 'deu'], ...reach };
    const { status, collection } = await patch(id, body, token);
    expect(status).toBe(200);
    expect(collection).toMatchObject({ fullName: 'Grete Åberg', ...body });
    expect(await readDoc(`engineers/${id}`)).toMatchObject({ sortName: 'grete aberg' });
    expect((await readDoc(`users/${id}`))?.['displayName']).toBe('Grete Åberg');

    const stale = await patch(id, { name: 'G', updatedAt: '2020-01-01T00:00:00.000Z' }, token);
    expect([stale.status, stale.error.code]).toEqual([409, 'record.stale']);
    expect((await patch(id, { name: 'G', updatedAt: collection.updatedAt }, token)).status).toBe(200);

    const tongue = await patch(id, { languageTags: ['eng', 'lat'] }, token);
    expect([tongue.status, tongue.error.property]).toEqual([422, 'languageTags']);
    expect((await patch(id, { languageTags: [] }, token)).status).toBe(422);
  });

  it('is blocked and unblocked by admins only', async () => {
    const engineer = await makeEngineer();
    const refused = await patch(engineer.id, { status: 'active' }, engineer.token);
    expect([refused.status, refused.error.property]).toEqual([403, 'status']);
    expect((await patch(engineer.id, { status: 'blocked' }, admin.token)).collection.status).toBe('blocked');

    // The account stays open for other agencies; this agency's part is gone.
    const answer = await call<EngineerView>('GET', `/engineer/${engineer.id}`, { token: engineer.token });
    expect([answer.status, answer.collection.status]).toEqual([200, 'blocked']);
    expect((await auth().getUser(engineer.id)).customClaims).toMatchObject({ held: { ENGINEER: [] } });
    expect((await patch(engineer.id, { status: 'active' }, admin.token)).status).toBe(200);
    expect((await auth().getUser(engineer.id)).customClaims).toMatchObject({
      held: { ENGINEER: [tenant.agencyId] },
    });
  });

  it('leads to an email when an admin engages them', async () => {
    const engineer = await makeEngineer();
    await patch(engineer.id, { status: 'pending' }, admin.token);
    await patch(engineer.id, { status: 'active' }, admin.token);
    const mail = await waitForMail(engineer.email, 1, ({ subject }) => subject.includes('accepted'));
    expect(mail.text).toContain('You can sign in now');
  });
});

describe('the list of engineers', () => {
  interface Page {
    readonly items: readonly EngineerView[];
    readonly total: number;
    readonly current: number;
    readonly pageSize: number;
  }
  const list = (query: Record<string, string>, token = admin.token) =>
    call<Page>('GET', `/engineer?${new URLSearchParams(query).toString()}`, { token });
  const key = randomBytes(3).toString('hex');

  beforeAll(async () => {
    for (const [name, language] of [
      ['Émil', 'fra'],
      ['Dora', 'eng'],
      ['Fritz', 'eng'],
    ] as const) {
      email = `${name.slice(-2)}.${key}@studio.example`;
      await makeEngineer({ name, lastName: `Q${key}`, language: { alpha3: language } });
    }
  });

  it('is sorted by name, page by page, with a total', async () => {
    const first = (await list({ nameOrEmail: `Q${key}`, pageSize: '2' })).collection;
    expect(first.items.map(({ name }) => name)).toEqual(['Dora', 'Émil']);
    expect([first.total, first.current, first.pageSize]).toEqual([3, 1, 2]);
    const second = (await list({ nameOrEmail: `q${key}`, pageSize: '2', current: '2' })).collection;
    expect(second.items.map(({ name }) => name)).toEqual(['Fritz']);
    expect(second.items[0]).not.toHaveProperty('searchTerms');
  });

  it('is searched by name or address, within a language', async () => {
    const listNames = async (query: Record<string, string>) =>
      (await list(query)).collection.items.map(({ name }) => name);
    expect(await listNames({ nameOrEmail: `emil q${key}` })).toEqual(['Émil']);
    expect(await listNames({ nameOrEmail: `RA.${key}` })).toEqual(['Dora']);
    expect(await listNames({ nameOrEmail: `q${key}`, language: 'eng' })).toEqual(['Dora', 'Fritz']);
    const french = await list({ language: 'fra', pageSize: '100' });
    expect(french.collection.items.every(({ languageTags }) => languageTags.includes('fra'))).toBe(true);
    expect(french.collection.total).toBe(french.collection.items.length);
    expect((await list({})).collection.total).toBeGreaterThanOrEqual(8);
  });

  it('is limited to admins', async () => {
    expect((await list({}, tenant.teamToken)).status).toBe(403);
    expect((await call('GET', '/engineer')).status).toBe(401);
  });
});

describe('a new link to confirm the address', () => {
  it("is sent to an engineer at an admin's request", async () => {
    const inviteId = (await invite()).collection.id;
    const { id } = (await signUp({ inviteId })).collection;
    const path = `/engineer/send-new-link/${id}`;
    const sent = await call<string>('GET', path, { token: admin.token });
    expect([sent.status, sent.collection, sent.headers.get('cache-control')]).toEqual([
      200,
      'Email sent!!',
      'no-store',
    ]);

    await waitForMail(email, 3);
    expect((await call('GET', path, { token: tenant.teamToken })).status).toBe(403);

    const unknown = await call('GET', '/engineer/send-new-link/nobody', { token: admin.token });
    expect(unknown.status).toBe(404);
    await auth().updateUser(id, { emailVerified: true });
    expect((await call('GET', path, { token: admin.token })).error.code).toBe('account.verified');
  });

  it('replies alike to everyone on the public call, and reaches its engineer', async () => {
    const inviteId = (await invite()).collection.id;
    const { id } = (await signUp({ inviteId })).collection;
    const ask = (uid: string, type = 'engineer') => call<string>('GET', `/user/send-new-link/${uid}/${type}`);
    const [registered, unknown] = [await ask(id), await ask('nobody-at-all')];
    expect([registered.status, registered.collection]).toEqual([200, 'Email sent!!']);
    expect([unknown.status, unknown.collection]).toEqual([200, 'Email sent!!']);
    expect(registered.headers.get('cache-control')).toBe('no-store');
    await ask(id);
    await waitForMail(email, 3);
    // The invitation, the sign-up email, and one per minute.
    expect((await listMails(email)).length).toBeLessThanOrEqual(4);
    expect((await ask(id, 'admin')).status).toBe(404);
    await ask(id);

    const many = await ask(id);
    expect([many.status, Number(many.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
