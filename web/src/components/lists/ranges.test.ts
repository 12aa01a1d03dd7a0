import { expect, it } from 'vitest';
import { getRangeColumns, isInRange } from './ranges.ts';

interface Row {
  readonly due: string;
  readonly open: string;
}

const columns = getRangeColumns<Row>([
  { field: 'name', label: 'Name', plain: () => 'x' },
  { field: 'due', label: 'Due', kind: 'date', plain: ({ due }) => due },
  { field: 'open', label: 'Open', kind: 'amount', plain: ({ open }) => open },
  { field: 'act', label: 'Actions', kind: 'number' },
]);

const test = (field: string, from: string, through: string, row: Partial<Row>) =>
  isInRange(
    columns.find((column) => column.field === field)!,
    { from, through },
    { due: '', open: '', ...row },
  );

it('offers ranges for columns with numbers and dates', () => {
  expect(columns.map(({ field }) => field)).toEqual(['due', 'open']);
});

it.each([
  ['2026-01-01', '2026-01-31', '2026-01-31', true],
  ['2026-01-01', '2026-01-31', '2026-02-01', false],
  ['2026-01-02', '', '2026-01-01', false],
  ['', '2026-01-31', '2025-01-01', true],
  ['', '2026-01-31', '', false],
  ['', '', '', true],
])('includes both ends of days: %s to %s, %s', (from, through, due, isIn) => {
  expect(test('due', from, through, { due })).toBe(isIn);
});

it('counts a moment to its day for the reader', () => {
  const moment = new Date(2026, 0, 31, 23, 59);
  expect(test('due', '2026-01-31', '2026-01-31', { due: moment.toISOString() })).toBe(true);
});

it.each([
  ['10', '', '9.99', false],
  ['10', '', '10.00', true],
  ['', '100', '20.00', true],
  ['-5', '0', '-4', true],
])('compares numbers, not texts: %s to %s, %s', (from, through, open, isIn) => {
  expect(test('open', from, through, { open })).toBe(isIn);
});
