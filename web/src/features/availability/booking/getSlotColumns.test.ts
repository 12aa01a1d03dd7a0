import { expect, it } from 'vitest';
import { getSlotColumns, getSlotState } from './getSlotColumns.ts';

const makeRange = (datetime: string, status: 'accepted' | 'rejected' | null = null) => ({
  id: datetime,
  datetime,
  status,
});
const NOW = Date.parse('2027-05-03T12:00Z');

it('aligns the slots of all requests in shared columns, regardless of zones', () => {
  const madrid = {
    state: 'requested' as const,
    timeZone: 'Europe/Madrid',
    timeRanges: [
      makeRange('2027/05/03 08-10'),
      makeRange('2027/05/05 10-12', 'rejected'),
      makeRange('2027/05/04 10-12'),
    ],
  };

  const london = {
    state: 'accepted' as const,
    timeZone: 'Europe/London',
    timeRanges: [makeRange('2027/05/04 08-10', 'accepted'), makeRange('2027/05/06 10-12')],
  };
  const cancelled = { ...madrid, state: 'cancelled' as const, timeRanges: [makeRange('2027/05/09 10-12')] };
  // 10:00 in Madrid is no slot of London's grid of two hours, 08:00 UTC is 09:00 there.
  const columns = getSlotColumns([madrid, london, cancelled], NOW);
  expect(columns.map(({ from }) => new Date(from).toISOString().slice(0, 13))).toEqual([
    '2027-05-04T07',
    '2027-05-04T08',
    '2027-05-05T08',
  ]);

  expect(columns.map((column) => getSlotState(madrid, column))).toEqual(['none', 'offered', 'rejected']);
  expect(columns.map((column) => getSlotState(london, column))).toEqual(['booked', 'none', 'none']);
});
