import type { Handlers } from '../../../http/call.ts';
import { serialised } from '../../../firestore/db.ts';
import { updateProject } from '../services/update-project.ts';

export const updateProjectEndpoint: Handlers['projects.update'] = async ({ session, params, body }) =>
  serialised(await updateProject(session, params.id, body));
