import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { uniteRoles } from '@domain/access/roles.ts';
import type { Page } from '@domain/contract.ts';
import { formatConfirmationNumber, type Invoice } from '@domain/orders/invoices.ts';
import type { OrderRow, PaperRow } from '@domain/orders/order-list.ts';
import { listOrders } from '../../functions/src/features/orders/list-orders.ts';
import { reserveNextPaper } from '../../functions/src/features/orders/reserve-next-paper.ts';
import type { Caller } from '../../functions/src/work/access/caller.ts';
import { transact } from '../../functions/src/work/unit/transact.ts';
import { APP, firestore } from '../stack/admin.ts';
import { EURO_ACCOUNT, POUND_ACCOUNT, saveAccounts } from '../stack/bank-accounts.ts';
import { call } from '../stack/call.ts';
import { BILLING, makeBillingTerms, makeOrderable, makeOrderCalls } from '../stack/orders.ts';
import { readPdfText } from '../stack/pdf-text.ts';
import { saveTable } from '../stack/pricing.ts';
import { makeTenant, type Tenant } from '../stack/tenant.ts';
import { makePerson, type Person } from './accounts.ts';

let tenant: Tenant;
let admin: Person;
let client: Person;
let billingId: string;
let publicName: string;
let id: string;

const { show, place, move } = makeOrderCalls();
const getPaper = async (kind: Invoice['kind']) => {
  const { docs } = await firestore().collection('invoices').where('orderId', '==', id).get();
  const found = docs.find((snapshot) => snapshot.get('kind') === kind)!;
  return { path: `/invoice/${found.id}`, ...(found.data() as Invoice) };
};
const toLines = async (path: string, locale: string): Promise<readonly string[]> => {
  const headers = { Authorization: `Bearer ${client.token}`, 'Accept-Language': locale };
  const answer = await fetch(`${APP}/api${path}`, { headers });
  expect(answer.status).toBe(200);
  const lines = readPdfText(Buffer.from(await answer.arrayBuffer()));
  return lines.map((line) => line.replaceAll('\u00A0', ' '));
};

