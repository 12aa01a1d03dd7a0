import { addCommission, type BookingFee } from '../bookings/fee-parts.ts';
import type { RateTable } from './rate-tables.ts';
import { takeShare } from './whole-numbers.ts';

type PickupRates = Pick<RateTable, 'sessionHalfHour' | 'commission' | 'engineerHour'>;

/** Returns the fee of half an hour of talent, with commission (`agreed`, in basis points, or the table's), and engineer. Minor units. */
export const computePickupFee = (
  { sessionHalfHour, commission, engineerHour }: PickupRates,
  agreed: number | null,
): BookingFee =>
  addCommission(
    { earned: sessionHalfHour, usage: 0, studio: takeShare(engineerHour, 1, 2) },
    agreed ?? commission,
  );
