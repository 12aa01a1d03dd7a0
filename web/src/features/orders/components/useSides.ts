import { hasStaffRole } from '@domain/access/roles.ts';
import type { OrderView } from '@domain/orders/orders.api.ts';
import { getMoves } from '@domain/orders/order-moves.ts';
import type { OrderState } from '@domain/orders/orders.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

interface Sides {
  readonly isStaff: boolean;
  /** Whether they may order, and accept a changed price: clients, for their own company. */
  readonly isBuyer: boolean;
  readonly moves: readonly OrderState[];
}

export const useSides = ({ state, companyId }: Pick<OrderView, 'state' | 'companyId'>): Sides => {
  const person = useSignedIn();
  const isBuyer = person.roles.includes('client') && person.companyId === companyId;
  const roles = person.roles.filter((role) => role !== 'client' || isBuyer);
  return {
    isStaff: hasStaffRole(roles),
    isBuyer,
    moves: getMoves(state, roles),
  };
};
