import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TeamInvitation, JoinedTeam } from '@domain/team/team.api.ts';
import type { TeamMember, TeamRole } from '@domain/team/team.ts';
import { makeAccount } from '../stack/account.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { findLink, listMails, waitForMail } from '../stack/inbox.ts';
import { makeOlder } from '../stack/link-tokens.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

const PASSWORD = 'a long  password';
const WEEK_S = 7 * 24 * 60 * 60;
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
  email = `tom.${randomBytes(4).toString('hex')}@agency.example`;
});

const add = (roles: readonly TeamRole[] = ['agencyTeam'], by: Person = admin, to = email) =>
  call<{ id: string }>('POST', '/agencyTeam', {
    token: by.token,
    body: { name: 'Tom', lastName: 'Reyes', email: to, roles },
  });
const list = async (by: Person = admin) =>
  (await call<readonly TeamMember[]>('GET', '/agencyTeam', { token: by.token })).collection;
const findMember = async (id: string, by?: Person) => (await list(by)).find((member) => member.id === id);
const update = (id: string, roles: readonly TeamRole[], by: Person = admin, was?: readonly TeamRole[]) =>
  call<TeamMember>('PATCH', `/agencyTeam/${id}`, {
    token: by.token,
    body: { roles, ...(was ? { was } : {}) },
  });
const createLink = (id: string, by: Person = admin) =>
  call<string>('POST', `/agencyTeam/${id}/newLink`, { token: by.token, body: {} });
const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const findToken = async (to: string, count = 1) =>
  findLink(await waitForMail(to, count)).searchParams.get('token') ?? '';
const show = (token: string) =>
  call<TeamInvitation>('GET', `/agencyTeam/invite?token=${encodeURIComponent(token)}`, {});
const accept = (token: string) =>
  call<JoinedTeam>('POST', `/agencyTeam/invite/accept?token=${encodeURIComponent(token)}`, { body: {} });

/** A person with an account in the other agency. */
const makeOwner = async (
  agenciesByRole: object = { agencyTeam: [otherTenant.agencyId] },
  wish: object = {},
) => {
  const uid = `owner-${randomBytes(4).toString('hex')}`;
  const { token } = await makeAccount({ uid, held: agenciesByRole, ...wish });
  return { uid, token, email: String((await auth().getUser(uid)).email) };
};
const getMembers = async (uid: string) => {
  const { docs } = await firestore().collection('memberships').where('userId', '==', uid).get();
  return docs.map(({ id }) => id).sort();
};

describe('a new team member', () => {
  it('gets an account without a password, sets one by the link, and signs in', async () => {
    const { status, collection } = await add(['agencyTeam', 'admin']);
    expect(status).toBe(201);

    expect(await findMember(collection.id)).toMatchObject({
      name: 'Tom Reyes',
      email,
      roles: ['agencyTeam', 'admin'],
      state: 'invited',
    });

    expect((await auth().getUser(collection.id)).providerData).toEqual([]);

    const link = findLink(await waitForMail(email));
    expect(link.pathname).toBe('/set-password');

    const oobCode = link.searchParams.get('oobCode');
    const set = { body: { oobCode, newPassword: PASSWORD } };
    expect((await call('POST', '/user/setNewPassword', set)).status).toBe(200);
    expect((await findMember(collection.id))?.state).toBe('active');

    const token = await getIdToken(email, PASSWORD);
    expect((await call('GET', '/agencyTeam', { token })).status).toBe(200);
  });

  it('is recorded with the person who added them', async () => {
    const { id } = (await add()).collection;
    const { docs } = await findAuditEntry(`users/${id}`);
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { action: 'team.create', by: admin.uid, agencyId: tenant.agencyId },
    ]);
  });

  it('cannot be an existing member, or have a role outside a team', async () => {
    await add();
    const again = await add();
    expect([again.status, again.error.code, again.error.property]).toEqual([409, 'team.inTeam', 'email']);
    expect((await add(['client' as TeamRole], admin, `x${email}`)).status).toBe(422);
    expect((await add([], admin, `x${email}`)).status).toBe(422);
  });

  it('is added by admins only, to their own agency', async () => {
    const team = await makePerson(tenant.agencyId, tenant.companyId, 'agencyTeam');
    expect((await add(['agencyTeam'], team)).status).toBe(403);
    expect((await call('GET', '/agencyTeam', { token: team.token })).status).toBe(403);
    const { id } = (await add(['admin'], stranger)).collection;
    expect(await findMember(id)).toBeUndefined();
    expect(await findMember(id, stranger)).toMatchObject({ roles: ['admin'] });
  });

  it('gets a new link until they have signed in', async () => {
    const { id } = (await add()).collection;
    await waitForMail(email);
    expect((await createLink(id)).status).toBe(200);
    expect(findLink(await waitForMail(email, 2)).pathname).toBe('/set-password');
    await auth().updateUser(id, { emailVerified: true });
    expect((await createLink(id)).error.code).toBe('team.arrived');
    expect((await createLink(id, stranger)).status).toBe(404);
  });
});

