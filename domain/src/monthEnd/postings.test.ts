import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Invoice } from '../orders/invoices.ts';
import type { Payment } from '../orders/orders.ts';
import type { PayoutItem } from '../payouts/payouts.ts';
import { postInvoice, postPayment, postPayout, type Posting } from './postings.ts';

const getSum = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { amount }) => sum + amount, 0);
const minor = fc.integer({ min: 0, max: 10_000_000 });

const makeInvoice = (net: number, vat: number, kind: Invoice['kind'] = 'invoice') =>
  ({
    kind,
    number: 'AO-2026-0001',
    issuedOn: '2026-11-30',
    buyer: { legalName: 'Globex' },
    currency: 'EUR',
    net,
    vat: { amount: vat },
    total: net + vat,
  }) as Invoice;

it('the postings of every document add up to zero', () => {
  fc.assert(
    fc.property(minor, minor, minor, fc.integer({ min: -1_000_000, max: 1_000_000 }), (a, b, c, paid) => {
      const item = { id: 'R-1', paidOn: '2026-11-30', currency: 'EUR', vat: b, withholding: c, net: a };
      expect(getSum(postInvoice(makeInvoice(a, b)))).toBe(0);
      expect(getSum(postInvoice(makeInvoice(a, b, 'creditNote')))).toBe(0);
      expect(getSum(postPayment({ id: 'p', amount: paid, reference: '' } as Payment, 'Globex'))).toBe(0);
      expect(getSum(postPayout(item as PayoutItem, 'Ada'))).toBe(0);
    }),
  );
});

it('an invoice debits the client, and its credit note reverses every posting', () => {
  const sides = (kind: Invoice['kind']) =>
    postInvoice(makeInvoice(100, 21, kind)).map(({ account, amount }) => [account, amount]);
  expect(sides('invoice')).toEqual([
    ['clients', 121],
    ['revenue', -100],
    ['vat', -21],
  ]);
  expect(sides('creditNote')).toEqual([
    ['clients', -121],
    ['revenue', 100],
    ['vat', 21],
  ]);
});

it('a payout books the fee without the share, its VAT and what is withheld', () => {
  // Fee 1,000, share 200, VAT 21 % of 800, withholding 15 % of 800.
  const item = {
    id: 'R-1',
    paidOn: '2026-11-30',
    currency: 'EUR',
    gross: 100_000,
    share: 20_000,
    vat: 16_800,
    withholding: 12_000,
    net: 84_800,
  } as PayoutItem;
  expect(postPayout(item, 'Ada').map(({ account, amount }) => [account, amount])).toEqual([
    ['fees', 80_000],
    ['vat', 16_800],
    ['withholding', -12_000],
    ['bank', -84_800],
  ]);
});

it('a pro forma is booked once its invoice is issued, under that number', () => {
  const proForma = { ...makeInvoice(100, 21), proForma: true };
  expect(postInvoice(proForma)).toEqual([]);
  const issued = { number: 'F-7', issuedOn: '2026-12-01' };
  expect(postInvoice({ ...proForma, issued }).map(({ document }) => document)).toEqual(['F-7', 'F-7', 'F-7']);
});
