import type { Handlers } from '../../../http/call.ts';
import { acceptInvite } from '../services/accept-invite.ts';
import { inviteTalent, resendInvite } from '../services/invite-talent.ts';
import { invitesOf, showInvite } from '../services/invites-of.ts';
import { updateInvite } from '../services/update-invite.ts';

export const inviteTalentEndpoint: Handlers['talents.invite'] = ({ session, body }) =>
  inviteTalent(session, body);

export const getInviteEndpoint: Handlers['talents.getInvite'] = ({ params }) =>
  showInvite(params.id, 'process');

export const inviteForSignUpEndpoint: Handlers['talents.inviteForSignUp'] = ({ params }) =>
  showInvite(params.id, 'signUp');

export const actOnInviteEndpoint: Handlers['talents.actOnInvite'] = async ({ session, params, body }) => {
  if (body.action === 'accept') await acceptInvite(session, params.id);
  else await resendInvite(session, params.id);
  return { id: params.id };
};

export const updateInviteEndpoint: Handlers['talents.updateInvite'] = ({ session, params, body }) =>
  updateInvite(session, params.id, body);

export const invitesOfEndpoint: Handlers['talents.invitesOf'] = ({ session, params }) =>
  invitesOf(session, params.id);
