import type { SelfServiceInvite } from '@domain/talents/talents.ts';
import { AppError, notFound } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';

const isStaff = ({ claims }: Session): boolean =>
  claims.roles.some((role) => role === 'agencyTeam' || role === 'admin');

/** Whether an invitation is for this caller: it names their account, or none yet and their proven address. */
export const isFor = ({ uid, claims, user }: Session, invite: SelfServiceInvite): boolean =>
  claims.roles.includes('talent') &&
  (invite.talentId === uid || (invite.talentId === null && invite.email === user.email.toLowerCase()));

/** The invitation as its agency's staff act on it: 403 for whom it is for, 404 for everybody else. */
export const asAgency = (session: Session, invite: SelfServiceInvite | undefined): SelfServiceInvite => {
  if (!invite) throw notFound();
  const isTheirs = isStaff(session) && session.claims.agencies.includes(invite.agencyId);
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
