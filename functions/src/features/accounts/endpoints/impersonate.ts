import type { Handlers } from '../../../http/call.ts';
import { beginToImpersonate } from '../services/impersonate.ts';

export const impersonateEndpoint: Handlers['accounts.impersonate'] = ({ session, body }) =>
  beginToImpersonate(session, body.userId);
