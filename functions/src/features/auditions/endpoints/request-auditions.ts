import { serialised } from '../../../firestore/db.ts';
import type { Handlers } from '../../../http/call.ts';
import { requestAuditions } from '../services/request-auditions.ts';

export const requestAuditionsEndpoint: Handlers['auditions.request'] = async ({ session, params, body }) =>
  serialised(await requestAuditions(session, params.casting, params.id, body));
