import { expect, it } from 'vitest';
import { getPayoutMonths } from './getPayoutMonths.ts';

it('lists the months around today, across years', () => {
  const months = getPayoutMonths('2026-11-28');
  expect([months[0], months[2], months.at(-1)]).toEqual(['2027-01', '2026-11', '2025-11']);
});
