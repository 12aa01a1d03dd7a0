import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, type Account } from '../stack/account.ts';
import { getActingToken } from '../stack/acting.ts';
import { auth, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makeClientRecord } from '../stack/clients.ts';

interface Shared {
  readonly agencyIds: readonly string[];
  readonly company?: Shared | null;
  readonly confirmedBy?: readonly string[];
}

let ownerTenant: Tenant;
let otherTenant: Tenant;
let admin: Account;

beforeAll(async () => {
  [ownerTenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  admin = await makeAccount({ uid: `admin-${ownerTenant.key}`, held: { admin: [ownerTenant.agencyId] } });
});

const getBothAgencies = () => [ownerTenant.agencyId, otherTenant.agencyId];

const makeClient = async (uid: string, agencyIds: readonly string[]): Promise<Account> => {
  const client = await makeAccount({
    uid,
    held: { client: agencyIds },
    user: { companyId: ownerTenant.companyId },
  });
  await firestore()
    .doc(`clients/${uid}`)
    .set(makeClientRecord(client.email, agencyIds, ownerTenant.companyId));
  return client;
};

describe('a change of a person shared with another agency', () => {
  it('returns both agencies to the talent, and each agency only itself', async () => {
    const talent = await makeTalentAccount(getBothAgencies());
    const save = (token: string) =>
      call<Shared>('PATCH', `/talent/${talent.uid}`, { token, body: { cityOfResidence: 'Oslo' } });
    expect((await save(talent.token)).collection.agencyIds).toEqual(getBothAgencies());
    expect((await save(ownerTenant.teamToken)).collection.agencyIds).toEqual([ownerTenant.agencyId]);
    expect((await save(otherTenant.teamToken)).collection.agencyIds).toEqual([otherTenant.agencyId]);
    expect((await firestore().doc(`talents/${talent.uid}`).get()).get('agencyIds')).toEqual(
      getBothAgencies(),
    );
  });

  it('reveals no other agency of a client or a company', async () => {
    const uid = `client-of-both-${ownerTenant.key}`;
    const client = await makeClient(uid, getBothAgencies());
    await firestore().doc(`companies/${ownerTenant.companyId}`).update({ agencyIds: getBothAgencies() });
    const save = (token: string) =>
      call<Shared>('PATCH', `/client/${uid}`, { token, body: { cityOfResidence: 'Lugo' } });
    expect((await save(client.token)).collection.agencyIds).toEqual(getBothAgencies());
    const seen = (await save(admin.token)).collection;
    expect([seen.agencyIds, seen.company?.agencyIds]).toEqual([
      [ownerTenant.agencyId],
      [ownerTenant.agencyId],
    ]);
  });

  it('is visible to its author’s agency without a chosen agency', async () => {
    const all = [(await makeTenant(0)).agencyId, ...getBothAgencies()];
    const shared = await makeAccount({
      uid: `admin-of-both-${ownerTenant.key}`,
      held: { admin: getBothAgencies() },
    });
    const talent = await makeTalentAccount(all, {
      languages: [
        { alpha3: 'eng', main: true, type: 'native' },
        { alpha3: 'fra', main: false, type: 'native' },
      ],
    });
    const client = await makeClient(`client-of-all-${ownerTenant.key}`, all);
    await auth().updateUser(talent.uid, { emailVerified: false });

    const acting = await getActingToken(shared.token, talent.uid);

    const answers = [
      await call('PATCH', `/talent/${talent.uid}`, {
        token: shared.token,
        body: { cityOfResidence: 'Oslo' },
      }),
      await call('PATCH', `/talent/${talent.uid}`, { token: acting, body: { cityOfResidence: 'Bergen' } }),
      await call('DELETE', `/talent/userLanguage/${talent.uid}_fra`, { token: shared.token }),
      await call('GET', `/talent/send-new-link/${talent.uid}`, { token: shared.token }),
      await call('PATCH', `/client/${client.uid}`, {
        token: shared.token,
        body: { cityOfResidence: 'Oslo' },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));

    const read = async (agencyId: string): Promise<number> => {
      const entries = firestore().collection('audit').where('agencyId', '==', agencyId);
      const changes = (await entries.where('by', '==', shared.uid).get()).docs;
      return changes.filter((entry) => entry.get('action') !== 'accounts.impersonate').length;
    };

    expect(await Promise.all(all.map(read))).toEqual([0, answers.length, 0]);
  });

  it('shows the agency only its own confirmation of a deletion', async () => {
    const talent = await makeTalentAccount(getBothAgencies());
    const ask = { token: talent.token, body: {} };
    expect((await call<Shared>('POST', '/privacy/deletion-request', ask)).collection.agencyIds).toEqual(
      getBothAgencies(),
    );
    const path = `/privacy/deletion-request/${talent.uid}/confirm`;
    const { collection } = await call<Shared>('POST', path, { token: ownerTenant.teamToken, body: {} });
    expect([collection.agencyIds, collection.confirmedBy]).toEqual([
      [ownerTenant.agencyId],
      [ownerTenant.agencyId],
    ]);
  });
});
