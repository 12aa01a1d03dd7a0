import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MonthEnd, MonthEndOrder } from '@domain/monthEnd/month-end.ts';
import { OrdersPart } from '../src/features/monthEnd/components/OrdersPart.tsx';
import { getSentChanges } from './kit/api.ts';
import { renderPart } from './kit/render.tsx';

const makeOrder = (id: string, change: MonthEndOrder['change']): MonthEndOrder => ({
  id,
  projectId: id,
  projectName: `Project ${id}`,
  companyName: 'Lumen Films',
  amount: 10_000,
  currency: 'EUR',
  dueOn: null,
  change,
});

const showPart = (kind: 'toInvoice' | 'overdue', orders: readonly MonthEndOrder[]) => {
  const sums = [{ currency: 'EUR', amount: 10_000 * orders.length }];
  const part: MonthEnd['toInvoice'] = { count: orders.length, hasMore: false, sums, orders };
  renderPart(<OrdersPart kind={kind} part={part} onDone={() => undefined} />);
};

it('one press issues all invoices, but not those that wait for acceptance', async () => {
  showPart('toInvoice', [makeOrder('a', 'confirm'), makeOrder('b', 'confirm'), makeOrder('c', null)]);
  expect(screen.getByText('€300.00')).toBeDefined();
  expect(screen.getByText(/once all deliveries are accepted/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Issue 2 invoices' }));
  await waitFor(() => expect(getSentChanges()).toHaveLength(2));
  expect(getSentChanges()).toMatchObject([
    { path: '/order-status/a', body: { state: 'confirmed' } },
    { path: '/order-status/b', body: { state: 'confirmed' } },
  ]);
});

it('one press sends all reminders but those of today', async () => {
  showPart('overdue', [makeOrder('a', 'remind'), makeOrder('b', null)]);
  expect(screen.getByText(/Reminded today/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send 1 reminder' }));
  await waitFor(() => expect(getSentChanges()).toHaveLength(1));
  expect(getSentChanges()).toMatchObject([{ path: '/order/a/reminder' }]);
});
