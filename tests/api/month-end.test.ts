import { beforeAll, expect, it } from 'vitest';
import type { MonthEnd } from '@domain/monthEnd/month-end.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

const ACCOUNTS = {
  clients: '430',
  revenue: '705',
  vat: '477',
  fees: '623',
  withholding: '4751',
  bank: '572',
};

let tenant: Tenant;
let admin: Person;
let client: Person;

const { show, place, move, pay } = makeOrderCalls();
const read = (token = admin.token) => call<MonthEnd>('GET', '/monthEnd', { token });

const order = async (): Promise<string> => {
  const { id } = (await makeOrderable(tenant)).project;
  const { collection } = await show(client.token, id);
  expect((await place(client.token, id, collection.priceKey)).status).toBe(201);
  return id;
};

const readFile = async (month: string, token = admin.token) => {
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'en' };
  const answer = await fetch(`${APP}/api/monthEnd/bookkeeping?month=${month}&layout=comma`, { headers });
  const lines = (await answer.text()).split('\r\n').filter(Boolean);
  return { status: answer.status, rows: lines.slice(1).map((line) => line.split(',')) };
};

beforeAll(async () => {
  tenant = await makeTenant(1);
  const { agencyId, companyId } = tenant;
  admin = await makePerson(agencyId, companyId, 'admin');
  client = await makePerson(agencyId, companyId, 'client');
  await saveTable(admin.token, 0);
  const body = makeBillingTerms({ accounts: ACCOUNTS });
  expect((await call('PUT', '/billingTerms', { token: admin.token, body })).status).toBe(200);
  const address = { ...BILLING, country: 'ESP', vatTaxId: 'ESB12345674' };
  expect((await call('POST', '/billing', { token: client.token, body: address })).status).toBe(201);
});

it('an empty month has nothing to do', async () => {
  const nothing = { count: 0, hasMore: false, sums: [] };
  expect((await read()).collection).toEqual({
    toInvoice: { ...nothing, orders: [] },
    awaited: { ...nothing, papers: [] },
    overdue: { ...nothing, orders: [] },
  });
});

it('admins see what to invoice and what is overdue', async () => {
  const [, late, paid] = [await order(), await order(), await order()];
  for (const id of [late, paid]) expect((await move(admin.token, id, 'confirmed')).status).toBe(200);
  await firestore()
    .doc(`orders/${late}`)
    .update({ dueOn: getDayFromNow(-5) });
  expect((await pay(admin.token, paid, 78_650, getDayFromNow(0))).status).toBe(201);

  const { collection } = await read();
  expect(collection.toInvoice).toMatchObject({ count: 1, sums: [{ currency: 'EUR', amount: 78_650 }] });
  expect(collection.toInvoice.orders).toMatchObject([{ change: 'confirm' }]);
  expect(collection.overdue).toMatchObject({ count: 1, sums: [{ currency: 'EUR', amount: 78_650 }] });
  expect(collection.overdue.orders).toMatchObject([{ id: late, change: 'remind' }]);
});

it('is for admins of the agency alone', async () => {
  for (const token of [tenant.teamToken, client.token, tenant.talentToken]) {
    expect((await read(token)).status).toBe(403);
    expect((await readFile('2026-01', token)).status).toBe(403);
  }

  const stranger = await makeTenant(0);
  const rival = await makePerson(stranger.agencyId, stranger.companyId, 'admin');
  expect((await read(rival.token)).collection.toInvoice.count).toBe(0);
  expect((await readFile(getDayFromNow(0).slice(0, 7), rival.token)).rows).toEqual([]);
});

it('the bookkeeper’s file has each posting on the agency’s account, and balances', async () => {
  const { rows } = await readFile(getDayFromNow(0).slice(0, 7));
  const accounts = rows.map(([, , , account]) => account);
  // Two invoices with VAT, and a payment.
  expect(accounts.toSorted()).toEqual(['430', '430', '430', '477', '477', '572', '705', '705'].toSorted());

  const toCents = (amount = '') => Math.round(Number(amount) * 100);
  const balance = rows.reduce((sum, row) => sum + toCents(row[4]) - toCents(row[5]), 0);
  expect(balance).toBe(0);
  expect(rows.reduce((sum, row) => sum + toCents(row[4]), 0)).toBe(3 * 78_650);
  expect((await readFile('2020-01')).rows).toEqual([]);
});

it('an agency that invoices accepted work doesn’t invoice it before', async () => {
  const body = makeBillingTerms({ accounts: ACCOUNTS, billsOn: 'acceptance', basedOn: 1 });
  expect((await call('PUT', '/billingTerms', { token: admin.token, body })).status).toBe(200);
  const waiting = await order();
  expect((await move(admin.token, waiting, 'confirmed')).status).toBe(200);

  const { orders } = (await read()).collection.toInvoice;
  expect(orders.map(({ change }) => change)).toEqual([null, null]);
  expect(orders.map(({ id }) => id)).toContain(waiting);
});
