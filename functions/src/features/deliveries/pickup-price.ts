import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { computePickupPrice } from '@domain/pricing/pickup.ts';
import { findTableToday } from '../../work/records/rate-tables.ts';

/** Returns what a client's change costs by the agency's rate table; null without one. */
export const getPickupPrice = async (agencyId: string): Promise<DeliveryPlan['pickup']> => {
  const table = await findTableToday(agencyId);
  return table ? { amount: computePickupPrice(table), currency: table.currency } : null;
};
