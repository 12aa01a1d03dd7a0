import type { Handlers } from '../../../http/call.ts';
import { serialised } from '../../../firestore/db.ts';
import { reach } from '../../../http/reach.ts';
import { readProject } from '../store.ts';

export const getProjectEndpoint: Handlers['projects.get'] = async ({ session, params }) =>
  serialised(reach(session, 'projects', await readProject(params.id)));
