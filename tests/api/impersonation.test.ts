import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RolesPerAgency } from '@domain/access/roles.ts';
import type { SiteConfig } from '@domain/accounts/accounts.api.ts';
import { makeAccount, putAccess } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePeople, type Person, type AccountStanding } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let people: readonly Person[];
let clientUid: string;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(1)]);
  people = await makePeople(tenant.agencyId, tenant.companyId, ['admin', 'engineer', 'client']);
  clientUid = `client-${tenant.key}`;
});

const findPerson = (role: string, standing: AccountStanding = 'welcome'): Person => {
  const found = people.find((person) => person.role === role && person.standing === standing);
  if (!found) throw new Error(`There is no ${role} who is ${standing}`);
  return found;
};

const begin = (userId: string, token: string | undefined = findPerson('admin').token) =>
  call<{ readonly token: string }>('POST', '/user/impersonate', { token, body: { userId } });

const getActingSession = (uid: string): Promise<string> => getActingToken(findPerson('admin').token, uid);

const createProject = (request: object) =>
  call('POST', '/project', { body: { name: 'Made for the client' }, ...request });

const findRecorded = async (subject: string) =>
  (await findAuditEntry(subject)).docs.map((snapshot) => snapshot.data());

describe('an admin acting as a client', () => {
  it('has the client’s role and company, and not the admin’s', async () => {
    const token = await getActingSession(clientUid);
    const { collection } = await call<SiteConfig>('GET', '/', { token });
    expect(collection.user).toMatchObject({ uid: clientUid, roles: ['client'], companyId: tenant.companyId });
    expect((await call('GET', '/agency', { token: findPerson('admin').token })).status).not.toBe(403);
    expect((await call('GET', '/agency', { token })).status).toBe(403);
  });

  it('is audited when it ends, for people of the admin’s agencies only', async () => {
    const stop = (userId: string, token = findPerson('admin').token) =>
      call('POST', '/user/impersonate/stop', { token, body: { userId } });
    expect((await stop(clientUid)).status).toBe(200);
    const actions = (await findRecorded(`users/${clientUid}`)).map((entry) => entry['action'] as string);
    expect(actions).toContain('accounts.stopActing');
    expect((await stop(`client-${otherTenant.key}`)).status).toBe(403);
    expect((await stop(clientUid, tenant.teamToken)).status).toBe(403);
  });

  it('is shown beside the client in the audit', async () => {
    const answer = await createProject({ token: tenant.clientToken });
    const acted = await createProject({ token: await getActingSession(clientUid) });
    expect([answer.status, acted.status]).toEqual([201, 201]);
    expect(acted.collection['companyId']).toBe(tenant.companyId);
    expect(await findRecorded(`projects/${String(answer.collection['id'])}`)).toMatchObject([
      { by: clientUid, as: null },
    ]);
    expect(await findRecorded(`projects/${String(acted.collection['id'])}`)).toMatchObject([
      { by: findPerson('admin').uid, as: clientUid, action: 'projects.create', before: null },
    ]);
    // With their own token the admin isn't a client and must name the project's company.
    expect((await createProject({ token: findPerson('admin').token })).status).toBe(422);
  });

  it('appears in the agency’s audit from the start', async () => {
    const uid = `begun-${tenant.key}`;
    await putAccess({ uid, held: { client: [tenant.agencyId, otherTenant.agencyId] }, hasIdentity: false });
    expect((await begin(uid)).status).toBe(200);

    expect(await findRecorded(`users/${uid}`)).toMatchObject([
      {
        by: findPerson('admin').uid,
        as: uid,
        action: 'accounts.impersonate',
        agencyId: tenant.agencyId,
        before: null,
        after: null,
      },
    ]);

    expect((await begin(uid, tenant.teamToken)).status).toBe(403);
    expect(await findRecorded(`users/${uid}`)).toHaveLength(1);
  });

  it('is limited to the agencies that both share', async () => {
    const uid = `both-${tenant.key}`;
    const agenciesByRole = { client: [tenant.agencyId, otherTenant.agencyId] };
    await putAccess({ uid, held: agenciesByRole, hasIdentity: false, user: { companyId: tenant.companyId } });
    const token = await getActingSession(uid);
    const { collection } = await call<SiteConfig>('GET', '/', { token });
    expect(collection.agencies.map(({ id }) => id)).toEqual([tenant.agencyId]);
    expect((await call('GET', '/', { token, agency: tenant.agencyId })).status).toBe(200);
    const foreign = await call('GET', '/', { token, agency: otherTenant.agencyId });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'auth.wrongAgency']);
  });

  it('has idempotency keys separate from the client’s', async () => {
    const headers = { 'Idempotency-Key': 'the-same-key' };
    const answer = await createProject({ token: tenant.clientToken, headers });
    const acted = await createProject({ token: await getActingSession(clientUid), headers });
    expect(acted.collection['id']).not.toBe(answer.collection['id']);
  });

  it('starts again with a used key, and no copy of a token is stored', async () => {
    const headers = { 'Idempotency-Key': 'begun-twice' };
    const request = { token: findPerson('admin').token, headers, body: { userId: clientUid } };
    const first = await call<{ readonly token: string }>('POST', '/user/impersonate', request);
    expect((await call('POST', '/user/impersonate', request)).status).toBe(200);

    const remembered = await firestore()
      .collection('idempotency')
      .where('people', 'array-contains', findPerson('admin').uid)
      .get();
    expect(JSON.stringify(remembered.docs.map((snapshot) => snapshot.data()))).not.toContain(
      first.collection.token,
    );
  });
});

