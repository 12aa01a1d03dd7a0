import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '../../platform/errors/app-error.ts';
import { findScriptRequests } from '../../work/collections/auditions.ts';
import { readCharacterNames } from '../../work/collections/characters.ts';
import { projectScripts } from '../../work/collections/project-scripts.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';
import { findScriptFault } from '../../common/scripts/script-pdf.ts';
import type { Work } from '../../work/unit/work.ts';

/** Throws 409 when the project's PDF can't be stamped, or a request's, with the characters: a change or callback would send it on. */
const refuseLocked = async (projectId: string, work: Work): Promise<void> => {
  const requests = await findScriptRequests(projectId, work);
  const faults = await Promise.all(
    requests.map(async ({ voiceId, scriptPath }) =>
      scriptPath && (await findScriptFault(scriptPath)) ? [voiceId] : [],
    ),
  );
  const voiceIds = [...new Set(faults.flat())];

  const script = await work.read(projectScripts, projectId);
  if (script?.scriptPath && (await findScriptFault(script.scriptPath)))
    throw new AppError(409, 'pdf.lockedProjectScript', { property: 'scriptsArePrivate' });
  if (voiceIds.length === 0) return;

  const names = await readCharacterNames(voiceIds);
  const characters = voiceIds.flatMap((id) => names.get(id) ?? []).join(', ');
  throw new AppError(409, 'pdf.lockedScripts', {
    property: 'scriptsArePrivate',
    values: { characters },
  });
};

/** Sets whether a project's scripts are private, from the next request on. */
export const setScriptPrivacy = operation(
  'auditions.setScriptPrivacy',
  async ({ work, params: { id }, body: { scriptsArePrivate } }) => {
    const project = requireChangeableProject(await work.get(projects, id));
    const before = project.scriptsArePrivate ?? false;
    if (before === scriptsArePrivate) return { id, scriptsArePrivate };
    if (scriptsArePrivate) await refuseLocked(id, work);

    work.update(project, { scriptsArePrivate, updatedAt: Timestamp.now() });
    work.audit(project, { scriptsArePrivate: before }, { scriptsArePrivate });
    return { id, scriptsArePrivate };
  },
);
