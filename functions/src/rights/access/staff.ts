import { mayRead } from '@domain/access/access.policy.ts';
import { getAgencies, hasStaffRole } from '@domain/access/roles.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Caller } from './caller.ts';

export const isStaff = ({ claims }: Caller): boolean => hasStaffRole(claims.roles);

export const isStaffIn = ({ claims }: Caller, agencyId: string): boolean =>
  getAgencies(claims, 'agencyTeam').includes(agencyId) || getAgencies(claims, 'admin').includes(agencyId);

/** Returns a record of an agency that the caller works for; 404 for others, such as its client. */
export const requireStaff = <Stored extends { readonly agencyId: string }>(
  caller: Caller,
  record: Stored,
): Stored => {
  if (!isStaffIn(caller, record.agencyId)) throw notFound();
  return record;
};

export const canSeeRates = (caller: Caller, agencyId: string): boolean =>
  mayRead(caller, 'talentRateCards', { id: agencyId, agencyId });