describe('acting as a user is refused to', () => {
  it.each<[string, number, () => string | undefined]>([
    ['the client themselves', 403, () => tenant.clientToken],
    ['a team member', 403, () => tenant.teamToken],
    ['a talent', 403, () => tenant.talentToken],
    ['an admin who is not accepted', 403, () => findPerson('admin', 'pending').token],
    ['an admin without agencies', 403, () => findPerson('admin', 'noAgencies').token],
  ])('%s', async (_, status, token) => {
    expect((await begin(clientUid, token())).status).toBe(status);
    expect((await begin(clientUid)).status).toBe(200);
  });

  it('a signed-out caller', async () => {
    const { status } = await call('POST', '/user/impersonate', { body: { userId: clientUid } });
    expect(status).toBe(401);
  });

  it('an admin in an acting session', async () => {
    expect((await begin(clientUid, await getActingSession(findPerson('engineer').uid))).status).toBe(403);
  });

  it.each<[string, () => string]>([
    ['an account that is not there', () => 'nobody-at-all'],
    ['a client of another agency', () => `client-${otherTenant.key}`],
    ['an engineer whom no agency engages', () => findPerson('engineer', 'noAgencies').uid],
    ['another admin', () => findPerson('admin', 'unverified').uid],
    ['themselves', () => findPerson('admin').uid],
    ['a client without agencies', () => findPerson('client', 'noAgencies').uid],
  ])('an admin for %s', async (_, uid) => {
    const { status, error } = await begin(uid());
    expect([status, error.code]).toEqual([403, 'auth.forbidden']);
  });

  it.each<[string, (elsewhere: string) => RolesPerAgency]>([
    ['a client here and an admin elsewhere', (elsewhere) => ({ admin: [elsewhere] })],
    ['a client here and an admin of no agency', () => ({ admin: [] })],
    [
      'a client here, team elsewhere and an admin there',
      (elsewhere) => ({ agencyTeam: [elsewhere], admin: [elsewhere] }),
    ],
  ])('an admin, even during a session, for %s', async (_, heldToo) => {
    const uid = `admin-too-${randomBytes(4).toString('hex')}`;
    const agenciesByRole = { client: [tenant.agencyId] };
    await putAccess({ uid, held: agenciesByRole, hasIdentity: false, user: { companyId: tenant.companyId } });
    const token = await getActingSession(uid);
    expect((await call('GET', '/', { token })).status).toBe(200);
    await putAccess({
      uid,
      held: { ...agenciesByRole, ...heldToo(otherTenant.agencyId) },
      hasIdentity: false,
    });
    expect((await begin(uid)).status).toBe(403);
    // A session that began before they became one ends too.
    expect([401, 403]).toContain((await call('GET', '/', { token })).status);
  });

  it.each(['', 'x'.repeat(300), '__x__'])('an admin for an invalid uid: %j', async (uid) => {
    const { status, error } = await begin(uid);
    expect([status, error.property]).toEqual([422, 'userId']);
  });

  it.each<[AccountStanding, string]>([
    // No agency has accepted them, so they share none with the admin.
    ['pending', 'auth.forbidden'],
    ['unverified', 'auth.unverifiedEmail'],
  ])('an admin for an account without access: %s', async (standing, code) => {
    const { status, error } = await begin(findPerson('client', standing).uid);
    expect([status, error.code]).toEqual([403, code]);
  });

  it('an admin for a disabled account', async () => {
    const { uid } = findPerson('client', 'rejected');
    await firestore().doc(`users/${uid}`).update({ disabled: true });
    expect((await begin(uid)).error.code).toBe('auth.forbidden');
  });

  it('anyone with the old header', async () => {
    const headers = { 'X-Impersonated-User': clientUid };
    const { collection } = await call<SiteConfig>('GET', '/', { token: findPerson('admin').token, headers });
    expect(collection.user).toMatchObject({ uid: findPerson('admin').uid, roles: ['admin'] });
  });
});

describe('an admin may start a limited number of sessions,', () => {
  it('counted per admin', async () => {
    const busy = await makeAccount({ uid: `busy-${tenant.key}`, held: { admin: [tenant.agencyId] } });
    const statuses: number[] = [];
    for (let number = 0; number < 61; number += 1)
      statuses.push((await begin('nobody-at-all', busy.token)).status);
    expect(statuses).toEqual([...Array<number>(60).fill(403), 429]);
    expect((await begin(clientUid)).status).toBe(200);
  });
});

describe('an account without access', () => {
  const standings: readonly AccountStanding[] = ['unverified', 'pending', 'noAgencies'];

  it.each(standings)('is treated as signed out on public calls: %s', async (standing) => {
    const { token, uid } = findPerson('client', standing);
    const { status, collection } = await call<SiteConfig>('GET', '/', { token });
    expect([status, collection.user, collection.agencies]).toEqual([200, null, []]);
    expect((await call('POST', `/user/resend-verification/client/${uid}`, { token })).status).toBe(200);
  });

  it.each(standings)('is refused everywhere else: %s', async (standing) => {
    const { token } = findPerson('client', standing);
    expect((await call('GET', '/projectStep/type/regular', { token })).status).toBe(403);
    expect((await createProject({ token })).status).toBe(403);
  });

  it('is refused with an invalid token', async () => {
    expect((await call('GET', '/', { token: 'nonsense' })).status).toBe(401);
  });
});
