import { holdsRole } from '@domain/access/roles.ts';
import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { isBeyond, reach } from '../../access/reach.ts';
import type { Session } from '../../access/session.ts';
import { AppError, notFound } from '../../errors/app-error.ts';

/**
 * Whether an invitation is for this caller: it names their account, or none yet and their proven address. An admin who
 * acts as a talent has no part in what other agencies wrote to them.
 */
export const isFor = (session: Session, invite: SelfServiceInvite): boolean => {
  const { uid, everywhere, user } = session;
  const isNamed =
    invite.talentId === uid || (invite.talentId === null && invite.email === user.email.toLowerCase());
  return everywhere.roles.includes('talent') && isNamed && !isBeyond(session, invite.agencyId);
};

/** The invitation as its agency's staff act on it: 403 for whom it is for, 404 for everybody else. */
export const asAgency = (session: Session, invite: SelfServiceInvite | undefined): SelfServiceInvite => {
  if (!invite) throw notFound();
  const isTheirs = holdsRole(session.claims, ['agencyTeam', 'admin'], invite.agencyId);
  if (!isTheirs && isFor(session, invite)) throw new AppError(403, 'auth.forbidden');
  return reach(session, 'selfServiceInvites', invite);
};

/** The invitation as its talent acts on it: 403 for staff of its agency, 404 for everybody else. */
export const asTalent = (session: Session, invite: SelfServiceInvite | undefined): SelfServiceInvite => {
  if (!invite) throw notFound();
  if (isFor(session, invite)) return invite;
  reach(session, 'selfServiceInvites', invite);
  throw new AppError(403, 'auth.forbidden');
};