describe("a member with another agency's account", () => {
  it('must accept first; their account stays private and unchanged until then', async () => {
    const owner = await makeOwner();
    const { status, collection } = await add(['admin'], admin, owner.email);
    expect(status).toBe(201);
    expect(collection.id).not.toBe(owner.uid);

    const listed = await findMember(collection.id);
    expect(listed).toMatchObject({ name: 'Tom Reyes', roles: ['admin'], state: 'invited' });
    expect((await list()).filter(({ id, name }) => [id, name].includes(owner.uid))).toEqual([]);

    expect(await readDoc(`users/${owner.uid}`)).toMatchObject({
      held: { agencyTeam: [otherTenant.agencyId] },
      accessVersion: 0,
      displayName: owner.uid,
    });

    expect(await getMembers(owner.uid)).toEqual([`${otherTenant.agencyId}_${owner.uid}_agencyTeam`]);
  });

  it('joins by the link with their other roles, without revealing either agency to the other', async () => {
    const owner = await makeOwner();
    const { id } = (await add(['admin'], admin, owner.email)).collection;
    const token = await findToken(owner.email);
    const shown = await show(token);
    expect(shown.collection.roles).toEqual(['admin']);
    expect(JSON.stringify(shown)).not.toContain(owner.email);
    expect((await accept(token)).collection).toEqual({ email: owner.email, choosesPassword: false });
    expect(await findMember(id)).toBeUndefined();
    expect(await findMember(owner.uid)).toMatchObject({ roles: ['admin'], state: 'active' });

    expect((await readDoc(`users/${owner.uid}`))?.['held']).toEqual({
      agencyTeam: [otherTenant.agencyId],
      admin: [tenant.agencyId],
    });

    expect(await findMember(owner.uid, stranger)).toMatchObject({ roles: ['agencyTeam'] });

    // An admin here but not there.
    const there = { token: owner.token, agency: otherTenant.agencyId };
    expect((await call('GET', '/agencyTeam', { ...there, agency: tenant.agencyId })).status).toBe(200);
    expect((await call('GET', '/agencyTeam', there)).status).toBe(403);
    expect((await accept(token)).error.code).toBe('team.linkSpent');
    expect((await show(token)).status).toBe(410);
  });

  it('is invited once; a new link replaces the old one, and a withdrawal ends both', async () => {
    const owner = await makeOwner();
    const { id } = (await add(['agencyTeam'], admin, owner.email)).collection;
    expect((await add(['agencyTeam'], admin, owner.email)).error.code).toBe('team.invited');

    const first = await findToken(owner.email);
    expect((await createLink(id, stranger)).status).toBe(404);
    expect((await createLink(id)).status).toBe(200);

    const second = await findToken(owner.email, 2);
    expect((await accept(first)).status).toBe(410);
    expect((await show(second)).status).toBe(200);
    expect((await update(id, [], stranger)).status).toBe(404);
    expect((await update(id, ['admin'])).collection.roles).toEqual(['admin']);
    expect((await update(id, [])).status).toBe(200);
    expect((await accept(second)).status).toBe(410);
    expect(await getMembers(owner.uid)).toEqual([`${otherTenant.agencyId}_${owner.uid}_agencyTeam`]);
  });

  it('cannot join by an old or forged link', async () => {
    const owner = await makeOwner();
    await add(['agencyTeam'], admin, owner.email);
    const token = await findToken(owner.email);
    expect((await accept(await makeOlder(token, WEEK_S + 60))).status).toBe(410);
    expect((await accept(`${token.slice(0, -4)}AAAA`)).status).toBe(401);
    expect((await accept(token)).status).toBe(200);
  });

  it('owns the account afterwards; a squatter with a password loses access', async () => {
    const owner = await makeOwner({ client: [otherTenant.agencyId] }, { emailVerified: false });
    await auth().updateUser(owner.uid, { password: PASSWORD });
    await add(['admin'], admin, owner.email);

    const { collection } = await accept(await findToken(owner.email));
    expect(collection.choosesPassword).toBe(true);
    await expect(getIdToken(owner.email, PASSWORD)).rejects.toThrow();
    expect((await call('GET', '/agencyTeam', { token: owner.token })).status).toBe(401);

    const link = findLink(await waitForMail(owner.email, 2));
    expect(link.pathname).toBe('/set-password');

    const body = { oobCode: link.searchParams.get('oobCode'), newPassword: 'another long one' };
    expect((await call('POST', '/user/setNewPassword', { body })).status).toBe(200);

    const token = await getIdToken(owner.email, 'another long one');
    expect((await call('GET', '/agencyTeam', { token, agency: tenant.agencyId })).status).toBe(200);
  });
});

