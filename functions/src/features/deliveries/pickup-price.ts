import { getFeeTotal } from '@domain/bookings/fee-parts.ts';
import type { DeliveryPlan } from '@domain/deliveries/delivery-plan.api.ts';
import type { AgreedPickup } from '@domain/deliveries/deliveries.ts';
import { computePickupFee } from '@domain/pricing/pickup.ts';
import type { Project } from '@domain/projects/projects.ts';
import { getCommission } from '../../work/pricing/price-input.ts';
import { findTableToday } from '../../work/collections/rate-tables.ts';
import type { Work } from '../../work/unit/work.ts';

type Owner = Pick<Project, 'agencyId' | 'createdBy'>;

/** Returns the fee of a client's change by the agency's rate table and their commission; undefined without a table. */
export const readPickup = async (
  { agencyId, createdBy }: Owner,
  work?: Work,
): Promise<AgreedPickup | undefined> => {
  const [table, commission] = await Promise.all([
    findTableToday(agencyId, work),
    getCommission(createdBy, agencyId),
  ]);
  return table && { fee: computePickupFee(table, commission), currency: table.currency };
};

/** Returns what a client's change costs; null without a table. */
export const getPickupPrice = async (project: Owner): Promise<DeliveryPlan['pickup']> => {
  const pickup = await readPickup(project);
  return pickup ? { amount: getFeeTotal(pickup.fee), currency: pickup.currency } : null;
};
