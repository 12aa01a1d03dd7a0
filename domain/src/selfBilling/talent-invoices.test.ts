import { expect, it } from 'vitest';
import { listInvoiceFaults } from './talent-invoices.ts';

const EARNINGS = [
  { currency: 'EUR', gross: 50_000, share: 10_000, vat: 8_400 },
  { currency: 'EUR', gross: 20_000, share: 4_000, vat: 3_360 },
];

it.each([
  ['matches', 'EUR', 67_760, 11_760, []],
  ['is in another currency', 'USD', 67_760, 11_760, ['currency']],
  ['has no VAT', 'EUR', 56_000, 0, ['vat']],
  ['is for the fee before the share', 'EUR', 84_700, 14_700, ['net', 'vat']],
  ['has another net amount', 'EUR', 67_761, 11_760, ['net']],
])('an invoice that %s', (_name, currency, total, vat, kinds) => {
  expect(listInvoiceFaults({ currency, total, vat }, EARNINGS).map(({ kind }) => kind)).toEqual(kinds);
});

it('a fault names what was stated and what was expected', () => {
  expect(listInvoiceFaults({ currency: 'EUR', total: 67_000, vat: 11_760 }, EARNINGS)).toEqual([
    { kind: 'net', stated: 55_240, expected: 56_000 },
  ]);
});
