import { Timestamp } from 'firebase-admin/firestore';
import { requireChangeableProject, projects } from '../../work/records/projects.ts';
import { unitOfWork } from '../../work/unit/unit-of-work.ts';

/** Sets whether a project's scripts are private, from the next request on. */
export const setScriptPrivacy = unitOfWork(
  'auditions.setScriptPrivacy',
  async ({ work, params: { id }, body: { scriptsArePrivate } }) => {
    const project = requireChangeableProject(await work.get(projects, id));
    const before = project.scriptsArePrivate ?? false;
    if (before === scriptsArePrivate) return { id, scriptsArePrivate };
    work.update(project, { scriptsArePrivate, updatedAt: Timestamp.now() });
    work.audit(project, { scriptsArePrivate: before }, { scriptsArePrivate });
    return { id, scriptsArePrivate };
  },
);
