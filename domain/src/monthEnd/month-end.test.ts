import { expect, it } from 'vitest';
import type { Invoice } from '../orders/invoices.ts';
import { pickAwaitedPapers } from './month-end.ts';

const makePaper = (number: string, net: number, credits: string | null = null) =>
  ({ kind: credits === null ? 'invoice' : 'creditNote', number, net, credits }) as Invoice;

const listNumbers = (papers: readonly Invoice[]) => pickAwaitedPapers(papers).map(({ number }) => number);

it('a pro forma that was credited in full before its invoice was issued needs none, nor do its credits', () => {
  const [invoice, part, rest] = [
    makePaper('P1', 100),
    makePaper('PC1', 40, 'P1'),
    makePaper('PC2', 60, 'P1'),
  ];
  expect(listNumbers([invoice, part])).toEqual(['P1', 'PC1']);
  expect(listNumbers([invoice, part, rest, makePaper('P2', 100)])).toEqual(['P2']);
});

it('the credit note of an invoice that was issued awaits its number', () => {
  expect(listNumbers([makePaper('PC1', 100, 'F26/0042')])).toEqual(['PC1']);
});
