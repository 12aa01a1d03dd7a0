import type { Operation } from '../../operation.ts';
import { acceptInvite } from './accept-invite.ts';
import { resendInvite } from './invite-talent.ts';

export const actOnInvite: Operation<'talents.actOnInvite'> = async ({ session, params, body }) => {
  if (body.action === 'accept') await acceptInvite(session, params.id);
  else await resendInvite(session, params.id);
  return { id: params.id };
};
