import { serialised } from '../../../firestore/db.ts';
import type { Handlers } from '../../../http/call.ts';
import { addDemo } from '../services/add-demo.ts';

export const addDemoEndpoint: Handlers['castings.addDemo'] = async ({ session, params, body }) =>
  serialised(await addDemo(session, params.projectId, body));