const formatDay = (iso: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

const SELLER = ['Test agency', 'Agency SL', 'Calle Mayor 1', '28013 Madrid'];
const getTalentName = () => publicName;

const getCharges = () => [
  'Voices',
  `Narrator · English · ${getTalentName()}`,
  'Licences and recording',
  'Amount',
  'Narrator · English · Spot',
  'Internet · Spain · 1 year',
  '€330.00',
  'Recording sessions',
  '€220.00',
  'Sound engineer',
  '€60.00',
  'Studio',
  '€40.00',
  'Museum guide',
  '€123.45',
  'Subtotal',
  '€773.45',
  'VAT 21%',
  '€162.42',
  'Total',
  '€935.87',
];

beforeAll(async () => {
  tenant = await makeTenant(1);

  const { agencyId, companyId } = tenant;
  admin = await makePerson(agencyId, companyId, 'admin');
  client = await makePerson(agencyId, companyId, 'client');
  await saveTable(admin.token, 0);

  const terms = makeBillingTerms({ vatTaxId: 'ESB58378431' });
  expect((await call('PUT', '/billingTerms', { token: admin.token, body: terms })).status).toBe(200);
  await saveAccounts(admin.token, { accounts: [POUND_ACCOUNT, EURO_ACCOUNT] });

  const billing = { ...BILLING, country: 'ESP', vatTaxId: '' };
  const saved = await call('POST', '/billing', { token: client.token, body: billing });
  expect(saved.status).toBe(201);
  billingId = String(saved.collection['id']);

  const publicCopy = await firestore().doc(`talentCache/${tenant.talents[0]?.id}`).get();
  publicName = publicCopy.get('publicName') as string;
  await order();
});

/** Orders a new project with an extra and confirms the order. */
const order = async () => {
  id = (await makeOrderable(tenant)).project.id;
  await show(client.token, id);
  const body = { extras: [{ label: 'Museum guide', amount: 12_345 }] };
  expect((await call('PUT', `/order/${id}/extras`, { token: tenant.teamToken, body })).status).toBe(200);
  const { collection } = await show(client.token, id);
  expect((await place(client.token, id, collection.priceKey, 'PO 7')).status).toBe(201);
  expect((await move(admin.token, id, 'confirmed')).status).toBe(200);
};

describe('the papers of an order', () => {
  it('are visible to its company and agency only', async () => {
    const list = (token: string, state = '') => call<Page<OrderRow>>('GET', `/orders${state}`, { token });
    // Drafts are not listed.
    const draft = (await makeOrderable(tenant)).project.id;
    await show(client.token, draft);

    const { path, number, dueOn } = await getPaper('invoice');

    const row = {
      id,
      projectName: 'Production',
      companyName: 'Test company',
      state: 'confirmed',
      currency: 'EUR',
      net: 77_345,
      vat: 16_242,
      total: 93_587,
      paid: 0,
      open: 93_587,
      invoice: { number, dueOn },
      isOverdue: false,
    };
    for (const token of [client.token, tenant.teamToken])
      expect((await list(token)).collection.items).toMatchObject([row]);

    const stranger = await makeTenant(0);
    const competitor = await makePerson(tenant.agencyId, `other-${tenant.key}`, 'client');
    for (const token of [competitor.token, stranger.teamToken, stranger.clientToken])
      expect((await list(token)).collection.items).toEqual([]);
    expect((await list(tenant.talentToken)).status).toBe(403);

    expect((await list(client.token, '?state=overdue')).collection.items).toEqual([]);
    const invoice = firestore().doc(path.replace('/invoice', 'invoices'));
    await invoice.update({ dueOn: '2026-01-01' });
    expect((await list(client.token, '?state=overdue')).collection.items).toMatchObject([
      { id, isOverdue: true },
    ]);
    await invoice.update({ dueOn });
    expect((await list(client.token, '?state=paid')).collection.items).toEqual([]);
  });

  it('are listed as documents, and stay when the order is cancelled', async () => {
    const list = (token: string, query = '') => call<Page<PaperRow>>('GET', `/invoices${query}`, { token });
    const firstId = id;
    await order();
    const { number, issuedOn, dueOn } = await getPaper('invoice');
    expect((await move(tenant.teamToken, id, 'cancelled')).status).toBe(200);
    const credit = await getPaper('creditNote');
    const orders = await call<Page<OrderRow>>('GET', '/orders?state=cancelled', { token: tenant.teamToken });
    expect(orders.collection.items).toMatchObject([{ id, invoice: { number, dueOn } }]);

    const amounts = { net: 77_345, vat: 16_242, total: 93_587 };
    for (const token of [client.token, tenant.teamToken]) {
      const { items } = (await list(token)).collection;
      expect(items).toContainEqual(
        expect.objectContaining({ number, kind: 'invoice', credits: null, buyer: 'Globex GmbH', ...amounts }),
      );

      expect(items).toContainEqual(
        expect.objectContaining({
          number: credit.number,
          kind: 'creditNote',
          credits: number,
          total: -93_587,
        }),
      );
    }

    const past = await list(tenant.teamToken, '?from=2020-01-01&through=2020-03-31');
    expect(past.collection.items).toEqual([]);

    const today = await list(tenant.teamToken, `?from=${issuedOn}&through=${issuedOn}`);
    expect(today.collection.items.length).toBeGreaterThan(1);

    const stranger = await makeTenant(0);
    const competitor = await makePerson(tenant.agencyId, `other-${tenant.key}`, 'client');
    for (const token of [competitor.token, stranger.teamToken, stranger.clientToken])
      expect((await list(token)).collection.items).toEqual([]);
    expect((await list(tenant.talentToken)).status).toBe(403);

    const unknown = await list(tenant.teamToken, '?limit=50');
    expect(unknown.error).toMatchObject({ code: 'validation.unknownField', property: 'limit' });
    id = firstId;
  });

  it('confirm it with number, date, every line, VAT and the total', async () => {
    const { issuedOn, ...invoice } = await getPaper('invoice');
    const number = formatConfirmationNumber(invoice);
    expect(number).toMatch(/^AG-\d{4}-O\d{4}$/);

    expect(await toLines(`/order/${id}/confirmation`, 'en')).toEqual([
      ...SELLER,
      'Spain',
      'VAT ID ESB58378431',
      `Order confirmation ${number}`,
      'Test agency confirms the following order by Globex GmbH.',
      'Date',
      formatDay(issuedOn, 'en'),
      'Project',
      'Production',
      'Version of the order',
      '1',
      'Your reference',
      'PO 7',
      ...getCharges(),
      `Test agency · ${number} · Page 1 of 1`,
    ]);
  });

  it('invoice it with number, dates, both parties, every line, VAT, the total and where to pay', async () => {
    const { path, number, issuedOn, dueOn } = await getPaper('invoice');
    expect(await toLines(path, 'en')).toEqual([
      ...SELLER,
      'Spain',
      'VAT ID ESB58378431',
      `Invoice ${number}`,
      'Date',
      formatDay(issuedOn, 'en'),
      'Due',
      formatDay(dueOn, 'en'),
      'Project',
      'Production',
      'Your reference',
      'PO 7',
      'Bill to',
      'Globex GmbH',
      'Hauptstraße 1',
      '10115 Berlin',
      'Spain',
      ...getCharges(),
      'Please pay to',
      'Agency SL',
      'IBAN ES91 2100 0418 4502 0005 1332',
      `Payment reference: ${number}`,
      `Agency SL · ${number} · Page 1 of 1`,
    ]);

    expect(await toLines(path, 'es')).toEqual([
      ...SELLER,
      'España',
      'NIF/IVA ESB58378431',
      `Factura ${number}`,
      'Fecha',
      formatDay(issuedOn, 'es'),
      'Vencimiento',
      formatDay(dueOn, 'es'),
      'Proyecto',
      'Production',
      'Tu referencia',
      'PO 7',
      'Facturar a',
      'Globex GmbH',
      'Hauptstraße 1',
      '10115 Berlin',
      'España',
      'Voces',
      `Narrator · inglés · ${getTalentName()}`,
      'Licencias y grabación',
      'Importe',
      'Narrator · inglés · Spot',
      'Internet · España · 1 año',
      '330,00 €',
      'Sesiones de grabación',
      '220,00 €',
      'Técnico de sonido',
      '60,00 €',
      'Estudio',
      '40,00 €',
      'Museum guide',
      '123,45 €',
      'Subtotal',
      '773,45 €',
      'IVA 21 %',
      '162,42 €',
      'Total',
      '935,87 €',
      'Forma de pago',
      'Agency SL',
      'IBAN ES91 2100 0418 4502 0005 1332',
      `Concepto: ${number}`,
      `Agency SL · ${number} · Página 1 de 1`,
    ]);
  });

  it('credit it with the number of the invoice and the same amounts', async () => {
    expect((await move(admin.token, id, 'cancelled')).status).toBe(200);

    const [invoice, note] = [await getPaper('invoice'), await getPaper('creditNote')];
    expect(await toLines(note.path, 'en')).toEqual([
      ...SELLER,
      'Spain',
      'VAT ID ESB58378431',
      `Credit note ${note.number}`,
      'Date',
      formatDay(note.issuedOn, 'en'),
      'Credits invoice',
      invoice.number,
      'Project',
      'Production',
      'Your reference',
      'PO 7',
      'Bill to',
      'Globex GmbH',
      'Hauptstraße 1',
      '10115 Berlin',
      'Spain',
      ...getCharges(),
      `Agency SL · ${note.number} · Page 1 of 1`,
    ]);
  });

  it('explain why no VAT is charged', async () => {
    const path = `/billing/${billingId}`;
    expect((await call('PATCH', path, { token: client.token, body: BILLING })).status).toBe(200);
    await order();

    const lines = await toLines((await getPaper('invoice')).path, 'en');
    expect(lines.slice(lines.indexOf('Subtotal'))).toEqual([
      'Subtotal',
      '€773.45',
      'VAT: reverse charge',
      '€0.00',
      'Total',
      '€773.45',
      'Art. 196 Directive 2006/112/EC',
      ...lines.slice(lines.indexOf('Please pay to')),
    ]);
  });
});

describe('the days on the papers of an order', () => {
  afterEach(() => void vi.useRealTimers());

  /** Runs a step at a moment; requests need the present. */
  const runAt = async <Result>(moment: string, step: () => Promise<Result>): Promise<Result> => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
    try {
      return await step();
    } finally {
      vi.useRealTimers();
    }
  };

  const isOverdueAt = async (moment: string) => {
    const { agencyId } = tenant;
    const agenciesByRole = { agencyTeam: [agencyId] };
    const claims = {
      user_id: 'team',
      held: agenciesByRole,
      ...uniteRoles(agenciesByRole),
      emailVerified: true,
      accessVersion: 0,
    };
    const caller = { uid: 'team', claims, companyId: null, agencyId } as unknown as Caller;
    const { items } = await runAt(moment, () =>
      listOrders({ caller, query: {} } as Parameters<typeof listOrders>[0]),
    );
    return items.find((row) => row.id === id)?.isOverdue;
  };

  it.each([
    // Just after and just before midnight of the agency, on days when clocks change in Madrid, London and Auckland.
    [
      'Europe/Madrid',
      '2031-03-29T23:30Z',
      '2031-03-30',
      '2031-04-29',
      '2031-04-29T21:59Z',
      '2031-04-29T22:00Z',
    ],
    [
      'Europe/London',
      '2032-10-30T22:59Z',
      '2032-10-30',
      '2032-11-29',
      '2032-11-29T23:59Z',
      '2032-11-30T00:00Z',
    ],
    [
      'Pacific/Auckland',
      '2033-04-02T11:30Z',
      '2033-04-03',
      '2033-05-03',
      '2033-05-03T11:59Z',
      '2033-05-03T12:00Z',
    ],
    [
      'America/Mexico_City',
      '2034-04-02T05:30Z',
      '2034-04-01',
      '2034-05-01',
      '2034-05-02T05:59Z',
      '2034-05-02T06:00Z',
    ],
  ])('are in the zone of an agency in %s', async (zone, moment, issued, due, lastMinute, over) => {
    await order();

    const { path: _, ...invoice } = await getPaper('invoice');
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ timeZone: zone });

    const paper = await runAt(moment, () =>
      transact(async (transaction) => {
        const row = { prefix: 'AG', kind: 'invoice', dueDays: 30 } as const;
        const prepared = await reserveNextPaper(transaction, row, invoice);
        prepared.issue();
        return prepared.paper;
      }),
    );
    expect([paper.issuedOn, paper.dueOn]).toEqual([issued, due]);

    for (const locale of ['en', 'es']) {
      const lines = await toLines(`/invoice/${paper.id}`, locale);
      expect(lines).toEqual(expect.arrayContaining([formatDay(issued, locale), formatDay(due, locale)]));
    }

    await firestore().doc(`orders/${id}`).update({ invoiceId: paper.id, dueOn: due });
    expect([await isOverdueAt(lastMinute), await isOverdueAt(over)]).toEqual([false, true]);
    await firestore().doc(`agencies/${tenant.agencyId}`).update({ timeZone: 'Europe/Madrid' });
  });
});
