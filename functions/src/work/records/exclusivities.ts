import type { Exclusivity } from '@domain/exclusivity/exclusivity.ts';
import { toExclusivityId } from '@domain/exclusivity/sold-exclusivities.ts';
import type { Order } from '@domain/orders/orders.ts';
import { exclusivities, findOrderExclusivities } from '../collections/exclusivities.ts';
import type { Work } from '../unit/work.ts';

/** Records what an order makes exclusive, by talent; earlier records of it that it no longer has are removed. */
export const storeExclusivities = async (
  work: Work,
  { id: orderId, agencyId, companyId, projectId }: Order,
  exclusivity: Exclusivity | null,
  talentIds: readonly string[],
  from: string,
): Promise<void> => {
  const before = await findOrderExclusivities(orderId, work);
  const exclusiveIds = new Set(exclusivity ? talentIds : []);
  for (const item of before) if (!exclusiveIds.has(item.talentId)) work.delete(item);
  if (!exclusivity) return;

  const { category, territory, through } = exclusivity;
  for (const talentId of exclusiveIds)
    work.set(exclusivities, {
      id: toExclusivityId(orderId, talentId),
      agencyId,
      companyId,
      projectId,
      orderId,
      talentId,
      category: category.code,
      territory: territory.code,
      from: before.find((item) => item.talentId === talentId)?.from ?? from,
      through,
    });
};
