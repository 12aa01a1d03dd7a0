import { ROLES, agenciesOf, type Role } from '@domain/access/roles.ts';
import type { Owned } from '@domain/access/access.policy.ts';
import type { Caller } from '../../access/caller.ts';

/**
 * As what somebody has to do with an order: roles count in the agency where they are held, and that of a client for their own
 * company, so that somebody of the agency's team who is a client there as well does not order for another company.
 */
export const rolesIn = (
  { claims, companyId }: Caller,
  order: Required<Pick<Owned, 'agencyId' | 'companyId'>>,
): readonly Role[] =>
  ROLES.filter(
    (role) =>
      agenciesOf(claims, role).includes(order.agencyId ?? '') &&
      (role !== 'client' || companyId === order.companyId),
  );
