import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteConfig } from '@domain/accounts/accounts.api.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePeople, type Person, type Standing } from './accounts.ts';

let tenant: Tenant;
let other: Tenant;
let people: readonly Person[];
let clientUid: string;
beforeAll(async () => {
  [tenant, other] = await Promise.all([makeTenant(1), makeTenant(1)]);
  people = await makePeople(tenant.agencyId, tenant.companyId, ['admin', 'engineer', 'client']);
  clientUid = `client-${tenant.key}`;
});

const personOf = (role: string, standing: Standing = 'welcome'): Person => {
  const found = people.find((person) => person.role === role && person.standing === standing);
  if (!found) throw new Error(`There is no ${role} who is ${standing}`);
  return found;
};

const actingAs = (uid: string, token: string | undefined = personOf('admin').token, agency?: string) => ({
  token,
  headers: { 'X-Impersonated-User': uid },
  ...(agency ? { agency } : {}),
});

const createProject = (request: object) =>
  call('POST', '/project', { body: { name: 'Made for the client' }, ...request });

const auditOf = async (projectId: unknown) =>
  (
    await firestore()
      .collection('audit')
      .where('subject', '==', `projects/${String(projectId)}`)
      .get()
  ).docs.map((snapshot) => snapshot.data());

describe('an admin acting as a client', () => {
  it('has the client’s role and company, and their own no longer', async () => {
    const { collection } = await call<SiteConfig>('GET', '/', actingAs(clientUid));
    expect(collection.user).toMatchObject({ uid: clientUid, roles: ['client'], companyId: tenant.companyId });
    expect((await call('GET', '/agency', { token: personOf('admin').token })).status).not.toBe(403);
    expect((await call('GET', '/agency', actingAs(clientUid))).status).toBe(403);
  });

  it('is named beside the client in the audit', async () => {
    const own = await createProject({ token: tenant.clientToken });
    const acted = await createProject(actingAs(clientUid));
    expect([own.status, acted.status]).toEqual([201, 201]);
    expect(acted.collection['companyId']).toBe(tenant.companyId);
    expect(await auditOf(own.collection['id'])).toMatchObject([{ by: clientUid, as: null }]);
    expect(await auditOf(acted.collection['id'])).toMatchObject([
      { by: personOf('admin').uid, as: clientUid, action: 'projects.create', before: null },
    ]);
    // Without the header the same admin is nobody's client.
    expect((await createProject({ token: personOf('admin').token })).status).toBe(403);
  });

  it('works in the agencies that both share and in no other', async () => {
    const uid = `both-${tenant.key}`;
    const claims = { user_id: uid, emailVerified: true, agencies: [tenant.agencyId, other.agencyId] };
    const email = `${uid}@tests.example`;
    await auth().createUser({ uid, email, emailVerified: true });
    await auth().setCustomUserClaims(uid, { ...claims, roles: ['client'] });
    await firestore()
      .collection('users')
      .doc(uid)
      .set({ email, companyId: tenant.companyId, displayName: uid, locale: 'en' });
    const { collection } = await call<SiteConfig>('GET', '/', actingAs(uid));
    expect(collection.agencies.map(({ id }) => id)).toEqual([tenant.agencyId]);
    expect((await call('GET', '/', actingAs(uid, undefined, tenant.agencyId))).status).toBe(200);
    const foreign = await call('GET', '/', actingAs(uid, undefined, other.agencyId));
    expect([foreign.status, foreign.error.code]).toEqual([403, 'auth.wrongAgency']);
  });

  it('uses an idempotency key beside the client’s own', async () => {
    const key = { 'Idempotency-Key': 'the-same-key' };
    const own = await createProject({ token: tenant.clientToken, headers: key });
    const { token, headers } = actingAs(clientUid);
    const acted = await createProject({ token, headers: { ...headers, ...key } });
    expect(acted.collection['id']).not.toBe(own.collection['id']);
  });
});

describe('nobody else acts as somebody', () => {
  it.each<[string, () => object]>([
    ['the client themselves', () => actingAs(clientUid, tenant.clientToken)],
    ['a team member', () => actingAs(clientUid, tenant.teamToken)],
    ['a talent', () => actingAs(clientUid, tenant.talentToken)],
    ['somebody signed out', () => ({ headers: { 'X-Impersonated-User': clientUid } })],
    ['an admin who is not accepted', () => actingAs(clientUid, personOf('admin', 'pending').token)],
    ['an admin without agencies', () => actingAs(clientUid, personOf('admin', 'noAgencies').token)],
  ])('%s', async (_, request) => {
    expect((await createProject(request())).status).toBe(403);
    // Nor where anybody may call: the header is never overlooked.
    expect((await call('GET', '/', request())).status).toBe(403);
  });

  it.each<[string, () => string]>([
    ['an account that is not there', () => 'nobody-at-all'],
    ['what is no uid', () => 'x'.repeat(300)],
    ['nothing', () => ''],
    ['a client of another agency', () => `client-${other.key}`],
    ['an engineer, who belongs to no agency', () => personOf('engineer').uid],
    ['another admin', () => personOf('admin', 'unverified').uid],
    ['themselves', () => personOf('admin').uid],
    ['a client without agencies', () => personOf('client', 'noAgencies').uid],
  ])('an admin cannot act as %s', async (_, uid) => {
    const { status, error } = await call('GET', '/', actingAs(uid()));
    expect([status, error.code]).toEqual([403, 'auth.forbidden']);
  });

  it.each<[Standing, string]>([
    ['pending', 'auth.notAccepted'],
    ['unverified', 'auth.unverifiedEmail'],
  ])('an admin enters no further than the account: %s', async (standing, code) => {
    const { status, error } = await call('GET', '/', actingAs(personOf('client', standing).uid));
    expect([status, error.code]).toEqual([403, code]);
  });

  it('an admin cannot act as a disabled account', async () => {
    const { uid } = personOf('client', 'rejected');
    await auth().updateUser(uid, { disabled: true });
    expect((await call('GET', '/', actingAs(uid))).error.code).toBe('auth.forbidden');
  });
});

describe('an account at the door', () => {
  const standings: readonly Standing[] = ['unverified', 'pending', 'noAgencies'];

  it.each(standings)('is answered like somebody signed out where anybody may call: %s', async (standing) => {
    const { token, uid } = personOf('client', standing);
    const { status, collection } = await call<SiteConfig>('GET', '/', { token });
    expect([status, collection.user, collection.agencies]).toEqual([200, null, []]);
    expect((await call('POST', `/user/resend-verification/client/${uid}`, { token })).status).toBe(200);
  });

  it.each(standings)('stays out everywhere else: %s', async (standing) => {
    const { token } = personOf('client', standing);
    expect((await call('GET', '/projectStep/type/regular', { token })).status).toBe(403);
    expect((await createProject({ token })).status).toBe(403);
  });

  it('with a bad token is still told so', async () => {
    expect((await call('GET', '/', { token: 'nonsense' })).status).toBe(401);
  });
});
