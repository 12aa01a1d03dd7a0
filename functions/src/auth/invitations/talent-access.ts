import { hasRole } from '@domain/access/roles.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { isOutsideAdminAgencies, requireVisible } from '../../work/access/require-visible.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';

/** Returns whether an invitation is for the caller, by account or else by verified address. False for an acting admin: others' are private. */
export const isFor = (caller: Caller, invite: SelfServiceInvite): boolean => {
  const { uid, everywhere, user } = caller;
  const isNamed =
    invite.talentId === uid || (invite.talentId === null && invite.email === user.email.toLowerCase());
  return everywhere.roles.includes('talent') && isNamed && !isOutsideAdminAgencies(caller, invite.agencyId);
};

/** Returns the invitation for its agency's staff: 403 for its recipient, 404 for others. */
export const requireAgencyInvite = (
  caller: Caller,
  invite: SelfServiceInvite | undefined,
): SelfServiceInvite => {
  if (!invite) throw notFound();
  const isTheirs = hasRole(caller.claims, ['agencyTeam', 'admin'], invite.agencyId);
  if (!isTheirs && isFor(caller, invite)) throw new AppError(403, 'auth.forbidden');
  return requireVisible(caller, 'selfServiceInvites', invite);
};

/** Returns the invitation for its talent: 403 for staff of its agency, 404 for others. */
export const requireTalentInvite = (
  caller: Caller,
  invite: SelfServiceInvite | undefined,
): SelfServiceInvite => {
  if (!invite) throw notFound();
  if (isFor(caller, invite)) return invite;
  requireVisible(caller, 'selfServiceInvites', invite);
  throw new AppError(403, 'auth.forbidden');
};
