import type { Handlers } from '../../../http/call.ts';
import { findInvite } from '../store.ts';

export const verifyInvitedEndpoint: Handlers['auditions.verify'] = async ({ params }) => ({
  valid: (await findInvite(params.urlIdentifier, params.email)) !== undefined,
});
