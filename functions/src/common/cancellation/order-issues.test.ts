import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { ISSUES_MAX, type OrderIssue } from '@domain/orders/orders.ts';
import { limitIssues } from './order-issues.ts';

const makeIssues = (count: number, outcome: OrderIssue['outcome'], from = 0): readonly OrderIssue[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${from + index}`,
    character: 'Narrator',
    language: 'eng',
    talent: 'Ana',
    cancelledAt: Timestamp.fromMillis(0),
    outcome,
  }));

it('keeps every open issue of an order, and drops the oldest settled ones', () => {
  const open = makeIssues(3, null);
  const settled = makeIssues(ISSUES_MAX, 'keep', 3);
  const issues = limitIssues([...open, ...settled]);
  expect(issues).toHaveLength(ISSUES_MAX);
  expect(issues.slice(0, 4).map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p6']);

  const many = makeIssues(ISSUES_MAX + 20, null);
  expect(limitIssues(many)).toEqual(many);
  expect(limitIssues([...makeIssues(5, 'keep', 900), ...many])).toEqual(many);
});
