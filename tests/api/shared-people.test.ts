import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../stack/admin.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { call } from '../stack/call.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

interface Shared {
  readonly agencyIds: readonly string[];
  readonly company?: Shared | null;
  readonly confirmedBy?: readonly string[];
}

let mine: Tenant;
let other: Tenant;
let admin: Account;

beforeAll(async () => {
  [mine, other] = await Promise.all([makeTenant(0), makeTenant(0)]);
  admin = await makeAccount({ uid: `admin-${mine.key}`, held: { admin: [mine.agencyId] } });
});

const both = () => [mine.agencyId, other.agencyId];

describe('a change of somebody whom another agency has too', () => {
  it('answers the talent with both, and names to each agency itself alone', async () => {
    const talent = await makeTalentAccount(both());
    const save = (token: string) =>
      call<Shared>('PATCH', `/talent/${talent.uid}`, { token, body: { cityOfResidence: 'Oslo' } });
    expect((await save(talent.token)).collection.agencyIds).toEqual(both());
    expect((await save(mine.teamToken)).collection.agencyIds).toEqual([mine.agencyId]);
    expect((await save(other.teamToken)).collection.agencyIds).toEqual([other.agencyId]);
    expect((await firestore().doc(`talents/${talent.uid}`).get()).get('agencyIds')).toEqual(both());
  });

  it('names no other agency of a client, nor of the company', async () => {
    const uid = `client-of-both-${mine.key}`;
    const client = await makeAccount({ uid, held: { client: both() }, user: { companyId: mine.companyId } });
    const now = new Date();
    await firestore().doc(`companies/${mine.companyId}`).update({ agencyIds: both() });
    await firestore()
      .doc(`clients/${uid}`)
      .set({
        ...{ name: 'Ana', lastName: 'Costa', email: client.email, roleInCompany: 'PRODUCER' },
        ...{
          companyId: mine.companyId,
          agencyIds: both(),
          countryOfResidence: 'ESP',
          cityOfResidence: 'Vigo',
        },
        ...{ createdAt: now, updatedAt: now },
      });
    const save = (token: string) =>
      call<Shared>('PATCH', `/client/${uid}`, { token, body: { cityOfResidence: 'Lugo' } });
    expect((await save(client.token)).collection.agencyIds).toEqual(both());
    const seen = (await save(admin.token)).collection;
    expect([seen.agencyIds, seen.company?.agencyIds]).toEqual([[mine.agencyId], [mine.agencyId]]);
  });

  it('says of a deletion what the agency itself has confirmed', async () => {
    const talent = await makeTalentAccount(both());
    const ask = { token: talent.token, body: {} };
    expect((await call<Shared>('POST', '/privacy/deletion-request', ask)).collection.agencyIds).toEqual(
      both(),
    );
    const path = `/privacy/deletion-request/${talent.uid}/confirm`;
    const { collection } = await call<Shared>('POST', path, { token: mine.teamToken, body: {} });
    expect([collection.agencyIds, collection.confirmedBy]).toEqual([[mine.agencyId], [mine.agencyId]]);
  });
});
