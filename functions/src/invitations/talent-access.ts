import { holdsRole } from '@domain/access/roles.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { isBeyond, visibleTo } from '../access/visible-to.ts';
import type { Caller } from '../access/caller.ts';
import { AppError, notFound } from '../errors/app-error.ts';

/**
 * Whether an invitation is for this caller: it names their account, or none yet and their proven address. An admin who
 * acts as a talent has no part in what other agencies wrote to them.
 */
export const isFor = (caller: Caller, invite: SelfServiceInvite): boolean => {
  const { uid, everywhere, user } = caller;
  const isNamed =
    invite.talentId === uid || (invite.talentId === null && invite.email === user.email.toLowerCase());
  return everywhere.roles.includes('talent') && isNamed && !isBeyond(caller, invite.agencyId);
};

/** The invitation as its agency's staff act on it: 403 for whom it is for, 404 for everybody else. */
export const asAgency = (caller: Caller, invite: SelfServiceInvite | undefined): SelfServiceInvite => {
  if (!invite) throw notFound();
  const isTheirs = holdsRole(caller.claims, ['agencyTeam', 'admin'], invite.agencyId);
  if (!isTheirs && isFor(caller, invite)) throw new AppError(403, 'auth.forbidden');
  return visibleTo(caller, 'selfServiceInvites', invite);
};

/** The invitation as its talent acts on it: 403 for staff of its agency, 404 for everybody else. */
export const asTalent = (caller: Caller, invite: SelfServiceInvite | undefined): SelfServiceInvite => {
  if (!invite) throw notFound();
  if (isFor(caller, invite)) return invite;
  visibleTo(caller, 'selfServiceInvites', invite);
  throw new AppError(403, 'auth.forbidden');
};
