import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import { computePickupPrice } from '@domain/pricing/pickup.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getCommission } from '../../work/pricing/price-input.ts';
import { findTableToday } from '../../work/collections/rate-tables.ts';

/** Returns what a client's change costs by the agency's rate table and their commission; null without a table. */
export const getPickupPrice = async ({
  agencyId,
  createdBy,
}: Pick<Project, 'agencyId' | 'createdBy'>): Promise<DeliveryPlan['pickup']> => {
  const [table, commission] = await Promise.all([
    findTableToday(agencyId),
    getCommission(createdBy, agencyId),
  ]);
  return table ? { amount: computePickupPrice(table, commission), currency: table.currency } : null;
};
