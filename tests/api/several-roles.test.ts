import { beforeAll, expect, it } from 'vitest';
import type { RolesPerAgency } from '@domain/access/roles.ts';
import type { Page } from '@domain/contract.ts';
import { makeAccount } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

let ownerTenant: Tenant;
let otherTenant: Tenant;
beforeAll(async () => {
  [ownerTenant, otherTenant] = await Promise.all([makeTenant(21), makeTenant(2)]);
});

/** All pages of a demo list. */
const listDemos = async (token: string, agency?: string): Promise<readonly string[]> => {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const query: string = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`;
    const { status, collection } = await call<Page<{ id: string }>>('GET', `/demo${query}`, {
      token,
      ...(agency === undefined ? {} : { agency }),
    });
    expect(status).toBe(200);
    ids.push(...collection.items.map(({ id }) => id));
    ({ cursor } = collection);
  } while (cursor !== undefined);

  return ids;
};

it('a retry is answered for its agency, and only while the person has the role', async () => {
  const [here, there] = [ownerTenant.agencyId, otherTenant.agencyId];
  const admin = await makeAccount({ uid: `both-${ownerTenant.key}`, held: { admin: [here, there] } });

  const invite = (agency: string) =>
    call<{ id: string }>('POST', '/agencyTeam', {
      token: admin.token,
      agency,
      headers: { 'Idempotency-Key': 'one key' },
      body: {
        email: `new-${ownerTenant.key}@tests.example`,
        name: 'New',
        lastName: 'Person',
        roles: ['agencyTeam'],
      },
    });

  const made = await invite(here);
  expect(made.status).toBe(201);
  expect((await invite(here)).collection).toEqual(made.collection);
  expect((await invite(there)).status).toBe(201);

  const listed = await call<readonly { readonly email: string }[]>('GET', '/agencyTeam', {
    token: admin.token,
    agency: there,
  });
  expect(listed.collection.map(({ email }) => email)).toContain(`new-${ownerTenant.key}@tests.example`);

  await firestore()
    .doc(`users/${admin.uid}`)
    .update({ 'held.admin': [there], 'held.client': [here] });
  const refused = await invite(here);
  expect([refused.status, refused.error.code]).toEqual([403, 'auth.forbidden']);
});

it('no token of a reply is stored for replays', async () => {
  const talent = await makeAccount({
    uid: `feed-${ownerTenant.key}`,
    held: { talent: [ownerTenant.agencyId] },
  });

  const make = () =>
    call<{ address: string }>('POST', '/calendar/address', {
      token: talent.token,
      headers: { 'Idempotency-Key': 'an address' },
      body: {},
    });

  const { status, collection } = await make();
  expect(status).toBe(200);
  expect((await make()).collection.address).toContain('token=');

  const stored = await firestore()
    .collection('idempotency')
    .where('people', 'array-contains', talent.uid)
    .get();
  expect(stored.size).toBe(1);
  expect(JSON.stringify(stored.docs.map((document) => document.data()))).not.toContain(
    collection.address.slice(-40),
  );
});

it('a person with several roles gets the demos of each of them', async () => {
  const ofAgency = ownerTenant.talents.map(({ demoId }) => demoId);
  const [reviewed] = otherTenant.talents;
  const name = `own-${ownerTenant.key}`;
  const [here, there] = [[ownerTenant.agencyId], [otherTenant.agencyId]];

  const cases: readonly (readonly [RolesPerAgency, readonly string[]])[] = [
    [{ client: here, engineer: there }, [reviewed!.demoId, ...ofAgency]],
    [{ agencyTeam: here, engineer: there }, [reviewed!.demoId, ...ofAgency]],
    [{ talent: here, engineer: there }, [reviewed!.demoId, name]],
    [{ talent: here, client: here }, [name, ...ofAgency]],
    [{ talent: here, engineer: there, client: here }, [reviewed!.demoId, name, ...ofAgency]],
  ];

  const template = (await firestore().doc(`demos/${reviewed!.demoId}`).get()).data() ?? {};
  for (const [number, [agenciesByRole, expected]] of cases.entries()) {
    const user = agenciesByRole.client ? { companyId: ownerTenant.companyId } : {};
    const { uid, token } = await makeAccount({
      uid: `several-${number}-${ownerTenant.key}`,
      held: agenciesByRole,
      user,
    });
    await firestore().doc(`demos/${reviewed!.demoId}`).update({ assignedTo: uid });

    const waiting = { talentId: uid, agencyIds: here, reviewStatus: 'pending', approved: false };
    if (agenciesByRole.talent)
      await firestore()
        .doc(`demos/${name}`)
        .set({ ...template, ...waiting });

    const found = await listDemos(token, ownerTenant.agencyId);
    expect([...found].sort(), JSON.stringify(agenciesByRole)).toEqual([...expected].sort());
  }

  await firestore().doc(`demos/${reviewed!.demoId}`).update({ assignedTo: null });
  await firestore().doc(`demos/${name}`).delete();
});

it('an admin who acts as an engineer gets the demos of their own agency only', async () => {
  const agenciesByRole = { engineer: [ownerTenant.agencyId, otherTenant.agencyId] };
  const [{ uid, token }, admin] = await Promise.all([
    makeAccount({ uid: `reviewer-${ownerTenant.key}`, held: agenciesByRole }),
    makeAccount({ uid: `admin-${ownerTenant.key}`, held: { admin: [ownerTenant.agencyId] } }),
  ]);
  const [here, there] = [ownerTenant, otherTenant].map(({ talents }) => talents[0]!.demoId);
  for (const id of [here, there]) await firestore().doc(`demos/${id!}`).update({ assignedTo: uid });
  expect([...(await listDemos(token))].sort()).toEqual([here, there].sort());
  expect(await listDemos(await getActingToken(admin.token, uid))).toEqual([here]);
});
