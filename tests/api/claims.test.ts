import { beforeAll, describe, expect, it } from 'vitest';
import { AGENCY_ID_MAX } from '@domain/access/claims.ts';
import type { SiteConfig } from '@domain/accounts/accounts.api.ts';
import { setClaims } from '../../functions/src/claims/set-claims.ts';
import { db } from '../../functions/src/firestore/db.ts';
import { auth, firestore, idTokenOf } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { agencyRecord, makeTenant, type Tenant } from '../stack/tenant.ts';

// The functions' own client has to be set up before anybody uses it.
db();

let tenant: Tenant;
let uid: string;
let ids: readonly string[];
const by = { uid: 'client', realUid: 'the-admin' };
const occasion = () => ({ agencyId: tenant.agencyId, action: 'tests.setClaims' });
const claimsOf = async () => (await auth().getUser(uid)).customClaims;
const recordOf = async () => (await firestore().collection('users').doc(uid).get()).data();
const auditOf = async () =>
  (await firestore().collection('audit').where('subject', '==', `users/${uid}`).get()).docs.map((found) =>
    found.data(),
  );

beforeAll(async () => {
  tenant = await makeTenant(0);
  uid = `client-${tenant.key}`;
  ids = Array.from({ length: 60 }, (_, index) => `${tenant.key}-${index}`.padEnd(AGENCY_ID_MAX, 'x'));
  const batch = firestore().batch();
  for (const id of ids) batch.set(firestore().collection('agencies').doc(id), agencyRecord(id));
  await batch.commit();
});

describe('setting claims', () => {
  it('takes forty agencies, and the account works in each of them', async () => {
    await setClaims(by, uid, { agencies: ids.slice(0, 40) }, occasion());
    const record = await recordOf();
    expect(await claimsOf()).toMatchObject({ roles: ['client'], agencies: ids.slice(0, 40), user_id: uid });
    expect(record).toMatchObject({
      roles: ['client'],
      agencyIds: ids.slice(0, 40),
      companyId: tenant.companyId,
    });
    const token = await idTokenOf(`client.${tenant.key}@tests.example`);
    const { status, collection } = await call<SiteConfig>('GET', '/', { token, agency: ids[39] ?? '' });
    expect([status, collection.agencies.length]).toEqual([200, 40]);
    expect((await call('GET', '/', { token, agency: ids[40] ?? '' })).status).toBe(403);
  });

  it('tells open browsers when it happened, and the audit who did it', async () => {
    const before = Number((await recordOf())?.['claimsChangedAt'].toMillis());
    await setClaims(by, uid, { agencies: [tenant.agencyId] }, occasion());
    expect(Number((await recordOf())?.['claimsChangedAt'].toMillis())).toBeGreaterThan(before);
    expect(await auditOf()).toContainEqual(
      expect.objectContaining({
        by: 'the-admin',
        as: 'client',
        agencyId: tenant.agencyId,
        before: expect.objectContaining({ agencies: ids.slice(0, 40) }) as unknown,
        after: expect.objectContaining({ agencies: [tenant.agencyId] }) as unknown,
      }),
    );
  });

  it.each<[string, () => object, string, string]>([
    ['more agencies than fit', () => ({ agencies: ids }), 'claims.tooLarge', 'agencies'],
    ['an unknown agency', () => ({ agencies: ['agency-nine'] }), 'claims.unknownAgency', 'agencies'],
    ['an unknown role', () => ({ roles: ['boss'] }), 'claims.unknownRole', 'roles'],
    [
      'an unknown status',
      () => ({ accountValidationStatus: 'MAYBE' }),
      'claims.unknownStatus',
      'accountValidationStatus',
    ],
  ])('refuses %s and changes nothing', async (_, change, code, property) => {
    const before = [await claimsOf(), await recordOf(), (await auditOf()).length];
    await expect(setClaims(by, uid, change(), occasion())).rejects.toMatchObject({
      status: 422,
      code,
      detail: { property },
    });
    expect([await claimsOf(), await recordOf(), (await auditOf()).length]).toEqual(before);
  });

  it('knows nobody without an account or a record', async () => {
    await expect(setClaims(by, 'nobody', {}, occasion())).rejects.toMatchObject({ status: 404 });
    await firestore().collection('users').doc('no-account').set({ roles: [] });
    await expect(setClaims(by, 'no-account', {}, occasion())).rejects.toMatchObject({ status: 404 });
  });

  it('twice at the same moment loses neither', async () => {
    await Promise.all([
      setClaims(by, uid, { roles: ['client', 'talent'] }, occasion()),
      setClaims(by, uid, { agencies: [tenant.agencyId, 'agency-one'] }, occasion()),
      setClaims(by, uid, { accountValidationStatus: 'ACCEPTED' }, occasion()),
    ]);
    const roles = ['client', 'talent'];
    const agencies = [tenant.agencyId, 'agency-one'];
    expect(await claimsOf()).toMatchObject({ roles, agencies, accountValidationStatus: 'ACCEPTED' });
    expect(await recordOf()).toMatchObject({ roles, agencyIds: agencies });
  });
});
