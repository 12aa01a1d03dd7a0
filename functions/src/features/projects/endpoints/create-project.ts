import type { Handlers } from '../../../http/call.ts';
import { serialised } from '../../../firestore/db.ts';
import { createProject } from '../services/create-project.ts';

export const createProjectEndpoint: Handlers['projects.create'] = async ({ session, body }) =>
  serialised(await createProject(session, body));
