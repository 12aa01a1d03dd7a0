import { beforeAll, expect, it } from 'vitest';
import type { Invoice } from '@domain/orders/invoices.ts';
import { APP, firestore } from '../stack/admin.ts';
import { EURO_ACCOUNT, saveAccounts } from '../stack/bank-accounts.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { readPdfFiles } from '../stack/pdf-text.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let admin: Person;
let client: Person;

const { show, place, move } = makeOrderCalls();

const saveTerms = (change: object) =>
  call('PUT', '/billingTerms', { token: admin.token, body: makeBillingTerms(change) });

const getFile = (path: string, token: string) =>
  fetch(`${APP}/api${path}`, { headers: { Authorization: `Bearer ${token}` } });

const read = async (path: string, token: string) =>
  Buffer.from(await (await getFile(path, token)).arrayBuffer());

/** Orders a new project with a discount, confirms it, and returns its invoice. */
const order = async (): Promise<Invoice> => {
  const { id } = (await makeOrderable(tenant)).project;
  await show(client.token, id);
  const body = { extras: [{ label: 'Regular client', amount: -1_000 }] };
  expect((await call('PUT', `/order/${id}/extras`, { token: tenant.teamToken, body })).status).toBe(200);
  const { collection } = await show(client.token, id);
  expect((await place(client.token, id, collection.priceKey, 'PO 7')).status).toBe(201);
  expect((await move(admin.token, id, 'confirmed')).status).toBe(200);
  const { docs } = await firestore().collection('invoices').where('orderId', '==', id).get();
  return { id: docs[0]?.id, ...docs[0]?.data() } as Invoice;
};

beforeAll(async () => {
  tenant = await makeTenant(1);
  const { agencyId, companyId } = tenant;
  admin = await makePerson(agencyId, companyId, 'admin');
  client = await makePerson(agencyId, companyId, 'client');
  await saveTable(admin.token, 0);
  await saveAccounts(admin.token, { accounts: [{ ...EURO_ACCOUNT, bic: 'CAIXESBBXXX', note: 'Caixa' }] });
  expect((await call('POST', '/billing', { token: client.token, body: BILLING })).status).toBe(201);
});

it('an invoice without the agency’s tax number has no e-invoice', async () => {
  expect((await saveTerms({})).status).toBe(200);
  const { id } = await order();

  expect(readPdfFiles(await read(`/invoice/${id}`, client.token))).toEqual([]);
  const answer = await call('GET', `/invoice/${id}/ubl`, { token: client.token });
  expect(answer.error).toMatchObject({ status: 409, code: 'invoice.noTaxId' });
});

it('an invoice’s PDF contains its data, and its UBL has the same amounts', async () => {
  expect((await saveTerms({ vatTaxId: 'B58378431', basedOn: 1 })).status).toBe(200);
  const { id, number } = await order();

  const [cii = '', ...more] = readPdfFiles(await read(`/invoice/${id}`, client.token));
  expect(more).toEqual([]);
  expect(cii).toContain(`<ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode>`);
  expect(cii).toContain('<ram:GrandTotalAmount>640.00</ram:GrandTotalAmount>');
  expect(cii).toContain('<ram:Reason>Regular client</ram:Reason>');
  expect(cii).toContain('<ram:IBANID>ES9121000418450200051332</ram:IBANID>');

  for (const token of [client.token, tenant.teamToken]) {
    const answer = await getFile(`/invoice/${id}/ubl`, token);
    expect(answer.headers.get('Content-Type')).toContain('application/xml');
    const ubl = await answer.text();
    expect(ubl).toContain(`<cbc:ID>${number}</cbc:ID>`);
    expect(ubl).toContain('<cbc:PayableAmount currencyID="EUR">640.00</cbc:PayableAmount>');
  }

  const stranger = await makeTenant(0);
  const competitor = await makePerson(tenant.agencyId, `other-${tenant.key}`, 'client');
  for (const token of [competitor.token, stranger.teamToken])
    expect((await call('GET', `/invoice/${id}/ubl`, { token })).status).toBe(404);
  expect((await call('GET', `/invoice/${id}/ubl`, { token: tenant.talentToken })).status).toBe(403);
});

it('an agency can leave the data out of its PDFs', async () => {
  const change = { vatTaxId: 'B58378431', eInvoice: false, basedOn: 2 };
  expect((await saveTerms(change)).status).toBe(200);
  const { id } = await order();

  expect(readPdfFiles(await read(`/invoice/${id}`, client.token))).toEqual([]);
  expect((await getFile(`/invoice/${id}/ubl`, client.token)).status).toBe(200);
});
