import type { Handlers } from '../../../http/call.ts';
import { checkIdentity } from '../services/check-identity.ts';

export const checkIdentityEndpoint: Handlers['auditions.identity'] = async ({ body }) => ({
  jwtToken: await checkIdentity(body),
});
