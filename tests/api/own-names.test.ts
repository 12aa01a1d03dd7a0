import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TeamMember } from '@domain/team/team.ts';
import { makeAccount } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { setTalent, makeTalentRecord } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { makePerson, type Person } from './accounts.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let admin: Person;
let stranger: Person;
let member: Person;
const talents: string[] = [];
const ANA = { name: 'Ana María', lastName: 'Reyes' };

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  [admin, stranger] = await Promise.all([
    makePerson(tenant.agencyId, tenant.companyId, 'admin'),
    makePerson(otherTenant.agencyId, otherTenant.companyId, 'admin'),
  ]);
});
setUpOnce(async () => {
  member = await makePerson(tenant.agencyId, tenant.companyId, 'agencyTeam');
});
afterAll(async () => {
  await Promise.all(talents.map((id) => firestore().doc(`talents/${id}`).delete()));
  await refreshCopies(...talents);
});

const readDoc = async (path: string) => (await firestore().doc(path).get()).data();
const getNames = async (uid: string) => {
  const { docs } = await firestore().collection('memberships').where('userId', '==', uid).get();
  const user = await readDoc(`users/${uid}`);
  return [user?.['displayName'], ...docs.map((snapshot) => snapshot.get('displayName') as unknown)];
};
const findAudits = async (uid: string, action: string) =>
  (await findAuditEntry(`users/${uid}`, action)).docs.map((entry) => entry.data());
const rename = (id: string, body: object = ANA, by: string = admin.token) =>
  call<TeamMember>('PATCH', `/agencyTeam/${id}/name`, { token: by, body });
const callMyself = (token?: string, body: object = ANA) =>
  call<{ displayName: string }>('PATCH', '/user/name', { ...(token ? { token } : {}), body });
const makeMember = async (agenciesByRole: object) => {
  const uid = `named-${randomBytes(4).toString('hex')}`;
  const { token } = await makeAccount({ uid, held: agenciesByRole, user: { companyId: tenant.companyId } });
  return { uid, token };
};

describe('a team member’s name', () => {
  it('is changed everywhere by an admin of their agency, and audited', async () => {
    const { uid } = member;
    const { status, collection } = await rename(uid, { ...ANA, was: uid });
    expect([status, collection]).toMatchObject([
      200,
      { id: uid, name: 'Ana María Reyes', roles: ['agencyTeam'], state: 'active' },
    ]);

    expect(await getNames(uid)).toEqual(['Ana María Reyes', 'Ana María Reyes']);

    expect(await findAudits(uid, 'team.rename')).toMatchObject([
      {
        by: admin.uid,
        agencyId: tenant.agencyId,
        before: { displayName: uid },
        after: { displayName: 'Ana María Reyes' },
      },
    ]);

    const late = await rename(uid, { name: 'Eva', lastName: 'Gil', was: uid });
    expect([late.status, late.error.code]).toEqual([409, 'record.fieldStale']);
  });

  it('can’t be changed by others', async () => {
    const { uid } = member;
    for (const token of [member.token, tenant.teamToken, tenant.clientToken, tenant.talentToken])
      expect((await rename(uid, ANA, token)).status).toBe(403);
    expect((await rename(uid, ANA, stranger.token)).status).toBe(404);

    // Clients and talents of the agency are not in its team.
    const [client] = (await firestore().collection('users').where('companyId', '==', tenant.companyId).get())
      .docs;
    expect(client?.get('roles')).toEqual(['client']);
    expect((await rename(client?.id ?? '')).status).toBe(404);
    expect(await getNames(uid)).toEqual([uid, uid]);
    expect((await rename(uid)).status).toBe(200);
  });

  it('changes without affecting roles, claims or address', async () => {
    const { uid } = member;

    const readAccess = async () => {
      const { email, held, roles, agencyIds, accessVersion } = (await readDoc(`users/${uid}`)) ?? {};
      return { email, held, roles, agencyIds, accessVersion } as object;
    };

    const before = await readAccess();
    for (const more of [
      { roles: ['admin'] },
      { held: { admin: [tenant.agencyId] } },
      { email: 'x@y.example' },
    ])
      expect((await rename(uid, { ...ANA, ...more })).status).toBe(422);

    expect(await readAccess()).toEqual(before);
    expect(await getNames(uid)).toEqual([uid, uid]);
    expect((await rename(uid)).status).toBe(200);
    expect(await readAccess()).toEqual(before);
    expect(await getNames(uid)).toEqual(['Ana María Reyes', 'Ana María Reyes']);
    for (const lastName of ['', 'evil.example/x'])
      expect((await rename(uid, { name: 'Ana', lastName })).status).toBe(422);
    // Direction controls are dropped.
    expect((await rename(uid, { name: 'Ana', lastName: '\u202eseyeR' })).status).toBe(200);
    expect(await getNames(uid)).toEqual(['Ana seyeR', 'Ana seyeR']);
  });

  it('can only be changed by the person if they have another agency', async () => {
    const { agencyId } = tenant;
    const elsewhere = [
      { agencyTeam: [agencyId, otherTenant.agencyId] },
      { agencyTeam: [agencyId], client: [otherTenant.agencyId] },
    ];
    for (const roles of elsewhere) {
      const { uid, token } = await makeMember(roles);
      const refused = await rename(uid);
      expect([refused.status, refused.error.code]).toEqual([409, 'team.nameElsewhere']);
      expect(await getNames(uid)).toEqual([uid, uid, uid]);
      expect((await callMyself(token)).status).toBe(200);
      expect(await getNames(uid)).toEqual(['Ana María Reyes', 'Ana María Reyes', 'Ana María Reyes']);
    }
  });

  it('can be set by the agency in an invitation without changing the account', async () => {
    const { uid } = await makeMember({ agencyTeam: [otherTenant.agencyId] });
    const email = String((await auth().getUser(uid)).email);
    const body = { name: 'Tom', lastName: 'Reyes', email, roles: ['agencyTeam'] };
    const { id } = (await call<{ id: string }>('POST', '/agencyTeam', { token: admin.token, body }))
      .collection;
    expect((await rename(id, ANA, stranger.token)).status).toBe(404);
    expect((await rename(id)).collection).toMatchObject({ id, name: 'Ana María Reyes', state: 'invited' });

    const listed = await firestore()
      .collection('invitations')
      .where('source', '==', `teamInvites/${id}`)
      .get();
    expect(listed.docs.map((snapshot) => snapshot.get('name') as unknown)).toEqual(['Ana María Reyes']);
    expect(await getNames(uid)).toEqual([uid, uid]);
  });

  it('changes in the list of invitations for a person without an account', async () => {
    const email = `tom.${randomBytes(4).toString('hex')}@agency.example`;
    const body = { name: 'Tom', lastName: 'Reyes', email, roles: ['agencyTeam'] };
    const { id } = (await call<{ id: string }>('POST', '/agencyTeam', { token: admin.token, body }))
      .collection;
    expect((await rename(id)).collection).toMatchObject({ name: 'Ana María Reyes', state: 'invited' });
    const listed = await firestore().collection('invitations').where('source', '==', `users/${id}`).get();
    expect(listed.docs.map((snapshot) => snapshot.get('name') as unknown)).toEqual(['Ana María Reyes']);
  });
});

