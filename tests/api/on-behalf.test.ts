import { FieldPath, type DocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { mayRead } from '@domain/access/access.policy.ts';
import { parseClaims } from '@domain/access/claims.ts';
import type { Vacation } from '@domain/rates/rates.ts';
import {
  toChangedRecordKey,
  type AgencyChanges,
  type ChangedCollection,
} from '@domain/talents/agency-change.ts';
import { PERSONAL_RECORDS } from '../../functions/src/features/privacy/erasure/personal-records.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { changeDemo, uploadDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { findAuditEntry } from '../stack/audit.ts';

let firstTenant: Tenant;
let secondTenant: Tenant;
let admin: Account;
let talent: Account;
beforeAll(async () => {
  [firstTenant, secondTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
  admin = await makeAccount({ uid: `behalf-${firstTenant.key}`, held: { admin: [firstTenant.agencyId] } });
});
setUpOnce(async () => {
  talent = await makeTalentAccount([firstTenant.agencyId, secondTenant.agencyId]);
});

const RATES = { currency: 'EUR', sessionFee: 25_000, usageFee: 12_000, minimumFee: 15_000 };
const BILLING = {
  legalName: 'Vera Lund SL',
  vatTaxId: '54362315K',
  country: 'ESP',
  address: 'Calle Mayor 1',
  address2: '',
  city: 'Madrid',
  state: '',
  zip: '28013',
  phone: '+34600111222',
  paypalEmail: '',
  noPaypal: true,
};
const saveRates = async (token: string) =>
  expect((await call('PATCH', `/talent/${talent.uid}/rates`, { token, body: RATES })).status).toBe(200);

const readChanges = async (): Promise<Partial<AgencyChanges>> =>
  ((await firestore().doc(`agencyChanges/${talent.uid}`).get()).data() ?? {}) as Partial<AgencyChanges>;
/** The agency that last changed the talent's record; undefined if the talent did. */
const getChangedBy = async (collection: ChangedCollection, id = talent.uid): Promise<string | undefined> =>
  (await readChanges()).changes?.[toChangedRecordKey(collection, id)]?.agencyId;

const toMillis = (entry: DocumentSnapshot): number => (entry.get('at') as Timestamp).toMillis();
/** For whom the latest entries about a record say it was changed, newest first. */
const listOnBehalf = async (subject: string): Promise<readonly unknown[]> => {
  const { docs } = await findAuditEntry(subject);
  return docs.sort((a, b) => toMillis(b) - toMillis(a)).map((entry) => entry.get('onBehalfOf') as unknown);
};

describe('an agency’s change for its talent', () => {
  it('is marked as such for rates, until the talent changes them', async () => {
    await saveRates(firstTenant.teamToken);
    expect(await getChangedBy('talentRates')).toBe(firstTenant.agencyId);
    await saveRates(talent.token);
    expect(await getChangedBy('talentRates')).toBeUndefined();
    expect(await listOnBehalf(`talentRates/${talent.uid}`)).toEqual([null, talent.uid]);
  });

  it('is marked as such for billing', async () => {
    const body = { ...BILLING, talent: talent.uid };
    const made = await call('POST', '/billing-information', { token: firstTenant.teamToken, body });
    expect([made.status, await getChangedBy('billingInformation')]).toEqual([201, firstTenant.agencyId]);
    const path = `/billing-information/${talent.uid}`;
    const answer = await call('PATCH', path, { token: talent.token, body });
    expect([answer.status, await getChangedBy('billingInformation')]).toEqual([200, undefined]);
    expect(await listOnBehalf(`billingInformation/${talent.uid}`)).toEqual([null, talent.uid]);
  });

  it('is marked per vacation', async () => {
    const path = `/talent/${talent.uid}/vacations`;

    const add = async (token: string, month: string) =>
      (await call<Vacation>('POST', path, { token, body: { from: `${month}-01`, to: `${month}-09` } }))
        .collection;

    const [staffs, vacation] = [
      await add(firstTenant.teamToken, '2031-01'),
      await add(talent.token, '2031-03'),
    ];

    const readChangedBy = async () => [
      await getChangedBy('vacations', staffs.id),
      await getChangedBy('vacations', vacation.id),
    ];

    expect(await readChangedBy()).toEqual([firstTenant.agencyId, undefined]);
    for (const { id } of [staffs, vacation])
      expect((await call('DELETE', `${path}/${id}`, { token: firstTenant.teamToken })).status).toBe(200);
    expect(await readChangedBy()).toEqual([undefined, undefined]);
    expect(await listOnBehalf(`vacations/${staffs.id}`)).toEqual([talent.uid, talent.uid]);
    expect(await listOnBehalf(`vacations/${vacation.id}`)).toEqual([talent.uid, null]);
  });

  it('is marked as such for a demo, but not for a verdict', async () => {
    const { collection: demo } = await uploadDemo(firstTenant.teamToken, talent.uid);

    const changeAs = async (token: string, change: object) => {
      expect((await changeDemo(token, demo, change)).status).toBe(200);
      return getChangedBy('demos', demo.id);
    };

    expect(await getChangedBy('demos', demo.id)).toBe(firstTenant.agencyId);
    expect(await changeAs(talent.token, { name: 'Mine' })).toBeUndefined();
    // An admin's verdict is the agency's, not the talent's.
    expect(await changeAs(admin.token, { reviewStatus: 'approved' })).toBeUndefined();
    expect(await changeAs(firstTenant.teamToken, { name: 'Ours' })).toBe(firstTenant.agencyId);
    expect(await listOnBehalf(`demos/${demo.id}`)).toEqual([talent.uid, null, null, talent.uid]);
  });

  it('leaves a note for the talent when a demo or vacation is deleted', async () => {
    const path = `/talent/${talent.uid}/vacations`;
    const body = { from: '2031-01-01', to: '2031-01-09' };
    const add = async () => (await call<Vacation>('POST', path, { token: talent.token, body })).collection.id;
    const remove = async (where: string, token: string) =>
      expect((await call('DELETE', where, { token })).status).toBe(200);
    // Their own removals aren't notified.
    await remove(`${path}/${await add()}`, talent.token);
    expect((await readChanges()).removals).toBeUndefined();

    await remove(`${path}/${await add()}`, firstTenant.teamToken);

    const { collection: demo } = await uploadDemo(talent.token, talent.uid);
    await remove(`/demo/${talent.uid}/${demo.id}`, admin.token);

    const by = { agencyId: firstTenant.agencyId, at: expect.anything() as unknown };
    const reply = [
      { ...by, kind: 'demo', name: demo.name },
      { ...by, kind: 'vacation', name: '2031-01-01/2031-01-09' },
    ];
    expect((await readChanges()).removals).toEqual(reply);
    expect(JSON.stringify(await readChanges())).not.toContain(admin.uid);
    // Days that are a vacation again weren't removed.
    await add();
    expect((await readChanges()).removals).toEqual(reply.slice(0, 1));
  });

  it('is hidden from staff of the talent’s other agency', async () => {
    await saveRates(admin.token);

    const body = { ...BILLING, talent: talent.uid };
    await call('POST', '/billing-information', { token: admin.token, body });

    const days = { from: '2031-01-01', to: '2031-01-09' };
    await call('POST', `/talent/${talent.uid}/vacations`, { token: admin.token, body: days });

    const [answer, gone] = [
      await uploadDemo(admin.token, talent.uid),
      await uploadDemo(admin.token, talent.uid, { fields: { name: 'Gone' } }),
    ];
    await changeDemo(admin.token, answer.collection, { reviewStatus: 'approved' });
    await call('DELETE', `/demo/${talent.uid}/${gone.collection.id}`, { token: admin.token });
    await call('POST', `/connectionSession/${talent.uid}`, { token: admin.token, body: {} });

    const result = { status: 'passed', quality: 'GOOD', comment: 'Fine' };
    await call('PATCH', `/connectionSession/${talent.uid}`, { token: admin.token, body: result });

    const claims = parseClaims(
      { held: { AGENCY_TEAM: [secondTenant.agencyId], ADMIN: [secondTenant.agencyId] }, emailVerified: true },
      'rival',
    );
    const read: string[] = [];
    for (const { collection, by } of PERSONAL_RECORDS.filter(({ of }) => of === 'talent')) {
      const all = firestore().collection(collection);
      const { docs } =
        by === 'id'
          ? await all.where(FieldPath.documentId(), '==', talent.uid).get()
          : await all.where(by, '==', talent.uid).get();
      for (const found of docs) {
        const record = { ...found.data(), id: found.id };
        if (!mayRead({ uid: 'rival', claims }, collection, record)) continue;
        read.push(collection);
        const { agencyIds: _members, ...rest } = found.data();
        expect(JSON.stringify(rest), found.ref.path).not.toContain(firstTenant.agencyId);
        // All agencies of a talent see who reviewed a demo.
        const { engineer: _reviewer, earlierReviews: _earlier, ...reply } = rest;
        expect(JSON.stringify(reply), found.ref.path).not.toContain(admin.uid);
      }
    }

    expect(read).toEqual(expect.arrayContaining(['talentRates', 'billingInformation', 'vacations', 'demos']));
    expect(read).toContain('connectionSessions');
  });
});
