import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { numberPapers } from './papers.mjs';
import { shiftWeeks, writeMoment } from './shift.mjs';

const parse = (iso) => Timestamp.fromMillis(Date.parse(iso));

describe('shiftWeeks', () => {
  it('keeps local times across a change to summer time', () => {
    const moment = writeMoment(parse('2026-10-19T08:00:00.500Z'));
    expect(shiftWeeks(moment, 0)).toEqual(parse('2026-10-19T08:00:00.500Z'));
    expect(shiftWeeks(moment, 1)).toEqual(parse('2026-10-26T09:00:00.500Z'));
    expect(shiftWeeks('2026-10-19T08:00:00.000Z', 1)).toBe('2026-10-26T09:00:00.000Z');
  });

  it('moves days and slots across months and years', () => {
    expect(shiftWeeks({ list: ['2026-12-28', { slot: '2026/12/28 10-12' }] }, 1)).toEqual({
      list: ['2027-01-04', { slot: '2027/01/04 10-12' }],
    });
  });

  it('keeps birthdays, versions, open ends, relative times and other texts', () => {
    const record = {
      dateOfBirth: '1985-03-02',
      termsVersion: '2026-01-01',
      liveThrough: '9999-12-31',
      relative: '@day-3',
      note: 'On 2026-11-23 we meet',
      count: 3,
      none: null,
    };
    expect(shiftWeeks(record, 5)).toEqual(record);
  });
});

describe('numberPapers', () => {
  const makePaper = (number, issuedOn, more = {}) => ({
    agencyId: 'a',
    kind: 'invoice',
    number,
    issuedOn,
    createdAt: parse(`${issuedOn}T10:00:00Z`),
    ...more,
  });

  it('restarts each year after the papers of the seed, and renames every reference to a paper', () => {
    const documents = {
      invoices: {
        a_2026_invoice_1001: makePaper('X-2026-1001', '2026-12-29'),
        a_2026_invoice_1002: makePaper('X-2026-1002', '2027-01-05'),
        a_2026_creditNote_1: makePaper('X-2026-C0001', '2027-01-06', {
          kind: 'creditNote',
          credits: 'X-2026-1002',
        }),
      },
      selfBilledPapers: {
        a_2026_selfBilled_1: makePaper('X-2026-S0001', '2027-01-04', { kind: undefined }),
      },
      orders: { o: { invoiceId: 'a_2026_invoice_1002', subject: 'invoices/a_2026_invoice_1001' } },
    };

    const numbered = numberPapers(documents, { a_2026_invoice: { last: 1 } });
    expect(Object.entries(numbered.invoices).map(([id, { number }]) => [id, number])).toEqual([
      ['a_2026_invoice_2', 'X-2026-0002'],
      ['a_2027_invoice_1', 'X-2027-0001'],
      ['a_2027_creditNote_1', 'X-2027-C0001'],
    ]);

    expect(numbered.invoices['a_2027_creditNote_1'].credits).toBe('X-2027-0001');

    expect(Object.entries(numbered.selfBilledPapers).map(([id, { number }]) => [id, number])).toEqual([
      ['a_2027_selfBilled_1', 'X-2027-S0001'],
    ]);
    expect(numbered.invoiceSequences['a_2027_selfBilled'].last).toBe(1);

    expect(numbered.orders.o).toEqual({
      invoiceId: 'a_2027_invoice_1',
      subject: 'invoices/a_2026_invoice_2',
    });

    expect(numbered.invoiceSequences['a_2026_invoice'].last).toBe(2);
  });
});
