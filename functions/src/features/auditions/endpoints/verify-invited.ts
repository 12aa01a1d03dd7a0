import type { Handlers } from '../../../http/call.ts';
import { findInvites } from '../store.ts';

export const verifyInvitedEndpoint: Handlers['auditions.verify'] = async ({ params }) => {
  const invites = await findInvites(params.urlIdentifier, params.email.trim().toLowerCase());
  return { valid: invites.length > 0 };
};
