import type { RateTable } from './rate-tables.ts';
import { FULL_BASIS_POINTS } from './rate-tables.ts';
import { sumAmounts, takeShare } from './whole-numbers.ts';

type PickupRates = Pick<RateTable, 'sessionHalfHour' | 'commission' | 'engineerHour'>;

/** Returns the price of a pickup: half an hour of talent, with commission, and engineer. Minor units of the table's currency. */
export const computePickupPrice = ({ sessionHalfHour, commission, engineerHour }: PickupRates): number =>
  sumAmounts([
    sessionHalfHour,
    takeShare(sessionHalfHour, commission, FULL_BASIS_POINTS),
    takeShare(engineerHour, 1, 2),
  ]);
