import { hasStaffRole } from '@domain/access/roles.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { getOrderStage, getOrderTransitions, type OrderTransition } from '@domain/orders/transitions.ts';
import { isAllowed } from '@domain/transitions.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

interface Sides {
  readonly isStaff: boolean;
  /** Whether they may order, and accept a changed price: clients, for their own company. */
  readonly isBuyer: boolean;
  readonly may: (change: OrderTransition) => boolean;
}

export const useSides = (order: OrderView): Sides => {
  const person = useSignedIn();
  const isBuyer = person.roles.includes('client') && person.companyId === order.companyId;
  const roles = person.roles.filter((role) => role !== 'client' || isBuyer);
  const stage = getOrderStage(order);
  return {
    isStaff: hasStaffRole(roles),
    isBuyer,
    may: (change) => isAllowed(getOrderTransitions(order)[change], stage, roles),
  };
};
