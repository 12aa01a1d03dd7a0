import { expect, it } from 'vitest';
import { toCsvLines } from '@domain/values/csv.ts';
import { formatMoney } from '@domain/values/money.ts';
import { useEarningColumns } from '../src/features/orders/components/useEarningColumns.ts';
import { useOrderColumns } from '../src/features/orders/components/useOrderColumns.tsx';
import { usePaperColumns } from '../src/features/orders/components/usePaperColumns.tsx';
import '../src/i18n/workspaceTexts.ts';
import { renderPart } from './kit/render.tsx';

interface Column {
  readonly field: string;
  readonly kind?: string;
  readonly plain?: (row: never) => string;
  readonly cell?: (row: never) => unknown;
}

const AMOUNTS = [0, 5, 99, 100, 77_345, 1_234_567_890, -93_587];
const CURRENCIES = ['EUR', 'JPY'] as const;
const toMinor = (plain: string, currency: string): number =>
  currency === 'JPY' ? Number(plain) : Number(plain.replace('.', ''));

const WORK = {
  today: '2026-11-29',
  onPay: () => undefined,
  onReminded: () => undefined,
};

/** The lists that are exported with amounts, with a row whose amounts are all the same. */
const LISTS = [
  [
    'orders',
    () => useOrderColumns(true, WORK),
    (amount: number) => ({ net: amount, vat: amount, total: amount, paid: amount, open: amount }),
  ],
  ['documents', usePaperColumns, (amount: number) => ({ net: amount, vat: amount, total: amount })],
  [
    'own pay',
    useEarningColumns,
    (amount: number) => ({
      amount,
      share: amount,
      vat: amount,
      withholding: amount,
      net: amount,
      paid: amount,
    }),
  ],
] as const;

const readColumns = (useColumns: () => readonly unknown[]): readonly Column[] => {
  let columns: readonly unknown[] = [];
  const Reader = () => {
    columns = useColumns();
    return null;
  };
  renderPart(<Reader />);
  return (columns as readonly Column[]).filter(({ kind }) => kind === 'amount');
};

it.each(LISTS)(
  'the export of %s has the amounts of the reply and the page, to the minor unit',
  (_, useColumns, makeRow) => {
    const columns = readColumns(useColumns);
    expect(columns.length).toBeGreaterThan(1);

    for (const { plain, cell } of columns)
      for (const currency of CURRENCIES)
        for (const amount of AMOUNTS) {
          const row = { ...makeRow(amount), currency } as never;
          const [line = ''] = toCsvLines([[plain!(row)]], 'comma', ['amount']).split('\r\n');
          expect(toMinor(line, currency)).toBe(amount);
          if (cell) expect(cell(row)).toBe(formatMoney(amount, currency, 'en'));
        }
  },
);

it('the export of orders leaves an unknown VAT empty, like the page', () => {
  const vat = readColumns(() => useOrderColumns(true, WORK)).find(({ field }) => field === 'vat')!;
  const row = { vat: null, currency: 'EUR' } as never;
  expect([vat.plain!(row), vat.cell!(row)]).toEqual(['', '—']);
});
