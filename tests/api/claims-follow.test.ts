import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Timestamp } from 'firebase-admin/firestore';
import { makeAccount } from '../stack/account.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson } from './accounts.ts';

let firstTenant: Tenant;
let secondTenant: Tenant;
beforeAll(async () => {
  [firstTenant, secondTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
});

const getClaims = async (uid: string) => (await auth().getUser(uid)).customClaims;
const makeWaiting = async (agencies: readonly string[]) => {
  const uid = `waiting-${randomBytes(4).toString('hex')}`;
  await makeAccount({
    uid,
    held: { client: agencies },
    status: 'PENDING',
    user: { companyId: firstTenant.companyId },
  });

  const seeded = (await firestore().doc('clients/user-client-one').get()).data();
  await firestore()
    .doc(`clients/${uid}`)
    .set({ ...seeded, agencyIds: agencies, companyId: firstTenant.companyId });

  return uid;
};

describe('claims', () => {
  it('follow a decision after a crash between commit and claims, and the mail follows them', async () => {
    const uid = await makeWaiting([firstTenant.agencyId]);
    // The API's commit, without the claims that a dead process would have set.
    const batch = firestore().batch();
    batch.update(firestore().doc(`memberships/${firstTenant.agencyId}_${uid}_client`), {
      accountValidationStatus: 'ACCEPTED',
      decidedAt: Timestamp.now(),
      announce: true,
    });

    batch.update(firestore().doc(`users/${uid}`), {
      held: { client: [firstTenant.agencyId] },
      accountValidationStatus: 'ACCEPTED',
      accessVersion: 1,
    });

    await batch.commit();

    const findMails = async () =>
      (await firestore().collection('mail').where('to', '==', `${uid}@tests.example`).get()).docs;
    await expect.poll(async () => (await findMails()).length).toBe(1);

    expect(await getClaims(uid)).toMatchObject({
      held: { CLIENT: [firstTenant.agencyId] },
      accountValidationStatus: 'ACCEPTED',
      accessVersion: 1,
    });

    expect((await findMails())[0]?.get('params')).toMatchObject({ accepted: true });

    const user = (await firestore().doc(`users/${uid}`).get()).data();
    expect(user).toMatchObject({ accessVersion: 1, claimsVersion: 1 });
  });

  it('include both of two agencies’ simultaneous decisions', async () => {
    const uid = await makeWaiting([firstTenant.agencyId, secondTenant.agencyId]);
    const admins = await Promise.all(
      [firstTenant, secondTenant].map(({ agencyId, companyId }) => makePerson(agencyId, companyId, 'admin')),
    );
    const decide = (token: string | undefined, accountValidationStatus: string) =>
      call('PATCH', `/client/${uid}`, { token, body: { accountValidationStatus } });
    const answers = await Promise.all([
      decide(admins[0]?.token, 'ACCEPTED'),
      decide(admins[1]?.token, 'REJECTED'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);

    await expect
      .poll(() => getClaims(uid))
      .toMatchObject({
        held: { CLIENT: [firstTenant.agencyId] },
        accountValidationStatus: 'ACCEPTED',
        accessVersion: 2,
      });
  });
});

describe('an admin of an agency', () => {
  it('decides for the own agency only, and can’t see another’s decision', async () => {
    const uid = await makeWaiting([firstTenant.agencyId, secondTenant.agencyId]);
    const [first, second] = await Promise.all(
      [firstTenant, secondTenant].map(({ agencyId, companyId }) => makePerson(agencyId, companyId, 'admin')),
    );
    const body = { accountValidationStatus: 'REJECTED' };
    expect((await call('PATCH', `/client/${uid}`, { token: first?.token, body })).status).toBe(200);

    const listSeen = async (token: string | undefined) =>
      (await call<{ accountValidationStatus: string }>('GET', `/client/${uid}`, { token })).collection
        .accountValidationStatus;

    expect([await listSeen(first?.token), await listSeen(second?.token)]).toEqual(['REJECTED', 'PENDING']);
    expect(await getClaims(uid)).toMatchObject({ accountValidationStatus: 'PENDING', held: { CLIENT: [] } });
  });
});
