import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PayoutList } from '../src/features/orders/components/PayoutList.tsx';
import '../src/i18n/workspaceTexts.ts';
import { replyWith, getSentChanges } from './kit/api.ts';
import { findViolations } from './kit/axe.ts';
import { renderPart } from './kit/render.tsx';
import { makeSignedIn, getSessionFor } from './kit/session.ts';

const makeEuros = (amount: number) => [{ currency: 'EUR', amount }];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T12:00:00'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

it('lists the payouts of a month, and marks selected ones as paid', async () => {
  replyWith({
    '/payout': {
      items: [
        { id: 'a', talentName: 'Ana Ruiz', count: 2, owed: makeEuros(50_000), paid: [], paidOn: null },
        { id: 'b', talentName: 'Bo Lind', count: 1, owed: [], paid: makeEuros(30_000), paidOn: '2026-11-20' },
      ],
    },
  });

  const { textFaults } = renderPart(<PayoutList />, { session: getSessionFor(makeSignedIn(['agencyTeam'])) });
  const table = await screen.findByRole('grid', { name: 'Talents’ pay' });
  expect(screen.getByText('€500.00 to pay, €300.00 paid')).toBeTruthy();
  expect(within(table).getByText('Nov 20, 2026')).toBeTruthy();
  await userEvent.click(within(table).getByRole('checkbox', { name: /Select all/i }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as paid' }));

  const dialog = await screen.findByRole('dialog', { name: 'Mark 2 talents as paid' });
  expect(await findViolations(dialog)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mark as paid' }));
  await screen.findByText('1 done', { exact: false });
  expect(getSentChanges().map(({ path, body }) => [path, body])).toEqual([
    ['/payout/a', { month: '2026-11', paidOn: '2026-11-27' }],
  ]);
  expect(textFaults).toEqual([]);
});
