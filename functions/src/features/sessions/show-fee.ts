import { getTotal } from '@domain/availability/offers.ts';
import { getSessionRoles } from '@domain/sessions/sessions.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Operation } from '../../work/operation.ts';
import { readAvailabilityInvite } from '../../work/collections/availability-invites.ts';
import { readSession } from '../../work/collections/recording-sessions.ts';

/** Returns what the talent was offered per role. Only staff see it: sessions contain no amounts. */
export const showFee: Operation<'sessions.fee'> = async ({ caller, params: { id } }) => {
  const session = requireVisible(caller, 'recordingSessions', await readSession(id));
  // Its engineer or client may be staff of another agency.
  if (!isStaffIn(caller, session.agencyId)) throw new AppError(403, 'auth.forbidden');

  const roles = await Promise.all(
    getSessionRoles(session).map(async ({ character, bookingId }) => {
      const invite = bookingId === null ? undefined : await readAvailabilityInvite(bookingId);
      if (!invite) return [];
      return [{ character, currency: invite.offer.currency, amount: getTotal(invite.offer) ?? null }];
    }),
  );

  return { roles: roles.flat() };
};
