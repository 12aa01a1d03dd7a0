import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BillingInformation } from '@domain/billing/billing.ts';
import type { Serialised } from '@domain/contract.ts';
import type { RatesPage, Vacation } from '@domain/rates/rates.ts';
import type { ChangedForTalent } from '@domain/talents/agency-change.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { makeAccount, type Account } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { changeDemo, uploadDemo, type StoredDemo } from '../stack/demos.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';

type Told = Serialised<ChangedForTalent>;

let one: Tenant;
let two: Tenant;
let admin: Account;
let talent: Account;
beforeAll(async () => {
  [one, two] = await Promise.all([makeTenant(0), makeTenant(0)]);
  admin = await makeAccount({ uid: `behalf-${one.key}`, held: { admin: [one.agencyId] } });
});
beforeEach(async () => {
  talent = await makeTalentAccount([one.agencyId, two.agencyId]);
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
const saveRates = (token: string) =>
  call<RatesPage>('PATCH', `/talent/${talent.uid}/rates`, { token, body: RATES });
const readRates = async (token: string) =>
  (await call<RatesPage>('GET', `/talent/${talent.uid}/rates`, { token })).collection.changedByAgency;
const theirs = () => ({ agencyId: one.agencyId, at: expect.any(String) as string });

const millis = (entry: DocumentSnapshot): number => (entry.get('at') as Timestamp).toMillis();
/** For whom the newest entries about a record say that it was changed, the latest first. */
const behalfIn = async (subject: string): Promise<readonly unknown[]> => {
  const { docs } = await firestore().collection('audit').where('subject', '==', subject).get();
  return docs.sort((a, b) => millis(b) - millis(a)).map((entry) => entry.get('onBehalfOf') as unknown);
};

describe('what an agency changes for its talent', () => {
  it('is recorded as such with rates, until the talent changes them', async () => {
    expect((await saveRates(one.teamToken)).collection.changedByAgency).toEqual(theirs());
    expect(await readRates(talent.token)).toEqual(theirs());
    const subject = `talentRates/${talent.uid}`;
    expect(await behalfIn(subject)).toEqual([talent.uid]);
    expect((await saveRates(talent.token)).collection.changedByAgency).toBeNull();
    expect(await readRates(one.teamToken)).toBeNull();
    expect(await behalfIn(subject)).toEqual([null, talent.uid]);
  });

  it('is told to that agency and its talent, and to no other agency of theirs', async () => {
    await saveRates(one.teamToken);
    expect(await readRates(one.teamToken)).toEqual(theirs());
    expect(await readRates(two.teamToken)).toBeNull();
    // Clients who may see what a session costs hear of nothing else.
    const card = await firestore().doc(`talentRateCards/${one.agencyId}_${talent.uid}`).get();
    expect(card.data()).not.toHaveProperty('changedByAgency');
  });

  it('names no person of the agency', async () => {
    await saveRates(admin.token);
    const stored = (await firestore().doc(`talentRates/${talent.uid}`).get()).data() ?? {};
    expect(Object.keys(stored['changedByAgency'] as object).sort()).toEqual(['agencyId', 'at']);
    expect(JSON.stringify(stored)).not.toContain(admin.uid);
  });

  it('is recorded as such with billing', async () => {
    const body = { ...BILLING, talent: talent.uid };
    const made = await call<Serialised<BillingInformation>>('POST', '/billing-information', {
      token: one.teamToken,
      body,
    });
    expect([made.status, made.collection.changedByAgency]).toEqual([201, theirs()]);
    const path = `/billing-information/${talent.uid}`;
    const read = async (token: string) => (await call<Told>('GET', path, { token })).collection;
    expect((await read(talent.token)).changedByAgency).toEqual(theirs());
    expect((await read(two.teamToken)).changedByAgency).toBeNull();
    const own = await call<Told>('PATCH', path, { token: talent.token, body });
    expect([own.status, own.collection.changedByAgency]).toEqual([200, null]);
    expect(await behalfIn(`billingInformation/${talent.uid}`)).toEqual([null, talent.uid]);
  });

  it('is recorded as such with vacations, each by itself', async () => {
    const path = `/talent/${talent.uid}/vacations`;
    const add = async (token: string, month: string) =>
      (await call<Vacation>('POST', path, { token, body: { from: `${month}-01`, to: `${month}-09` } }))
        .collection;
    const [staffs, own] = [await add(one.teamToken, '2031-01'), await add(talent.token, '2031-03')];
    const read = async (token: string) =>
      (await call<readonly Told[]>('GET', path, { token })).collection.map(
        ({ changedByAgency }) => changedByAgency,
      );
    expect(await read(talent.token)).toEqual([theirs(), null]);
    expect(await read(two.teamToken)).toEqual([null, null]);
    for (const { id } of [staffs, own])
      expect((await call('DELETE', `${path}/${id}`, { token: one.teamToken })).status).toBe(200);
    expect(await behalfIn(`vacations/${staffs.id}`)).toEqual([talent.uid, talent.uid]);
    expect(await behalfIn(`vacations/${own.id}`)).toEqual([talent.uid, null]);
  });

  it('is recorded as such with a demo, and a verdict is not', async () => {
    const { collection: demo } = await uploadDemo(one.teamToken, talent.uid);
    const changedBy = async (token: string, change: object): Promise<unknown> =>
      ((await changeDemo(token, demo, change)).collection as StoredDemo & Told).changedByAgency;
    expect((demo as StoredDemo & Told).changedByAgency).toEqual(theirs());
    expect(await changedBy(talent.token, { name: 'Mine' })).toBeNull();
    // An admin who gives a verdict speaks for the agency, and not for the talent.
    expect(await changedBy(admin.token, { reviewStatus: 'approved' })).toBeNull();
    expect(await changedBy(one.teamToken, { name: 'Ours' })).toEqual(theirs());
    expect(await behalfIn(`demos/${demo.id}`)).toEqual([talent.uid, null, null, talent.uid]);
    const shown = await firestore().doc(`demoCache/${demo.id}`).get();
    expect(shown.data()).not.toHaveProperty('changedByAgency');
  });

  it('leaves a note for the talent where a demo or a vacation is gone, and none to other agencies', async () => {
    type Page = Serialised<Pick<Talent, 'removedByAgency'>>;
    const read = async (token: string) =>
      (await call<Page>('GET', `/talent/${talent.uid}`, { token })).collection.removedByAgency ?? [];
    const path = `/talent/${talent.uid}/vacations`;
    const body = { from: '2031-01-01', to: '2031-01-09' };
    const add = async () => (await call<Vacation>('POST', path, { token: talent.token, body })).collection.id;
    const remove = async (where: string, token: string) =>
      expect((await call('DELETE', where, { token })).status).toBe(200);
    // Their own removals are nothing to be told of.
    await remove(`${path}/${await add()}`, talent.token);
    expect(await read(talent.token)).toEqual([]);

    await remove(`${path}/${await add()}`, one.teamToken);
    const { collection: demo } = await uploadDemo(talent.token, talent.uid);
    await remove(`/demo/${talent.uid}/${demo.id}`, admin.token);
    const told = [
      { ...theirs(), kind: 'demo', name: demo.name },
      { ...theirs(), kind: 'vacation', name: '2031-01-01/2031-01-09' },
    ];
    expect(await read(talent.token)).toEqual(told);
    expect(await read(one.teamToken)).toEqual(told);
    expect(await read(two.teamToken)).toEqual([]);
    const stored = (await firestore().doc(`talents/${talent.uid}`).get()).get('removedByAgency') as unknown;
    expect(JSON.stringify(stored)).not.toContain(admin.uid);
    // Days that are a vacation again were not removed.
    await add();
    expect(await read(talent.token)).toEqual(told.slice(0, 1));
  });
});
