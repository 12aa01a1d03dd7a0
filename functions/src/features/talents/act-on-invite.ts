import { resendInvite } from '../../auth/invitations/talent-invites.ts';
import { acceptInvite } from './accept-invite.ts';
import { operationInSteps } from '../../work/unit/operation.ts';

export const actOnInvite = operationInSteps('talents.actOnInvite', async ({ step, caller, params, body }) => {
  if (body.action === 'accept') await acceptInvite(step, caller, params.id);
  else await resendInvite(caller, params.id);
  return { id: params.id };
});
