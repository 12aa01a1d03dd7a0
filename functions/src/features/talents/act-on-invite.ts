import { resendInvite } from '../../rights/invitations/talent-invites.ts';
import type { Operation } from '../../work/operation.ts';
import { acceptInvite } from './accept-invite.ts';

export const actOnInvite: Operation<'talents.actOnInvite'> = async ({ caller, params, body }) => {
  if (body.action === 'accept') await acceptInvite(caller, params.id);
  else await resendInvite(caller, params.id);
  return { id: params.id };
};
