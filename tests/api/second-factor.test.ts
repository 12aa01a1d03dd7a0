import { beforeAll, describe, expect, it } from 'vitest';
import type { AgencySettings } from '@domain/agencies/agencies.ts';
import { getTokenClaims } from '@domain/access/claims.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { auth, requestAuth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { addPhone, makePhone } from '../stack/phone-codes.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let tenant: Tenant;
let other: Tenant;
let admin: Account;
/** A team member here and an admin in the other agency. */
let member: Account;
let adminToken: string;

beforeAll(async () => {
  [tenant, other] = await Promise.all([makeTenant(1), makeTenant(0)]);
  admin = await makeAccount({ uid: `admin-${tenant.key}`, held: { admin: [tenant.agencyId] } });
  member = await makeAccount({
    uid: `member-${tenant.key}`,
    held: { agencyTeam: [tenant.agencyId], admin: [other.agencyId] },
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
  it('is required by an admin who has one, not by one it would lock out', async () => {
    const refused = await change({ asksSecondFactor: true });
    expect([refused.status, refused.error.code]).toEqual([409, 'agency.secondFactorFirst']);
    expect((await pickUser(member.uid)).needsSecondFactor).toBeUndefined();
    adminToken = await addPhone(adminToken, makePhone());
    const { status, collection } = await change({ asksSecondFactor: true });
    expect(status).toBe(200);
    expect(collection.asksSecondFactor).toBe(true);
    expect((await change({ asksSecondFactor: true })).status).toBe(200);
  });

  it('keeps those out who came in without, in every agency of theirs', async () => {
    expect((await pickUser(member.uid)).needsSecondFactor).toBe(true);
    expect(await getCode(member.token)).toBe('auth.secondFactor');
    expect(await getCode(member.token, other.agencyId)).toBe('auth.secondFactor');
    const own = { ...(await pickUser(member.uid)), id: member.uid };
    await expect
      .poll(async () => (await auth().getUser(member.uid)).customClaims)
      .toEqual(getTokenClaims(getUserClaims(own, false)));
    expect((await listCastings(await addPhone(await getIdToken(member.email), makePhone()))).status).toBe(
      200,
    );
  });

  it("doesn't require it of clients, talents or strangers", async () => {
    expect((await listCastings(tenant.clientToken)).status).toBe(200);
    expect((await listCastings(tenant.talentToken)).status).toBe(200);
    expect((await listCastings(other.teamToken, other.agencyId)).status).toBe(200);
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

  it('requires it of new team members', async () => {
    const email = `new-${tenant.key}@agency.example`.toLowerCase();
    const body = { name: 'Noa', lastName: 'Vidal', email, roles: ['agencyTeam'] };
    const { collection } = await call<{ id: string }>('POST', '/agencyTeam', { token: adminToken, body });
    expect((await pickUser(collection.id)).needsSecondFactor).toBe(true);
    const asAdmin = { roles: ['agencyTeam', 'admin'] };
    await call('PATCH', `/agencyTeam/${collection.id}`, { token: adminToken, body: asAdmin });
    const { docs } = await firestore().collection('memberships').where('userId', '==', collection.id).get();
    expect(docs.map((one) => [one.get('role'), one.get('asksSecondFactor')])).toEqual(
      expect.arrayContaining([
        ['admin', true],
        ['agencyTeam', true],
      ]),
    );
  });

  it('stays out of what clients and the public read of an agency, as do its muted emails', async () => {
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
