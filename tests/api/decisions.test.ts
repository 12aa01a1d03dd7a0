import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getTokenClaims } from '@domain/access/claims.ts';
import { toAccess, toMembershipId, type Membership } from '@domain/access/memberships.ts';
import { getUserClaims, type User } from '@domain/accounts/accounts.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { syncClaims } from '../../functions/src/auth/claims/sync-claims.ts';
import { startOwnApi } from '../stack/own-api.ts';
import { auth, firestore, getIdToken } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let address: string;
let firstTenant: Tenant;
let secondTenant: Tenant;
let admins: readonly [Person, Person];
beforeAll(async () => {
  const server = await startOwnApi();
  address = server.address;
  [firstTenant, secondTenant] = [await makeTenant(0), await makeTenant(0)];
  const makeAdmin = () => makePerson(firstTenant.agencyId, firstTenant.companyId, 'admin');
  admins = [await makeAdmin(), await makeAdmin()];
  return server.stop;
});

const pickUser = async (uid: string) =>
  ({ ...(await firestore().doc(`users/${uid}`).get()).data(), id: uid }) as User;
const getMemberships = async (uid: string): Promise<readonly Membership[]> => {
  const { docs } = await firestore().collection('memberships').where('userId', '==', uid).get();
  return docs.map((snapshot) => ({ ...snapshot.data(), id: snapshot.id }) as Membership);
};

/** Record and memberships agree, and claims follow. */
const expectWhole = async (uid: string): Promise<User> => {
  const user = await pickUser(uid);
  const { held, accountValidationStatus } = toAccess(await getMemberships(uid));
  const sortLists = (lists: User['held']) =>
    Object.fromEntries(Object.entries(lists).map(([role, ids]) => [role, [...ids].sort()]));
  expect(sortLists(user.held)).toEqual(sortLists(held));
  expect(user.accountValidationStatus).toEqual(accountValidationStatus);
  const claims = JSON.parse(JSON.stringify(getTokenClaims(getUserClaims(user, true)))) as object;
  await expect.poll(async () => (await auth().getUser(uid)).customClaims).toEqual(claims);
  return user;
};

const makeTalent = () => makeTalentAccount([firstTenant.agencyId]);
const decide = (path: string, status: object, by: Person = admins[0]) =>
  call('PATCH', path, { token: by.token, body: status, at: address });
const inviteFrom = async (tenant: Tenant, email: string) =>
  (
    await call<SelfServiceInvite>('POST', '/userAgencySelfServiceInvite', {
      token: tenant.teamToken,
      body: { name: 'Ana', lastName: 'Costa', email, language: 'eng' },
      at: address,
    })
  ).collection;
const accept = (id: string, token: string) =>
  call('POST', `/userAgencySelfServiceInvite/${id}`, { token, body: { action: 'accept' }, at: address });

describe('decisions at the same moment', () => {
  it('of two admins who differ end in one of them, everywhere', async () => {
    for (let round = 0; round < 5; round += 1) {
      const client = await makePerson(firstTenant.agencyId, firstTenant.companyId, 'client', 'pending');
      await firestore()
        .doc(`clients/${client.uid}`)
        .set({
          name: 'A',
          lastName: 'B',
          email: `${client.uid}@tests.example`,
          agencyIds: [firstTenant.agencyId],
          companyId: firstTenant.companyId,
          roleInCompany: 'x',
          countryOfResidence: 'ESP',
          cityOfResidence: 'x',
          createdAt: new Date(),
          updatedAt: new Date(),
        });

      const answers = await Promise.all([
        decide(`/client/${client.uid}`, { accountValidationStatus: 'ACCEPTED' }),
        decide(`/client/${client.uid}`, { accountValidationStatus: 'REJECTED' }, admins[1]),
        decide(`/client/${client.uid}`, { status: 'blocked' }, admins[1]),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);

      const user = await expectWhole(client.uid);
      expect(user.accessVersion).toBe(3);

      const [membership] = await getMemberships(client.uid);
      expect(membership?.blocked).toBe(true);

      const read = await call('GET', '/project', { token: client.token, at: address });
      expect(read.status).toBe(403);
    }
  });

  it('of an agency that blocks and a talent who joins another both apply', async () => {
    for (let round = 0; round < 5; round += 1) {
      const talent = await makeTalent();
      const { id } = await inviteFrom(secondTenant, talent.email);
      const [joined, blocked] = await Promise.all([
        accept(id, talent.token),
        decide(`/talent/${talent.uid}`, { status: 'blocked' }),
      ]);
      expect([joined.status, blocked.status]).toEqual([200, 200]);

      const user = await expectWhole(talent.uid);
      expect(user.held).toEqual({ talent: [secondTenant.agencyId] });

      const shown = await firestore().doc(`talentCache/${talent.uid}`).get();
      expect(shown.get('agencyIds')).toEqual([secondTenant.agencyId]);
    }
  });
});

describe('claims', () => {
  it('that the provider rejects at first follow later; until then the decision applies anyway', async () => {
    const talent = await makeTalent();
    const before = (await auth().getUser(talent.uid)).customClaims;
    const broken = vi.spyOn(auth(), 'setCustomUserClaims').mockRejectedValue(new Error('out of reach'));
    expect((await decide(`/talent/${talent.uid}`, { status: 'blocked' })).status).toBe(200);
    await expect(syncClaims(talent.uid))
      .rejects.toThrow('out of reach')
      .catch(() => undefined);
    expect((await call('GET', `/talent/${talent.uid}`, { token: talent.token, at: address })).status).toBe(
      403,
    );
    broken.mockRestore();
    await syncClaims(talent.uid);
    await expectWhole(talent.uid);
    expect((await auth().getUser(talent.uid)).customClaims).not.toEqual(before);

    // The record denies an older session, and a new sign-in too.
    const token = await getIdToken(talent.email);
    expect((await call('GET', `/talent/${talent.uid}`, { token, at: address })).status).toBe(403);
  });

  it('that would grow too large make an invitation fail with a message, and without partial changes', async () => {
    const talent = await makeTalent();
    const many = Array.from({ length: 40 }, (_, number) => `agency-${String(number).padStart(3, '0')}`);
    const batch = firestore().batch();
    for (const agencyId of many) {
      const id = toMembershipId(agencyId, talent.uid, 'talent');
      batch.set(firestore().doc(`memberships/${id}`), {
        agencyId,
        userId: talent.uid,
        role: 'talent',
        blocked: false,
      });
    }

    await batch.commit();

    const { id } = await inviteFrom(secondTenant, talent.email);
    const paths = ['talents', 'talentCache', 'users'].map((name) => `${name}/${talent.uid}`);

    const readAll = async () =>
      Promise.all(
        [...paths, `selfServiceInvites/${id}`].map(async (path) =>
          (await firestore().doc(path).get()).data(),
        ),
      );

    // Claims of the new account are recorded a moment after its creation.
    await expect.poll(async () => (await readAll())[2]).toHaveProperty('claimsVersion');

    const before = await readAll();
    const refused = await accept(id, talent.token);
    expect([refused.status, refused.error.code]).toEqual([422, 'claims.tooLarge']);
    expect(refused.error.message).toMatch(/^[A-Z].+\.$/);
    expect(await readAll()).toEqual(before);
    expect(await getMemberships(talent.uid)).toHaveLength(41);
  });
});
