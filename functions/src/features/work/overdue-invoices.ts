import { addresses } from '@domain/navigation/addresses.ts';
import { openAmount } from '@domain/orders/order-list.ts';
import type { Waiting } from '@domain/work/work.ts';
import { getAgencyDay } from '../../work/records/agencies.ts';
import { findOverdueOrders } from '../../work/records/orders.ts';
import { toNoonUtc } from './waiting.ts';

export const getOverdueInvoices = async (
  agencyId: string,
  companyId?: string,
): Promise<readonly Waiting[]> => {
  const whose = { agencyIds: [agencyId], ...(companyId === undefined ? {} : { companyId }) };
  const found = await findOverdueOrders(whose, await getAgencyDay(agencyId));
  const owed = found.filter((order) => openAmount(order) > 0);
  const [first] = owed;
  if (!first?.dueOn) return [];
  const open = new Map<string, number>();
  for (const order of owed) open.set(order.currency, (open.get(order.currency) ?? 0) + openAmount(order));
  return [
    {
      kind: 'invoicesOverdue',
      count: owed.length,
      at: toNoonUtc(first.dueOn),
      path: addresses.orders.href('overdue'),
      open: [...open].map(([currency, amount]) => ({ currency, amount })),
    },
  ];
};
