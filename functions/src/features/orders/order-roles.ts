import { ROLES, getAgencies, type AccountRole } from '@domain/access/roles.ts';
import type { OwnedRecord } from '@domain/access/access.policy.ts';
import type { Caller } from '../../work/access/caller.ts';

/** Returns the caller's roles for an order, per agency. Client rights count for the own company only, even for a client who is also team. */
export const getOrderRoles = (
  { claims, companyId }: Caller,
  order: Required<Pick<OwnedRecord, 'agencyId' | 'companyId'>>,
): readonly AccountRole[] =>
  ROLES.filter(
    (role) =>
      getAgencies(claims, role).includes(order.agencyId ?? '') &&
      (role !== 'client' || companyId === order.companyId),
  );
