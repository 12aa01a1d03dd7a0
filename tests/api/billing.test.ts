import { beforeAll, describe, expect, it } from 'vitest';
import type { BillingInformation } from '@domain/billing/billing.ts';
import type { Account } from '../stack/account.ts';
import { call } from '../stack/call.ts';
import { countMails, waitForMail } from '../stack/inbox.ts';
import { makeTalentAccount } from '../stack/talent.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { findAuditEntry } from '../stack/audit.ts';

let tenant: Tenant;
let otherTenant: Tenant;
let talent: Account;

beforeAll(async () => {
  [tenant, otherTenant] = await Promise.all([makeTenant(0), makeTenant(0)]);
});
setUpOnce(async () => {
  talent = await makeTalentAccount([tenant.agencyId, otherTenant.agencyId]);
});

const makeBilling = (change: object = {}) => ({
  talent: talent.uid,
  legalName: 'Vera Lund',
  vatTaxId: 'es 54362315-k',
  country: 'ESP',
  address: 'Calle Mayor 1',
  address2: '',
  city: 'Madrid',
  state: '',
  zip: '28013',
  phone: '+34 600 111 222',
  paypalEmail: 'Vera@pay.example',
  noPaypal: false,
  ...change,
});
const read = (token: string) =>
  call<BillingInformation>('GET', `/billing-information/${talent.uid}`, { token });
const create = (token: string, change: object = {}) =>
  call<BillingInformation>('POST', '/billing-information', { token, body: makeBilling(change) });
const update = (token: string, change: object = {}, id = talent.uid) =>
  call<BillingInformation>('PATCH', `/billing-information/${id}`, { token, body: makeBilling(change) });

describe('billing information', () => {
  it('is created once and then changed, with a tax id without separators', async () => {
    expect(await read(talent.token)).toMatchObject({ status: 200, collection: null });
    expect((await update(talent.token)).status).toBe(404);
    expect((await create(talent.token)).status).toBe(201);
    expect((await create(talent.token)).error.code).toBe('billing.exists');
    expect((await update(talent.token, { city: 'Lugo' })).status).toBe(200);

    expect((await read(talent.token)).collection).toMatchObject({
      city: 'Lugo',
      vatTaxId: 'ES54362315K',
      paypalEmail: 'vera@pay.example',
    });
  });

  it('is read and entered by the agency’s staff, separate for each agency', async () => {
    const { status, collection } = await create(tenant.teamToken);
    expect([status, collection.agencyIds]).toEqual([201, [tenant.agencyId]]);

    const stranger = await makeTenant(0);
    const sibling = await makeTalentAccount([tenant.agencyId]);
    for (const [token, refused] of [
      [stranger.teamToken, 404],
      [sibling.token, 404],
      [tenant.clientToken, 403],
    ] as const) {
      expect((await read(token)).status).toBe(refused);
      expect((await update(token)).status).toBe(refused);
    }

    expect((await update(sibling.token, {}, sibling.uid)).error.property).toBe('talent');
    expect((await read(otherTenant.teamToken)).status).toBe(200);
  });

  it('emails the talent when their payee changes, by anyone', async () => {
    await create(talent.token);
    await update(tenant.teamToken, { city: 'Lugo' });
    expect(await countMails(talent.email)).toBe(0);
    await update(tenant.teamToken, { paypalEmail: 'other@pay.example' });
    const { text } = await waitForMail(talent.email);
    expect(text).toContain('has changed the PayPal address');
    expect(text).not.toContain('other@pay.example');
    await update(talent.token, { noPaypal: true });
    expect(await countMails(talent.email)).toBe(2);
  });

  it('appears in the audit without accounts, by the names of changed fields', async () => {
    await create(talent.token);
    const subject = `billingInformation/${talent.uid}`;
    const { docs } = await findAuditEntry(subject);
    expect(docs).toHaveLength(1);
    expect(JSON.stringify(docs[0]?.data())).not.toContain('54362315');
    expect(docs[0]?.get('after')).toMatchObject({ fields: expect.arrayContaining(['vatTaxId']) as string[] });
  });

  it.each([
    [{ vatTaxId: '54362315A' }, 'vatTaxId', 'billing.taxId'],
    [{ country: 'FRA' }, 'vatTaxId', 'billing.taxId'],
    [{ paypalEmail: '' }, 'paypalEmail', 'billing.paypal'],
    [{ paypalEmail: 'vera' }, 'paypalEmail', 'registration.emailInvalid'],
    [{ legalName: '' }, 'legalName', 'validation.required'],
    [{ country: 'XXX' }, 'country', 'validation.countryUnknown'],
  ])('is refused with %j', async (change, property, code) => {
    const { status, error } = await create(talent.token, change);
    expect([status, error.property, error.code]).toEqual([422, property, code]);
    expect((await read(talent.token)).collection).toBeNull();
  });

  it('needs no PayPal address for a talent without one', async () => {
    const { collection } = await create(talent.token, { noPaypal: true });
    expect(collection).toMatchObject({ noPaypal: true, paypalEmail: '' });
  });
});
