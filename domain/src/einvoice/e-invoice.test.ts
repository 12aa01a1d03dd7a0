import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../orders/invoices.ts';
import { toCii } from './cii.ts';
import { hasEInvoice, toEInvoice } from './e-invoice.ts';
import { toUbl } from './ubl.ts';

/** Valid by the rules of EN 16931, version 1.3.16. Check a changed file with them before it replaces this one. */
const readGolden = (name: string): string =>
  readFileSync(new URL(`../../../tests/fixtures/e-invoices/${name}`, import.meta.url), 'utf8');

const ITEM = { code: 'Internet', label: 'Internet' } as never;
const seller = {
  legalName: 'Agency <One> & Söhne SL',
  vatTaxId: 'ESB58378431',
  address: 'Calle Mayor 1',
  city: 'Madrid',
  zip: '28013',
  country: 'ESP',
  bankDetails: '',
};
const buyer = {
  legalName: 'Globex GmbH',
  vatTaxId: 'DE136695976',
  address: 'Hauptstraße 1',
  city: 'Berlin',
  zip: '10115',
  country: 'DEU',
};
const INVOICE: Omit<Invoice, 'createdAt'> = {
  id: 'a_2026_invoice_7',
  agencyId: 'a',
  companyId: 'c',
  projectId: 'p',
  orderId: 'p',
  revision: 1,
  kind: 'invoice',
  number: 'AG-2026-0007',
  credits: null,
  issuedOn: '2026-11-02',
  dueOn: '2026-12-02',
  projectName: 'Spot “Tide”',
  reference: 'PO 5010',
  seller,
  buyer: { ...buyer, country: 'ESP', vatTaxId: 'B58378431' },
  currency: 'EUR',
  licences: [
    {
      character: 'Narrator',
      asset: 'Spot',
      format: ITEM,
      territoryCover: ITEM,
      duration: ITEM,
      firstDay: null,
      amount: 33_000,
    },
  ],
  lines: [
    { kind: 'session', amount: 22_000 },
    { kind: 'studio', amount: 4_001 },
  ],
  net: 59_001,
  vat: { kind: 'charged', rate: 2_100, note: '', amount: 12_390 },
  total: 71_391,
};

const CASES: Readonly<Record<string, Partial<Invoice>>> = {
  invoice: {},
  'reverse-charge': {
    buyer,
    vat: { kind: 'reverseCharge', rate: 0, note: 'Art. 196 Directive 2006/112/EC', amount: 0 },
    total: 59_001,
  },
  exempt: {
    seller: { ...seller, vatTaxId: 'B58378431' },
    buyer: { ...buyer, country: 'USA', vatTaxId: '' },
    reference: '',
    vat: { kind: 'none', rate: 0, note: '', amount: 0 },
    total: 59_001,
  },
  'zero-rate': { vat: { kind: 'charged', rate: 0, note: '', amount: 0 }, total: 59_001 },
  discount: {
    lines: [...INVOICE.lines, { kind: 'extra', label: 'Regular client', amount: -10_000 }],
    net: 49_001,
    vat: { kind: 'charged', rate: 2_100, note: '', amount: 10_290 },
    total: 59_291,
  },
  // What an earlier, partial credit has left of the invoice.
  'credit-note': {
    kind: 'creditNote',
    number: 'AG-2026-C0001',
    credits: 'AG-2026-0007',
    dueOn: '2026-11-02',
    lines: [...INVOICE.lines, { kind: 'extra', label: 'AG-2026-C0000', amount: -5_000 }],
    net: 54_001,
    vat: { kind: 'charged', rate: 2_100, note: '', amount: 11_340 },
    total: 65_341,
  },
  'only-totals': { licences: [], lines: [{ kind: 'whole', amount: 59_001 }] },
  yen: {
    currency: 'JPY',
    buyer: { ...buyer, country: 'JPN', vatTaxId: '' },
    vat: { kind: 'none', rate: 0, note: 'Not subject to VAT', amount: 0 },
    total: 59_001,
  },
};

const ALPHA2: Readonly<Record<string, string>> = { ESP: 'ES', DEU: 'DE', USA: 'US', JPN: 'JP' };

const make = (change: Partial<Invoice>) =>
  toEInvoice({ ...INVOICE, ...change } as Invoice, {
    describeLine: ({ kind, label }) => label ?? kind,
    describeLicence: ({ character, asset }) => `${character} · ${asset}\nInternet · Spain · 1 year`,
    toAlpha2: (alpha3) => ALPHA2[alpha3] ?? '',
    iban: 'ES9121000418450200051332',
  });

describe.each(Object.entries(CASES))('an e-invoice of the case %s', (name, change) => {
  it.each([
    ['cii', toCii],
    ['ubl', toUbl],
  ] as const)('is in %s the file that the rules approved', (syntax, write) => {
    expect(write(make(change))).toBe(readGolden(`${name}.${syntax}.xml`));
  });
});

it('an e-invoice has the sums of the invoice', () => {
  const wrong = Object.values(CASES)
    .map(make)
    .filter(
      ({ lineTotal, allowanceTotal, net, total, tax }) =>
        lineTotal - allowanceTotal !== net || net + tax.amount !== total,
    );
  expect(wrong).toEqual([]);
});

it('an invoice without the seller’s tax number, and a pro forma, have none', () => {
  expect(hasEInvoice({ seller: { ...seller, vatTaxId: '' } })).toBe(false);
  expect(hasEInvoice({ seller })).toBe(true);
  expect(hasEInvoice({ seller, proForma: true })).toBe(false);
});
