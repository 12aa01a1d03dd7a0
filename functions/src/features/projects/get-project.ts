import { visibleTo } from '../../access/visible-to.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { readProject } from '../../records/projects.ts';

export const getProject: Operation<'projects.get'> = async ({ caller, params }) =>
  serialised(visibleTo(caller, 'projects', await readProject(params.id)));