describe("a member's role", () => {
  const makeMember = (role: 'admin' | 'agencyTeam' = 'agencyTeam') =>
    makePerson(tenant.agencyId, tenant.companyId, role);

  it('is changed by an admin, immediately', async () => {
    const member = await makeMember('admin');
    expect((await call('GET', '/agencyTeam', { token: member.token })).status).toBe(200);
    expect((await update(member.uid, ['agencyTeam'])).collection).toMatchObject({
      roles: ['agencyTeam'],
      state: 'active',
    });
    expect((await call('GET', '/agencyTeam', { token: member.token })).status).toBe(403);
    expect(await getMembers(member.uid)).toEqual([`${tenant.agencyId}_${member.uid}_agencyTeam`]);
  });

  it('cannot overwrite another admin’s recent change', async () => {
    const member = await makeMember();
    await update(member.uid, ['admin']);
    const stale = await update(member.uid, [], admin, ['agencyTeam']);
    expect([stale.status, stale.error.property]).toEqual([409, 'roles']);
    expect((await update(member.uid, [], admin, ['admin'])).status).toBe(200);
  });

  it('ends immediately for a removed member, and can be restored for a day', async () => {
    const member = await makeMember();
    expect((await update(member.uid, [])).collection.roles).toEqual([]);
    expect(await findMember(member.uid)).toBeUndefined();

    const refused = await call('GET', '/agencyTeam', { token: member.token });
    expect([refused.status, refused.error.code]).toEqual([403, 'auth.noAgencies']);
    expect((await update(member.uid, ['agencyTeam'], stranger)).status).toBe(404);
    expect((await update(member.uid, ['agencyTeam'])).status).toBe(200);
    expect(await findMember(member.uid)).toMatchObject({ roles: ['agencyTeam'] });
    await update(member.uid, []);

    const former = firestore().doc(`teamInvites/${tenant.agencyId}_${member.uid}`);
    await former.update({ expiresAt: new Date(Date.now() - 1000) });
    expect((await update(member.uid, ['agencyTeam'])).status).toBe(404);
  });

  it('is invisible to admins elsewhere, and cannot be changed by them', async () => {
    const both = await makeOwner({
      admin: [otherTenant.agencyId],
      agencyTeam: [tenant.agencyId],
      client: [otherTenant.agencyId],
    });
    expect(await findMember(both.uid)).toMatchObject({ roles: ['agencyTeam'] });
    await update(both.uid, []);

    expect((await readDoc(`users/${both.uid}`))?.['held']).toEqual({
      admin: [otherTenant.agencyId],
      client: [otherTenant.agencyId],
    });

    const { docs } = await findAuditEntry(`users/${both.uid}`);
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { agencyId: tenant.agencyId, before: { roles: ['agencyTeam'] }, after: { roles: [] } },
    ]);
  });

  it('is inaccessible to clients, talents and other agencies', async () => {
    const client = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    for (const id of [client.uid, stranger.uid, 'nobody'])
      expect((await update(id, ['admin'])).status).toBe(404);
    expect((await readDoc(`users/${client.uid}`))?.['held']).toEqual({ client: [tenant.agencyId] });
  });
});

describe('the last admin', () => {
  it('can be neither removed nor demoted, but may leave after another one has joined', async () => {
    const freshTenant = await makeTenant(0);
    const last = await makePerson(freshTenant.agencyId, freshTenant.companyId, 'admin');
    for (const roles of [[], ['agencyTeam']] as const)
      expect((await update(last.uid, roles, last)).error.code).toBe('team.lastAdmin');
    // An admin who has never signed in doesn't count as the last one.
    const { id } = (await add(['admin'], last)).collection;
    expect((await update(last.uid, [], last)).error.code).toBe('team.lastAdmin');
    await firestore().doc(`users/${id}`).update({ emailVerified: true });
    expect((await update(last.uid, [], last)).status).toBe(200);
  });

  it('stays when two admins remove each other concurrently', async () => {
    const freshTenant = await makeTenant(0);
    const two = await Promise.all(
      [1, 2].map(() => makePerson(freshTenant.agencyId, freshTenant.companyId, 'admin')),
    );
    const [person, next] = two as [Person, Person];
    const answers = await Promise.all([update(next.uid, [], person), update(person.uid, [], next)]);
    const { docs } = await firestore()
      .collection('memberships')
      .where('agencyId', '==', freshTenant.agencyId)
      .where('role', '==', 'admin')
      .get();
    expect(docs).toHaveLength(1);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  });
});

it('emails go only to the people concerned', async () => {
  const owner = await makeOwner();
  await add(['agencyTeam'], admin, owner.email);
  const mail = await waitForMail(owner.email);
  expect(mail.text.replaceAll(owner.email, '')).not.toContain(owner.uid);
  expect(await listMails(email)).toEqual([]);
});
