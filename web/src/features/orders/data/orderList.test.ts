import { expect, it } from 'vitest';
import { getSums } from './orderList.ts';

it('sums orders by currency, without cancelled ones', () => {
  const of = (currency: string, total: number, open: number, state: 'paid' | 'confirmed' | 'cancelled') => ({
    currency,
    total,
    open,
    state,
  });

  const rows = [of('GBP', 500, 0, 'paid'), of('EUR', 900, 400, 'confirmed'), of('EUR', 300, 0, 'cancelled')];
  expect(getSums(rows)).toEqual([
    { currency: 'EUR', count: 2, total: 900, open: 400 },
    { currency: 'GBP', count: 1, total: 500, open: 0 },
  ]);
});
