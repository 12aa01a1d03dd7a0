import { Timestamp } from 'firebase-admin/firestore';
import { requireStaff } from '../../work/access/staff.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Sets who hears a project's takes first, from the next take on. */
export const setTakeReceiver = operation(
  'auditions.setTakeReceiver',
  async ({ work, caller, params: { id }, body: { takeReceiver } }) => {
    const project = requireChangeableProject(requireStaff(caller, await work.get(projects, id)));
    const before = project.takeReceiver ?? null;
    if (before === takeReceiver) return { id, takeReceiver };
    work.update(project, { takeReceiver, updatedAt: Timestamp.now() });
    work.audit(project, { takeReceiver: before }, { takeReceiver });
    return { id, takeReceiver };
  },
);
