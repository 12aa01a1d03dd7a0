import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteConfig } from '@domain/accounts/accounts.api.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeClientRecord } from '../stack/clients.ts';
import { AGENCY_NAME, makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';

let tenant: Tenant;
let otherTenant: Tenant;
beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(1), makeTenant(1)]);
});

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const search = '/demoCache?language=eng';

describe('the caller', () => {
  it('may be a client of the agency', async () => {
    const answer = await call<{ items: { id: string }[] }>('GET', search, { token: tenant.clientToken });
    expect(answer.status).toBe(200);
    expect(answer.collection.items.map(({ id }) => id)).toEqual([tenant.talents[0]?.demoId]);
  });

  it('cannot forge a role, as claims come from the account', async () => {
    const [header, payload] = tenant.talentToken.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
    const agenciesByRole = { CLIENT: [tenant.agencyId], ADMIN: [tenant.agencyId] };
    const forged = `${header}.${encode({ ...claims, held: agenciesByRole, roles: ['ADMIN'] })}.`;
    const { status, error } = await call('GET', '/talentCache', { token: forged });
    expect([status, error.code]).toEqual([403, 'auth.forbidden']);
  });

  it('must belong to the chosen agency', async () => {
    const answer = await call('GET', search, { token: tenant.clientToken, agency: tenant.agencyId });
    expect(answer.status).toBe(200);
    const foreign = await call('GET', search, { token: tenant.clientToken, agency: otherTenant.agencyId });
    expect([foreign.status, foreign.error.code]).toEqual([403, 'auth.wrongAgency']);
  });

  it('must choose an agency if they have several', async () => {
    const token = await getIdToken('multi@agency-one.example');
    const without = await call('GET', search, { token });
    expect([without.status, without.error.code]).toEqual([422, 'auth.agencyRequired']);
    expect((await call('GET', search, { token, agency: 'agency-two' })).status).toBe(200);
  });

  it.each([
    ['unverified@agency-one.example', 'auth.unverifiedEmail'],
    ['pending@agency-one.example', 'auth.notAccepted'],
    ['rejected@agency-one.example', 'auth.notAccepted'],
    ['noagency@agency-one.example', 'auth.noAgencies'],
  ])('is refused as %s', async (email, code) => {
    const { status, error } = await call('GET', search, { token: await getIdToken(email) });
    expect([status, error.code]).toEqual([403, code]);
  });

  it('is refused with a token of an account disabled since', async () => {
    const fresh = await makeTenant(1);
    expect((await call('GET', search, { token: fresh.clientToken })).status).toBe(200);
    await firestore().doc(`users/client-${fresh.key}`).update({ disabled: true });
    expect((await call('GET', search, { token: fresh.clientToken })).status).toBe(401);
  });
});

describe('the site config', () => {
  it('returns branding to anyone, and the user’s data when signed in', async () => {
    const anonymous = await call('GET', '/');
    expect(anonymous.collection).toMatchObject({
      user: null,
      agencies: [],
      branding: {
        title: 'Voice Casting',
        icon: '/favicon.svg',
        supportContactEmails: ['support@voice-casting.example'],
      },
      signInProviderSettings: { identity: { apiKey: 'demo-key' } },
      searchPublicKey: null,
      paymentPublicKey: null,
      pushPublicKey: expect.stringMatching(/^B[\w-]{86}$/),
      loadedConfig: true,
      platformAgencies: expect.arrayContaining([expect.objectContaining({ publicName: AGENCY_NAME })]),
    });

    const signedIn = await call('GET', '/', { token: tenant.clientToken });
    expect(signedIn.collection).toMatchObject({
      user: { roles: ['client'], companyId: tenant.companyId },
      agencies: [{ id: tenant.agencyId }],
      links: expect.arrayContaining([
        { id: 'projects', label: 'nav.projects', path: addresses.projects.path },
      ]),
    });
  });

  it("reports a registration's status and contact only to people without access", async () => {
    const people = await Promise.all(
      (['pending', 'rejected', 'unverified', 'welcome', 'noAgencies'] as const).map((standing) =>
        makePerson(tenant.agencyId, tenant.companyId, 'client', standing),
      ),
    );
    const replies = await Promise.all(people.map(({ token }) => call<SiteConfig>('GET', '/', { token })));
    const agency = { publicName: AGENCY_NAME, contactEmail: 'agency@tests.example' };
    expect(replies.map(({ status, collection }) => [status, collection.review])).toEqual([
      [200, { status: 'PENDING', agency }],
      [200, { status: 'REJECTED', agency }],
      [200, null],
      [200, null],
      [200, { status: 'CLOSED', agency: null }],
    ]);

    expect(replies.slice(0, 3).map(({ collection }) => collection.user)).toEqual([null, null, null]);
    expect((await call<SiteConfig>('GET', '/')).collection.review).toBeNull();
  });

  it('shows the agency that blocks a person as their contact', async () => {
    const admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
    const client = await makePerson(tenant.agencyId, tenant.companyId, 'client');
    const record = makeClientRecord(`${client.uid}@tests.example`, [tenant.agencyId], tenant.companyId);
    await firestore().doc(`clients/${client.uid}`).set(record);

    const blocked = await call('PATCH', `/client/${client.uid}`, {
      token: admin.token,
      body: { status: 'blocked' },
    });
    expect(blocked.status).toBe(200);

    const { collection } = await call<SiteConfig>('GET', '/', { token: client.token });
    const agency = { publicName: AGENCY_NAME, contactEmail: 'agency@tests.example' };
    expect(collection.review).toEqual({ status: 'CLOSED', agency });
  });
});
