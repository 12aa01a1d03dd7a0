import { describe, expect, it } from 'vitest';
import { getSums, searchOrders } from './orderList.ts';

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

describe('the search of orders', () => {
  const order = {
    invoice: { id: '1', number: 'AO-2026-0012', issuedOn: '2026-10-01', dueOn: '2026-11-01' },
    reference: 'PO 7',
    companyName: 'Líneas Duero',
    projectName: 'Night Train',
  };
  const draft = { ...order, invoice: null, reference: '', companyName: 'Lumen', projectName: 'Tide' };

  it('finds them by invoice, purchase order, client and project, without accents', () => {
    for (const search of ['2026-0012', 'po 7', 'lineas', 'night TRAIN'])
      expect(searchOrders([order, draft], search)).toEqual([order]);
    expect(searchOrders([order, draft], '')).toEqual([order, draft]);
  });
});
