import { reach } from '../../access/reach.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { readProject } from '../../records/projects.ts';

export const getProject: Operation<'projects.get'> = async ({ session, params }) =>
  serialised(reach(session, 'projects', await readProject(params.id)));
