import { expect, it } from 'vitest';
import { createMatcher, findReferences } from './match.ts';

const NUMBERS = [
  'F.2026/0012',
  'F.2026/001',
  'RE-2026.17',
  'RE-2026.1',
  '2026/12',
  'RG 2026 7',
  'AO-2026-0007',
];

const CASES: Readonly<Record<string, readonly string[]>> = {
  'Invoice F.2026/0012': ['F.2026/0012'],
  'f.2026/0012, thank you': ['F.2026/0012'],
  'RE-2026.17.': ['RE-2026.17'],
  'RE–2026.17': ['RE-2026.17'],
  '(RE-2026.17)': ['RE-2026.17'],
  'RE-2026.1 and RE-2026.17': ['RE-2026.17', 'RE-2026.1'],
  'your RG  2026 7': ['RG 2026 7'],
  'INV:AO-2026-0007': ['AO-2026-0007'],
  'RE-2026.175': [],
  'XRE-2026.17': [],
  'F.2026/00123': [],
  'F.2026/12': [],
  '2026/12.5': [],
  '2026/12,50': [],
  'AO-2026-0007-B': [],
  'RE 2026 17': [],
};

it('finds numbers with dots, slashes and spaces as a whole, and never as a part of another', () => {
  const wrong = Object.entries(CASES).filter(
    ([text, numbers]) =>
      JSON.stringify(findReferences(text, NUMBERS).toSorted()) !== JSON.stringify(numbers.toSorted()),
  );
  expect(wrong).toEqual([]);
});

it('finds no number that is too short, or has no digit', () => {
  expect(findReferences('17 BILL 17', ['17', 'BILL'])).toEqual([]);
});

it('doesn’t match two invoices of one number', () => {
  const payment = { number: 'F.2026/1', name: 'Client Ltd', amount: 100 };
  const payments = [
    { ...payment, orderId: 'a' },
    { ...payment, orderId: 'b', number: 'f.2026/1' },
  ];
  const entry = {
    reference: 'R',
    bookedOn: '2026-11-29',
    endToEndId: '',
    name: '',
    isReturn: false,
  } as const;
  const match = createMatcher({ transfers: [], payments });
  expect(match({ ...entry, direction: 'in', amount: 100, text: 'F.2026/1' })).toEqual({ kind: 'unknown' });
});
