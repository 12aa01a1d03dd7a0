import { serialised } from '../../../firestore/db.ts';
import type { Handlers } from '../../../http/call.ts';
import { createCasting } from '../services/create-casting.ts';

export const createCastingEndpoint: Handlers['castings.create'] = async ({ session, params, body }) =>
  serialised(await createCasting(session, params.projectId, body.language));
