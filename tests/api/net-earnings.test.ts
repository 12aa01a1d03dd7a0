import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { PayoutRunRow } from '@domain/payouts/payouts.ts';
import { getBalance, type Earning, type OwnEarning } from '@domain/orders/earnings.ts';
import type { TalentWork } from '@domain/talents/talent-work.api.ts';
import type { TermsPage } from '@domain/talents/talent-terms.ts';
import { makeAccount } from '../stack/account.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

/** 200 for the session and 300 for the licence. */
const EARNED = 50_000;

let tenant: Tenant;
let admin: Person;
let client: Person;
let cast: Cast;
const { show, place, move } = makeOrderCalls();

beforeAll(async () => {
  tenant = await makeTenant(2);
  const { agencyId, companyId } = tenant;
  [admin, client] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'client'),
  ]);
  expect((await saveTable(admin.token, 0)).status).toBe(201);
  await call('POST', '/billing', { token: client.token, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
});
beforeEach(async () => {
  cast = await makeOrderable(tenant);
});

const getProjectId = () => cast.project.id;
const listEarnings = async (): Promise<readonly Earning[]> => {
  const found = await firestore().collection('earnings').where('orderId', '==', getProjectId()).get();
  return found.docs.map((snapshot) => snapshot.data() as Earning);
};
const confirmOrder = async () => {
  const { collection } = await show(client.token, getProjectId());
  expect((await place(client.token, getProjectId(), collection.priceKey)).status).toBe(201);
  expect((await move(admin.token, getProjectId(), 'confirmed')).status).toBe(200);
};

describe('what a talent gets of a fee', () => {
  const DETAILS = {
    iban: '',
    address: {},
    taxStatus: { vat: 'charged', rate: 2_100 },
    withholding: { kind: 'standard', rate: 1_500, usageRate: 2_400 },
  };
  let token: string;
  beforeAll(async () => {
    const uid = tenant.talents[0]?.id ?? '';
    token = (await makeAccount({ uid, held: { talent: [tenant.agencyId] } })).token;
  });

  const stateTaxes = async (change: object = {}) =>
    expect((await call('PUT', '/payment-details', { token, body: { ...DETAILS, ...change } })).status).toBe(
      200,
    );
  const agreeOn = async (shares: readonly object[]) => {
    const path = `/talent/${tenant.talents[0]?.id}/terms`;
    const updatedAt = (await call<TermsPage>('GET', path, { token: admin.token })).collection.updatedAt;
    const body = { shares, ...(updatedAt ? { updatedAt } : {}) };
    expect((await call('PATCH', path, { token: admin.token, body })).status).toBe(200);
  };

  afterEach(async () => {
    await agreeOn([]);
    await firestore().doc(`paymentDetails/${tenant.talents[0]?.id}`).delete();
  });

  it('is stored at the confirmation with its rules, and follows their taxes while unpaid', async () => {
    await stateTaxes();
    await agreeOn([{ rate: 2_000, from: '2026-01-01' }]);
    await confirmOrder();

    // 400.00 after the share: 84.00 VAT, 15 % of 160.00 and 24 % of 240.00 withheld.
    const [agreed] = await listEarnings();
    expect(agreed).toMatchObject({
      amount: EARNED,
      share: 10_000,
      vat: 8_400,
      withholding: 8_160,
      net: 40_240,
    });
    expect(agreed?.rules?.share).toEqual({ rate: 2_000, from: '2026-01-01', source: 'talentTerms' });
    expect(agreed?.roles).toMatchObject([{ amount: EARNED, usage: 30_000 }]);

    await agreeOn([{ rate: 5_000, from: '2026-01-01' }]);
    await stateTaxes({ taxStatus: { vat: 'exempt', rate: 0 } });
    expect(await listEarnings()).toMatchObject([{ share: 10_000, vat: 0, withholding: 8_160, net: 31_840 }]);

    const shown = expect.objectContaining({ amount: EARNED, share: 10_000, net: 31_840 }) as object;
    const { collection } = await call<Page<OwnEarning>>('GET', '/earning', { token });
    expect(collection.items).toEqual(expect.arrayContaining([shown]));
    const path = `/talent/${tenant.talents[0]?.id}/work`;
    const work = await call<TalentWork>('GET', path, { token: admin.token });
    expect(work.collection.earnings).toEqual(expect.arrayContaining([shown]));
  });

  it('is what a payout pays, and stays as paid', async () => {
    await agreeOn([{ rate: 2_000, from: '2026-01-01' }]);
    await confirmOrder();
    await move(admin.token, getProjectId(), 'paid');

    const { token: adminToken } = admin;
    const body = { currency: 'EUR', executionDay: getDayFromNow(60), means: 'other' };
    const run = await call<PayoutRunRow>('POST', '/payoutRun', { token: adminToken, body });
    const act = (part: string, settled?: object) =>
      call('POST', `/payoutRun/${run.collection.id}/${part}`, { token: adminToken, body: settled });
    await act('approval');
    await act('settlement', { paidOn: getDayFromNow(0) });
    expect(await listEarnings()).toMatchObject([{ state: 'paid', net: 40_000, paid: 40_000 }]);

    await stateTaxes();
    expect(await listEarnings()).toMatchObject([{ vat: 0, net: 40_000 }]);

    await move(admin.token, getProjectId(), 'cancelled');
    const [cancelled] = await listEarnings();
    expect(cancelled && getBalance(cancelled)).toBe(-40_000);
  });

  it('is payable after the confirmation where the agency pays so, by its usual share', async () => {
    const save = (change: object, basedOn: number) =>
      call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms({ ...change, basedOn }) });
    const payable = { event: 'confirmed', days: 10 };
    const shares = [{ rate: 1_000, from: '2026-01-01' }];
    expect((await save({ payable, shares }, 1)).status).toBe(200);
    await confirmOrder();

    expect(await listEarnings()).toMatchObject([
      { state: 'payable', payableOn: getDayFromNow(10), payable, net: EARNED - 5_000 },
    ]);
    expect((await save({}, 2)).status).toBe(200);
  });
});
