import { mayRead } from '@domain/access/access.policy.ts';
import { PRODUCTION_ROLES } from '@domain/access/matrix.ts';
import { hasRole } from '@domain/access/roles.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Caller } from './caller.ts';

export const isStaffIn = ({ claims }: Caller, agencyId: string): boolean =>
  hasRole(claims, ['agencyTeam', 'admin'], agencyId);

/** Returns the uid of a client who acts themselves; null: staff, or an admin who acts as the client. */
export const getClientUid = (caller: Caller, agencyId: string): string | null =>
  isStaffIn(caller, agencyId) || caller.uid !== caller.realUid ? null : caller.uid;

/** Returns whether the caller is a client or on the staff of some agency; their lists are those of the chosen one. */
export const isProducer = ({ claims: { held } }: Caller): boolean =>
  PRODUCTION_ROLES.some((role) => held[role] !== undefined);

/** Returns whether the caller is on the staff of some agency. */
export const isOnStaff = ({ claims: { held } }: Caller): boolean =>
  held.agencyTeam !== undefined || held.admin !== undefined;

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
