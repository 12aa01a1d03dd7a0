import { mayRead } from '@domain/access/access.policy.ts';
import { agenciesOf } from '@domain/access/roles.ts';
import type { Caller } from './caller.ts';

/** Whether the caller is staff, in the agency that they chose or in any. */
export const isStaff = ({ claims }: Caller): boolean =>
  claims.roles.some((role) => role === 'agencyTeam' || role === 'admin');

/** Whether somebody is of the staff of an agency. */
export const isStaffOf = ({ claims }: Caller, agencyId: string): boolean =>
  agenciesOf(claims, 'agencyTeam').includes(agencyId) || agenciesOf(claims, 'admin').includes(agencyId);

/** Whether a client was granted to see what an agency's talents ask for. */
export const seesRatesOf = (caller: Caller, agencyId: string): boolean =>
  mayRead(caller, 'talentRateCards', { id: agencyId, agencyId });
