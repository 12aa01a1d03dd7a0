import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '@domain/contract.ts';
import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { runLedger } from '../stack/ledger.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let admin: Person;
let cast: Cast;
let assetId: string;
const { show, place, move } = makeOrderCalls();
const CLOCK = { scheme: 'clock', value: 'AAA/BBBB001/030' };
const AD_ID = { scheme: 'adId', value: 'ABCD1234567H' };

beforeAll(async () => {
  tenant = await makeTenant(1);
  admin = await makePerson(tenant.agencyId, tenant.companyId, 'admin');
  await saveTable(admin.token, 0);
  await call('POST', '/billing', { token: tenant.clientToken, body: BILLING });
  await call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms() });
  cast = await makeOrderable(tenant);
  const assets = firestore().collection('voiceAssets').where('projectId', '==', cast.project.id);
  assetId = (await assets.get()).docs[0]?.id ?? '';
});

const setIdentifiers = (token: string, identifiers: readonly object[]) =>
  call('PATCH', `/voiceAsset/${assetId}`, { token, body: { identifiers } });
const readRow = async (token: string) =>
  (await call<Page<LicenceRow>>('GET', '/soldLicence', { token })).collection.items[0];

describe('the codes of an asset', () => {
  it('have the shape of their scheme, and are entered by its client and the staff', async () => {
    for (const [wrong, property] of [
      [{ scheme: 'adId', value: 'ABCD123' }, 'identifiers[0].value'],
      [{ scheme: 'clock', value: 'AAA-001' }, 'identifiers[0].value'],
      [{ scheme: 'isan', value: '1' }, 'identifiers[0].scheme'],
    ] as const) {
      const refused = await setIdentifiers(tenant.clientToken, [wrong]);
      expect([refused.status, refused.error.property]).toEqual([422, property]);
    }

    expect((await setIdentifiers(tenant.clientToken, [AD_ID])).status).toBe(200);
    expect((await setIdentifiers(tenant.teamToken, [CLOCK])).status).toBe(200);
    const stranger = await makeTenant(0);
    expect((await setIdentifiers(stranger.clientToken, [])).status).toBe(404);
    expect((await setIdentifiers(tenant.talentToken, [])).status).toBe(403);
  });

  it('are on the invoice, in the ledger and its file, and follow a later change', async () => {
    const { id } = cast.project;
    const { collection } = await show(tenant.clientToken, id);
    await place(tenant.clientToken, id, collection.priceKey);
    expect((await move(admin.token, id, 'confirmed')).status).toBe(200);
    await runLedger();

    const invoices = await firestore().collection('invoices').where('orderId', '==', id).get();
    expect(invoices.docs[0]?.get('licences')).toMatchObject([{ identifiers: [CLOCK] }]);
    expect((await readRow(tenant.clientToken))?.identifiers).toEqual([CLOCK]);

    // A code doesn't change the price that was accepted.
    expect((await setIdentifiers(tenant.clientToken, [CLOCK, AD_ID])).status).toBe(200);
    expect((await show(tenant.clientToken, id)).collection.priceKey).toBe(collection.priceKey);
    await runLedger();
    expect((await readRow(admin.token))?.identifiers).toEqual([CLOCK, AD_ID]);

    const headers = { Authorization: `Bearer ${tenant.clientToken}` };
    const file = await (await fetch(`${APP}/api/soldLicence/csv`, { headers })).text();
    expect(file).toContain('Ad-ID or clock number');
    expect(file).toContain('AAA/BBBB001/030, ABCD1234567H');
  });
});
