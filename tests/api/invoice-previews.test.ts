import { beforeAll, expect, it } from 'vitest';
import type { InvoicePreview } from '@domain/orders/invoice-preview.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { APP, firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { waitForMail } from '../stack/inbox.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { readPdfFiles, readPdfText } from '../stack/pdf-text.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let admin: Person;
let client: Person;
let id: string;

const { show, place, move } = makeOrderCalls();
const preview = (token: string) => call<InvoicePreview>('GET', `/order/${id}/invoicePreview`, { token });

beforeAll(async () => {
  tenant = await makeTenant(1);
  const { agencyId, companyId } = tenant;
  admin = await makePerson(agencyId, companyId, 'admin');
  client = await makePerson(agencyId, companyId, 'client');
  await saveTable(admin.token, 0);

  const terms = makeBillingTerms({ vatTaxId: 'B58378431' });
  expect((await call('PUT', '/billingTerms', { token: admin.token, body: terms })).status).toBe(200);
  expect((await call('POST', '/billing', { token: client.token, body: BILLING })).status).toBe(201);

  id = (await makeOrderable(tenant)).project.id;
  const { collection } = await show(client.token, id);
  expect((await place(client.token, id, collection.priceKey, 'PO 7')).status).toBe(201);
});

it('an invoice can be previewed by staff as often as they like, and is the one that is then issued', async () => {
  const first = await preview(tenant.teamToken);
  expect(first.status).toBe(200);
  expect((await preview(admin.token)).collection).toEqual(first.collection);
  const { rows, number, ...facts } = first.collection;
  expect(rows.at(-1)).toEqual({ label: 'Total', amount: 65_000, isSum: true });

  const stranger = await makeTenant(0);
  expect((await preview(stranger.teamToken)).status).toBe(404);
  expect((await preview(client.token)).status).toBe(403);

  const headers = { Authorization: `Bearer ${admin.token}` };
  const answer = await fetch(`${APP}/api/order/${id}/invoicePreview/pdf`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(readPdfText(bytes)).toContain(`Preview of Invoice ${number}`);
  expect(readPdfText(bytes).join(' ')).toContain('This is a preview, not an invoice.');
  expect(readPdfFiles(bytes)).toEqual([]);
  expect((await firestore().collection('invoices').where('orderId', '==', id).get()).empty).toBe(true);

  expect((await move(admin.token, id, 'confirmed')).status).toBe(200);
  const { docs } = await firestore().collection('invoices').where('orderId', '==', id).get();
  const { issuedOn, dueOn, total, currency } = docs[0]?.data() as Invoice;
  expect({ issuedOn, dueOn, currency, buyer: BILLING.legalName }).toEqual(facts);
  expect(docs.map((invoice) => invoice.get('number') as string)).toEqual([number]);
  expect(total).toBe(65_000);

  expect((await preview(admin.token)).error).toMatchObject({ status: 409 });
});

it('an issued invoice is attached to the email about it', async () => {
  const { text, attachments } = await waitForMail(`${client.uid}@tests.example`, 1, ({ subject }) =>
    subject.includes('confirmed'),
  );
  expect(text).toContain('is attached');
  const number = (await firestore().collection('invoices').where('orderId', '==', id).get()).docs[0]?.get(
    'number',
  ) as string;
  expect(attachments).toMatchObject([{ fileName: `${number}.pdf` }]);
});
