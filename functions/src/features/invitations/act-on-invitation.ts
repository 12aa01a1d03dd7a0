import { isOpenInvitation, type Invitation } from '@domain/invitations/invitations.ts';
import type { Locale } from '@domain/messages/locale.ts';
import type { Caller } from '../../work/access/caller.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordStep } from '../../platform/firestore/call-steps.ts';
import { sendClientAgain, withdrawClient } from '../../auth/invitations/client-invites.ts';
import { sendEngineerAgain, withdrawEngineer } from '../../auth/invitations/engineer-invites.ts';
import { resendInvite, withdrawInvite } from '../../auth/invitations/talent-invites.ts';
import { sendTeamAgain, withdrawTeam } from '../../auth/invitations/team-invites.ts';
import type { Operation } from '../../work/operation.ts';
import { requireOwnInvitation } from './require-own-invitation.ts';
import { mayWithdraw, presentInvitation } from './present-invitation.ts';

const getSourceId = ({ source }: Invitation): string => source.split('/')[1] ?? '';

const sendAgain = (caller: Caller, invitation: Invitation, locale: Locale): Promise<void> => {
  const id = getSourceId(invitation);
  switch (invitation.kind) {
    case 'talent':
      return resendInvite(caller, id);
    case 'engineer':
      return sendEngineerAgain(caller, id);
    case 'team':
      return sendTeamAgain(caller, id, locale);
    case 'client':
      return sendClientAgain(caller, id);
  }
};

const withdraw = async (caller: Caller, invitation: Invitation): Promise<void> => {
  const id = getSourceId(invitation);
  switch (invitation.kind) {
    case 'talent':
      await withdrawInvite(caller, id);
      return;
    case 'engineer':
      return withdrawEngineer(caller, id);
    case 'team':
      return withdrawTeam(caller, invitation.source);
    case 'client':
      return withdrawClient(caller, id);
  }
};

/** Returns a waiting invitation; 409 for a closed one. As a step, because a repeat finds it changed. */
const openOne = (caller: Caller, id: string): Promise<Invitation> =>
  requireOwnInvitation(caller, id).then(async (invitation) => {
    const isOpen = await recordStep(() => Promise.resolve(isOpenInvitation(invitation)));
    if (!isOpen) throw new AppError(409, 'invitation.used');
    return invitation;
  });

export const sendInvitation: Operation<'invitations.send'> = async ({ caller, params: { id }, locale }) => {
  await sendAgain(caller, await openOne(caller, id), locale);
  return presentInvitation(caller, await requireOwnInvitation(caller, id));
};

export const withdrawInvitation: Operation<'invitations.withdraw'> = async ({ caller, params: { id } }) => {
  const invitation = await openOne(caller, id);
  if (!mayWithdraw(caller, invitation)) throw new AppError(403, 'auth.forbidden');
  await withdraw(caller, invitation);
  return presentInvitation(caller, await requireOwnInvitation(caller, id));
};