describe("a user's own name", () => {
  it('can be changed by users of every role, once, and is audited', async () => {
    const { uid, token } = member;
    expect((await callMyself(token)).collection).toEqual({ displayName: 'Ana María Reyes' });
    expect((await callMyself(token)).status).toBe(200);
    expect(await getNames(uid)).toEqual(['Ana María Reyes', 'Ana María Reyes']);
    expect(await findAudits(uid, 'accounts.changeName')).toMatchObject([
      { by: uid, agencyId: tenant.agencyId, before: { displayName: uid } },
    ]);
    expect((await callMyself()).status).toBe(401);

    const more = await callMyself(token, { ...ANA, roles: ['admin'] });
    expect(more.status).toBe(422);
  });

  it('cannot be changed by an acting admin', async () => {
    const { uid } = member;
    expect((await callMyself(await getActingToken(admin.token, uid))).status).toBe(403);
    expect(await getNames(uid)).toEqual([uid, uid]);
    expect((await callMyself(member.token)).status).toBe(200);
  });

  it("is copied to the user's talent, client and engineer records and to the roster", async () => {
    const { agencyId } = tenant;
    const { uid, token } = await makeMember({
      agencyTeam: [agencyId],
      talent: [agencyId],
      client: [agencyId],
      engineer: [agencyId],
    });
    talents.push(uid);

    const batch = firestore().batch();
    setTalent(
      batch,
      uid,
      makeTalentRecord([agencyId], { email: `${uid}@tests.example`, publicName: 'Vera L.' }),
    );

    for (const [of, seeded] of [
      ['clients', 'user-client-one'],
      ['engineers', 'user-engineer-one'],
    ] as const) {
      const record = await readDoc(`${of}/${seeded}`);
      batch.set(firestore().doc(`${of}/${uid}`), { ...record, agencyIds: [agencyId] });
    }

    await batch.commit();
    await refreshCopies(uid);
    expect((await callMyself(token)).status).toBe(200);
    expect(await readDoc(`talents/${uid}`)).toMatchObject({ ...ANA, fullName: 'Ana María Reyes' });
    expect(await readDoc(`clients/${uid}`)).toMatchObject(ANA);
    expect(await readDoc(`engineers/${uid}`)).toMatchObject({ ...ANA, fullName: 'Ana María Reyes' });
    // Clients know a voice by its public name.
    expect(await readDoc(`talentCache/${uid}`)).toMatchObject({ publicName: 'Vera L.' });

    const entries = await firestore().collection('roster').where('talentId', '==', uid).get();
    expect(entries.docs.map((entry) => entry.get('fullName') as unknown)).toEqual(['Ana María Reyes']);
    expect(new Set(await getNames(uid))).toEqual(new Set(['Ana María Reyes']));

    // The same through each form that changes a name.
    const forms = [`/client/${uid}`, `/talent/${uid}`, `/engineer/${uid}`];
    for (const [index, path] of forms.entries()) {
      const name = { name: 'Eva', lastName: `Gil ${index}` };
      expect((await call('PATCH', path, { token: admin.token, body: name })).status).toBe(200);

      const records = await Promise.all(
        ['talents', 'clients', 'engineers'].map((of) => readDoc(`${of}/${uid}`)),
      );
      expect([path, records.map((record) => record?.['lastName'] as unknown)]).toEqual([
        path,
        records.map(() => `Gil ${index}`),
      ]);

      expect([path, ...new Set(await getNames(uid))]).toEqual([path, `Eva Gil ${index}`]);
    }

    await Promise.all(['clients', 'engineers'].map((of) => firestore().doc(`${of}/${uid}`).delete()));
  });
});
