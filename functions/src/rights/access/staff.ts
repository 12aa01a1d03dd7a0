import { mayRead } from '@domain/access/access.policy.ts';
import { getAgencies } from '@domain/access/roles.ts';
import type { Caller } from './caller.ts';

export const isStaff = ({ claims }: Caller): boolean =>
  claims.roles.some((role) => role === 'agencyTeam' || role === 'admin');

export const isStaffIn = ({ claims }: Caller, agencyId: string): boolean =>
  getAgencies(claims, 'agencyTeam').includes(agencyId) || getAgencies(claims, 'admin').includes(agencyId);

export const canSeeRates = (caller: Caller, agencyId: string): boolean =>
  mayRead(caller, 'talentRateCards', { id: agencyId, agencyId });
