import { beforeAll, describe, expect, it } from 'vitest';
import type { AgencySettings } from '@domain/agencies/agencies.ts';
import { getTokenClaims } from '@domain/access/claims.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { auth, requestAuth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import type { TeamMember } from '@domain/team/team.ts';
import { getActingToken } from '../stack/acting.ts';
import { findAuditEntry } from '../stack/audit.ts';
import { waitForMail } from '../stack/inbox.ts';
import { addPhone, makePhone } from '../stack/phone-codes.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Account;
/** A team member here and an admin in the other agency. */
let member: Account;
let adminToken: string;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(0)]);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
  member = await makeAccount({
    uid: `member-${tenant.key}`,
    held: { agencyTeam: [tenant.agencyId], admin: [otherTenant.agencyId] },
  });
  adminToken = admin.token;
});

const change = (body: object, token = adminToken) =>
  call<AgencySettings>('PATCH', `/agency/${tenant.agencyId}`, { token, body });
const listCastings = (token: string, agencyId = tenant.agencyId) =>
  call('GET', '/today', { token, headers: { 'x-agency-id': agencyId } });
const pickUser = async (uid: string) => (await firestore().doc(`users/${uid}`).get()).data() as User;
const getCode = async (token: string, agencyId?: string) => (await listCastings(token, agencyId)).error?.code;

describe('an agency that requires a second factor of its team', () => {
  it('lets only an admin with a second factor require it, to avoid a lockout', async () => {
    const refused = await change({ asksSecondFactor: true });
    expect([refused.status, refused.error.code]).toEqual([409, 'agency.secondFactorFirst']);
    expect((await pickUser(member.uid)).needsSecondFactor).toBeUndefined();
    adminToken = await addPhone(adminToken, makePhone());
    const { status, collection } = await change({ asksSecondFactor: true });
    expect(status).toBe(200);
    expect(collection.asksSecondFactor).toBe(true);
    expect((await change({ asksSecondFactor: true })).status).toBe(200);
  });

  it('refuses members who signed in without, in all their agencies', async () => {
    expect((await pickUser(member.uid)).needsSecondFactor).toBe(true);
    expect(await getCode(member.token)).toBe('auth.secondFactor');
    expect(await getCode(member.token, otherTenant.agencyId)).toBe('auth.secondFactor');

    const memberUser = { ...(await pickUser(member.uid)), id: member.uid };
    await expect
      .poll(async () => (await auth().getUser(member.uid)).customClaims)
      .toEqual(getTokenClaims(getUserClaims(memberUser, false)));
    expect((await listCastings(await addPhone(await getIdToken(member.email), makePhone()))).status).toBe(
      200,
    );
  });

  it('doesn’t require it of clients, talents or strangers', async () => {
    expect((await listCastings(tenant.clientToken)).status).toBe(200);
    expect((await listCastings(tenant.talentToken)).status).toBe(200);
    expect((await listCastings(otherTenant.teamToken, otherTenant.agencyId)).status).toBe(200);
  });

  it("accepts the admin's own second factor in an acting session", async () => {
    const mate = await makeAccount({ uid: `mate-${tenant.key}`, held: { agencyTeam: [tenant.agencyId] } });
    await change({ asksSecondFactor: true });
    expect(await getCode(mate.token)).toBe('auth.secondFactor');

    const { status, collection } = await call<{ token: string }>('POST', '/user/impersonate', {
      token: adminToken,
      body: { userId: mate.uid },
    });
    expect(status).toBe(200);

    const { idToken } = await requestAuth<{ readonly idToken: string }>(
      'identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken',
      { token: collection.token, returnSecureToken: true },
    );
    expect((await listCastings(idToken)).status).toBe(200);
  });

  it('requires it of new members', async () => {
    const email = `new-${tenant.key}@agency.example`.toLowerCase();
    const body = { name: 'Noa', lastName: 'Vidal', email, roles: ['agencyTeam'] };
    const { collection } = await call<{ id: string }>('POST', '/agencyTeam', { token: adminToken, body });
    expect((await pickUser(collection.id)).needsSecondFactor).toBe(true);

    const asAdmin = { roles: ['agencyTeam', 'admin'] };
    await call('PATCH', `/agencyTeam/${collection.id}`, { token: adminToken, body: asAdmin });

    const { docs } = await firestore().collection('memberships').where('userId', '==', collection.id).get();
    expect(docs.map((snapshot) => [snapshot.get('role'), snapshot.get('asksSecondFactor')])).toEqual(
      expect.arrayContaining([
        ['admin', true],
        ['agencyTeam', true],
      ]),
    );
  });

  it('does not show this to clients and the public, nor its muted emails', async () => {
    await change({ mutedNews: ['joined'] });
    const { slug } = (await firestore().doc(`agencies/${tenant.agencyId}`).get()).data() as { slug: string };
    const contract = await call('GET', `/agencyContract/slug/${slug}`);
    const config = await call('GET', '/', { token: tenant.clientToken });
    expect(config.collection).toMatchObject({ agencies: [{ id: tenant.agencyId }] });
    expect(JSON.stringify([contract, config])).not.toMatch(/asksSecondFactor|mutedNews/);
  });

  it('admits everyone when it no longer requires it', async () => {
    expect((await change({ asksSecondFactor: false })).collection.asksSecondFactor).toBe(false);
    expect((await pickUser(member.uid)).needsSecondFactor).toBeUndefined();
    expect((await listCastings(member.token)).status).toBe(200);
    expect((await listCastings(admin.token)).status).toBe(200);
  });
});

