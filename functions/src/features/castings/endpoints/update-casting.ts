import { serialised } from '../../../firestore/db.ts';
import type { Handlers } from '../../../http/call.ts';
import { updateCasting } from '../services/update-casting.ts';

export const updateCastingEndpoint: Handlers['castings.update'] = async ({ session, params, body }) =>
  serialised(await updateCasting(session, params.id, body));
