import { expect, it } from 'vitest';
import type { OwnEarning } from './earnings.ts';
import { groupEarningsByMonth, getEarningTotals } from './earning-sums.ts';

const earned = (
  agreedOn: string,
  net: number,
  state: OwnEarning['state'] = 'agreed',
  payableOn: string | null = null,
  currency = 'EUR',
  paid = 0,
) => ({ agreedOn, amount: 2 * net, net, state, payableOn, currency, paid });

it('sums net amounts of months by currency, without cancelled earnings', () => {
  const months = groupEarningsByMonth([
    earned('2027-03-31', 100),
    earned('2027-03-01', 50, 'payable', '2027-04-30', 'USD'),
    earned('2027-02-10', 70, 'cancelled'),
  ]);
  expect(months.map(({ month, earnings, sums }) => [month, earnings.length, sums])).toEqual([
    [
      '2027-03',
      2,
      [
        { currency: 'EUR', amount: 100 },
        { currency: 'USD', amount: 50 },
      ],
    ],
    ['2027-02', 1, []],
  ]);
});

it('separates what is payable now, payable later, waiting for the client, and paid', () => {
  const totals = getEarningTotals(
    [
      earned('2027-01-01', 1, 'payable', '2027-03-10'),
      earned('2027-01-02', 2, 'payable', '2027-03-11'),
      earned('2027-01-03', 4),
      earned('2027-01-04', 8, 'cancelled'),
      earned('2027-01-05', 16, 'paid', '2027-03-01', 'EUR', 16),
      earned('2027-01-06', 96, 'payable', '2027-03-01', 'EUR', 32),
    ],
    '2027-03-10',
  );
  expect(totals).toEqual({
    payable: [{ currency: 'EUR', amount: 65 }],
    later: [{ currency: 'EUR', amount: 2 }],
    agreed: [{ currency: 'EUR', amount: 4 }],
    paid: [{ currency: 'EUR', amount: 48 }],
  });
});
