import type { Handlers } from '../../../http/call.ts';
import { signUpClient } from '../services/sign-up-client.ts';

export const signUpClientEndpoint: Handlers['clients.signUp'] = async ({ body, locale }) => ({
  id: await signUpClient(body, locale),
});
