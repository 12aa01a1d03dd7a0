import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { POINTS_MAX, type OrderPoint } from '@domain/orders/orders.ts';
import { limitPoints } from './order-points.ts';

const makePoints = (count: number, outcome: OrderPoint['outcome'], from = 0): readonly OrderPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${from + index}`,
    character: 'Narrator',
    language: 'eng',
    talent: 'Ana',
    cancelledAt: Timestamp.fromMillis(0),
    outcome,
  }));

it('keeps every open point of an order, and drops the oldest settled ones', () => {
  const open = makePoints(3, null);
  const settled = makePoints(POINTS_MAX, 'keep', 3);
  const points = limitPoints([...open, ...settled]);
  expect(points).toHaveLength(POINTS_MAX);
  expect(points.slice(0, 4).map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p6']);

  const many = makePoints(POINTS_MAX + 20, null);
  expect(limitPoints(many)).toEqual(many);
  expect(limitPoints([...makePoints(5, 'keep', 900), ...many])).toEqual(many);
});