describe('the phone of a second factor', () => {
  const removePhones = (uid: string, token: string) => call('DELETE', `/agencyTeam/${uid}/phones`, { token });
  const makeTeamMember = async (name: string, agenciesByRole: Parameters<typeof makeAccount>[0]['held']) => {
    const account = await makeAccount({ uid: `${name}-${tenant.key}`, held: agenciesByRole });
    await addPhone(account.token, makePhone());
    return account;
  };
  const countPhones = async (uid: string) =>
    (await auth().getUser(uid)).multiFactor?.enrolledFactors.length ?? 0;

  it('is removed by another admin of the agency, who sees who has one; its owner is signed out and emailed', async () => {
    const owner = await makeTeamMember('lost', { agencyTeam: [tenant.agencyId] });
    const team = await call<readonly TeamMember[]>('GET', '/agencyTeam', { token: adminToken });
    expect(team.collection.find(({ id }) => id === owner.uid)?.hasTwoStep).toBe(true);
    expect((await removePhones(owner.uid, adminToken)).status).toBe(200);
    expect(await countPhones(owner.uid)).toBe(0);
    expect((await listCastings(owner.token)).status).toBe(401);
    expect((await waitForMail(owner.email)).subject).toBe('Your phones were removed from your account');
    const audit = await findAuditEntry(`users/${owner.uid}`);
    expect(audit.docs.map((entry) => entry.get('action') as string)).toContain('team.removePhones');
  });

  it('stays for anyone else, for the admin and for a person on two teams', async () => {
    const [account, shared, stranger] = [
      await makeTeamMember('own', { admin: [tenant.agencyId] }),
      await makeTeamMember('shared', { agencyTeam: [tenant.agencyId, otherTenant.agencyId] }),
      await makeTeamMember('stranger', { agencyTeam: [otherTenant.agencyId] }),
    ];

    const codes = [
      await removePhones(admin.uid, adminToken),
      await removePhones(shared.uid, adminToken),
      await removePhones(stranger.uid, adminToken),
      await removePhones(tenant.talents[0]!.id, adminToken),
      await removePhones(account.uid, tenant.teamToken),
      await removePhones(account.uid, await getActingToken(adminToken, shared.uid)),
    ].map(({ status, error }) => [status, error.code]);
    expect(codes).toMatchObject([
      [409, 'team.phonesOwn'],
      [409, 'team.phonesElsewhere'],
      [404, 'request.notFound'],
      [404, 'request.notFound'],
      [403, 'auth.forbidden'],
      [403, 'auth.forbidden'],
    ]);

    expect(await Promise.all([account, shared, stranger].map(({ uid }) => countPhones(uid)))).toEqual([
      1, 1, 1,
    ]);
  });

  it('is reported to its owner by the browser when removed or added', async () => {
    const owner = await makeTeamMember('told', { talent: [tenant.agencyId] });
    for (const change of ['added', 'removed'])
      expect((await call('POST', '/user/phone', { token: owner.token, body: { change } })).status).toBe(200);
    const mail = await waitForMail(owner.email, 1, ({ subject }) =>
      subject.startsWith('A phone was removed'),
    );
    expect(mail.text).toContain('If that wasn’t you');
  });
});
