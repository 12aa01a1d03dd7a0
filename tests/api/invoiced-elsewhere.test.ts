import { beforeAll, expect, it } from 'vitest';
import type { Page, Serialised } from '@domain/contract.ts';
import type { BillingTerms } from '@domain/orders/billing-terms.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import type { MonthEnd } from '@domain/monthEnd/month-end.ts';
import type { OrderRow, PaperRow } from '@domain/orders/order-list.ts';
import type { StatementResult } from '@domain/payouts/payouts.ts';
import { makeStatement } from '@domain/payouts/sample-statement.ts';
import type { EventLine } from '@domain/webhooks/webhooks.ts';
import type { SearchResult } from '@domain/work/work.ts';
import { APP, firestore } from '../stack/admin.ts';
import { saveAccounts } from '../stack/bank-accounts.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { readPdfText } from '../stack/pdf-text.ts';
import { getDayFromNow, saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { listEvents } from '../stack/webhook-events.ts';
import { makePerson, type Person } from './accounts.ts';

const PDF = Buffer.from('%PDF-1.7\n% issued elsewhere\n%%EOF');

let tenant: Tenant;
let admin: Person;
let client: Person;
let invoice: Invoice;

const { show, place, move } = makeOrderCalls();

/** A month in which nothing else was issued. */
const ISSUED_ON = '2026-02-27';

const record = (token: string, bytes = PDF, number = 'F26/0042') => {
  const body = new FormData();
  body.append('number', number);
  body.append('issuedOn', ISSUED_ON);
  body.append('invoice', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'invoice.pdf');
  return call<PaperRow>('POST', `/invoice/${invoice.id}/issued`, { token, body });
};

const readAwaited = async (token: string) =>
  (await call<MonthEnd>('GET', '/monthEnd', { token })).collection.awaited;

const read = async (token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  return Buffer.from(await (await fetch(`${APP}/api/invoice/${invoice.id}`, { headers })).arrayBuffer());
};

beforeAll(async () => {
  tenant = await makeTenant(1);
  const { agencyId, companyId } = tenant;
  admin = await makePerson(agencyId, companyId, 'admin');
  client = await makePerson(agencyId, companyId, 'client');
  await saveTable(admin.token, 0);
  expect((await call('POST', '/billing', { token: client.token, body: BILLING })).status).toBe(201);
});

it('a new Spanish seller invoices elsewhere unless it chooses otherwise, and others here', async () => {
  const save = (token: string, body: object) =>
    call<Serialised<BillingTerms>>('PUT', '/billingTerms', { token, body });
  const terms = makeBillingTerms({ vatTaxId: 'B58378431', invoicing: undefined });
  expect((await save(admin.token, terms)).collection.invoicing).toBe('elsewhere');
  expect((await save(admin.token, { ...terms, basedOn: 1 })).collection.invoicing).toBe('elsewhere');

  const [french, spanish] = await Promise.all([makeTenant(0), makeTenant(0)]);
  const [inFrance, inSpain] = await Promise.all(
    [french, spanish].map(({ agencyId, companyId }) => makePerson(agencyId, companyId, 'admin')),
  );
  const fromFrance = { ...terms, country: 'FRA', vatTaxId: '' };
  expect((await save(inFrance!.token, fromFrance)).collection.invoicing).toBe('here');
  expect((await save(inSpain!.token, { ...terms, invoicing: 'here' })).collection.invoicing).toBe('here');
});

it('its order gets a pro forma with a number of its own, and the lines go out by webhook', async () => {
  const { id } = (await makeOrderable(tenant)).project;
  const { collection } = await show(client.token, id);
  expect((await place(client.token, id, collection.priceKey, 'PO 7')).status).toBe(201);
  expect((await move(admin.token, id, 'confirmed')).status).toBe(200);

  const { docs } = await firestore().collection('invoices').where('orderId', '==', id).get();
  invoice = { ...(docs[0]?.data() as Invoice), id: docs[0]!.id };
  expect(invoice).toMatchObject({ proForma: true, kind: 'invoice' });
  expect(invoice.number).toMatch(/^AG-\d{4}-P0001$/);

  const text = readPdfText(await read(client.token));
  expect(text).toContain(`Pro forma invoice ${invoice.number}`);
  expect(text).toContain('This is not an invoice. It is issued separately.');
  const xml = await call('GET', `/invoice/${invoice.id}/ubl`, { token: client.token });
  expect(xml.error).toMatchObject({ status: 409 });

  const [event] = await listEvents(tenant.agencyId, 'invoice.due', { orderId: id });
  expect(event).toMatchObject({
    invoiceId: invoice.id,
    number: invoice.number,
    buyer: 'Globex GmbH',
    net: 65_000,
    total: 65_000,
  });
  const lines = event?.['lines'] as readonly EventLine[];
  expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(65_000);
});

it('month’s end lists it until its invoice is recorded', async () => {
  expect(await readAwaited(admin.token)).toMatchObject({
    count: 1,
    sums: [{ currency: 'EUR', amount: 65_000 }],
    papers: [{ id: invoice.id, kind: 'invoice', number: invoice.number, amount: 65_000 }],
  });
  const stranger = await makeTenant(0);
  const rival = await makePerson(stranger.agencyId, stranger.companyId, 'admin');
  expect((await readAwaited(rival.token)).papers).toEqual([]);
});

it('staff record number and PDF of the invoice once, and the client gets them', async () => {
  const stranger = await makeTenant(0);
  expect((await record(stranger.teamToken)).status).toBe(404);
  expect((await record(client.token)).status).toBe(403);
  expect((await record(tenant.teamToken, Buffer.from('no pdf'))).status).toBe(415);

  const recorded = await record(tenant.teamToken);
  expect(recorded.status).toBe(201);
  expect(recorded.collection).toMatchObject({
    number: 'F26/0042',
    isProForma: false,
    issuedOn: ISSUED_ON,
  });
  expect((await record(tenant.teamToken, PDF, 'F26/0043')).error).toMatchObject({ status: 409 });

  expect((await readAwaited(admin.token)).count).toBe(0);
  expect(await read(client.token)).toEqual(PDF);
  const { items } = (await call<Page<PaperRow>>('GET', '/invoices', { token: client.token })).collection;
  expect(items.map(({ number }) => number)).toEqual(['F26/0042']);

  const mail = await waitForMail(`${client.uid}@tests.example`, 1, ({ subject }) =>
    subject.startsWith('Your invoice'),
  );
  expect(mail.text).toContain('Invoice F26/0042 is attached');
  expect(mail.attachments).toMatchObject([{ fileName: 'F26-0042.pdf' }]);
});

it('its postings are in the file of the month in which it was issued', async () => {
  const readRows = async (month: string) => {
    const headers = { Authorization: `Bearer ${admin.token}` };
    const path = `/api/monthEnd/bookkeeping?month=${month}&layout=comma`;
    const lines = (await (await fetch(`${APP}${path}`, { headers })).text()).split('\r\n');
    return lines.filter((line) => line.includes('F26/0042')).length;
  };
  expect(await readRows(ISSUED_ON.slice(0, 7))).toBe(2);
  expect(await readRows(invoice.issuedOn.slice(0, 7))).toBe(0);
});

it('search and the list of orders know it by the number that was issued', async () => {
  const found = [];
  for (const typed of ['f26/0042', invoice.number, 'F26/004', '26/0042']) {
    const path = `/search?search=${encodeURIComponent(typed)}`;
    const { collection } = await call<readonly SearchResult[]>('GET', path, { token: tenant.teamToken });
    found.push(collection.map(({ id, title }) => [id, title]));
  }
  const paper = [invoice.id, 'F26/0042'];
  expect(found).toEqual([[paper], [paper], [], []]);

  const { items } = (await call<Page<OrderRow>>('GET', '/orders', { token: tenant.teamToken })).collection;
  expect(items.map((row) => row.invoice?.number)).toEqual(['F26/0042']);
});

it('a bank entry that names the issued number is matched with its order', async () => {
  const { token } = admin;
  expect((await saveAccounts(token)).status).toBe(200);

  const entry = { reference: 'E1', amount: 30_000, direction: 'in', text: 'INVOICE F26/0042' } as const;
  const xml = makeStatement({ entries: [entry], day: getDayFromNow(0) });
  const body = new FormData();
  body.append('file', new Blob([xml], { type: 'application/xml' }), 'statement.xml');
  const { collection } = await call<StatementResult>('POST', '/bankStatement', { token, body });
  expect(collection).toMatchObject({ suggested: 1, unknown: 0 });
  const { docs } = await firestore().collection('bankEntries').where('reference', '==', 'E1').get();
  expect(docs.map((found) => found.get('orderId'))).toEqual([invoice.orderId]);
});

it('a credit note names the invoice that was issued', async () => {
  expect((await move(admin.token, invoice.orderId, 'cancelled')).status).toBe(200);
  const { docs } = await firestore().collection('invoices').where('orderId', '==', invoice.orderId).get();
  const credit = docs.map((paper) => paper.data() as Invoice).find(({ kind }) => kind === 'creditNote');
  expect(credit).toMatchObject({ credits: 'F26/0042', proForma: true });
  expect(credit?.number).toMatch(/-PC0001$/);
  expect(credit).not.toHaveProperty('issued');

  const { papers } = await readAwaited(admin.token);
  expect(papers).toMatchObject([{ kind: 'creditNote', amount: -65_000 }]);
});
