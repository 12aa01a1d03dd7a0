import { FULL_BASIS_POINTS, type RateTable } from './rate-tables.ts';
import { sumAmounts, takeShare } from './whole-numbers.ts';

type PickupRates = Pick<RateTable, 'sessionHalfHour' | 'commission' | 'engineerHour'>;

/** Returns the price of half an hour of talent, with commission (`agreed`, in basis points, or the table's), and engineer. Minor units. */
export const computePickupPrice = (
  { sessionHalfHour, commission, engineerHour }: PickupRates,
  agreed: number | null,
): number =>
  sumAmounts([
    sessionHalfHour,
    takeShare(sessionHalfHour, agreed ?? commission, FULL_BASIS_POINTS),
    takeShare(engineerHour, 1, 2),
  ]);
