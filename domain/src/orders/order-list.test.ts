import { expect, it } from 'vitest';
import { isOverdueOn, openAmount } from './order-list.ts';

it('has the open amount of an order, and the day it becomes overdue', () => {
  const order = { state: 'confirmed', total: 1000, paid: 400 } as const;
  expect(
    [order, { ...order, state: 'cancelled' as const }, { ...order, paid: 1200 }].map(openAmount),
  ).toEqual([600, 0, 0]);
  const on = (today: string, state: 'confirmed' | 'received' | 'paid' = 'confirmed') =>
    isOverdueOn({ ...order, state }, '2026-11-27', today);
  expect([on('2026-11-27'), on('2026-11-28'), on('2026-11-28', 'received')]).toEqual([false, true, false]);
  expect(isOverdueOn(order, undefined, '2026-11-28')).toBe(false);
});
