import { visibleTo } from '../../access/visible-to.ts';
import { notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialised } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { openProject, readProject } from '../../records/projects.ts';
import { readVoices, renameVoice } from '../../records/voices.ts';

/** Renames several characters of a project: all of them, or none where one is not there. */
export const renameVoices: Operation<'projects.updateVoices'> = async ({
  caller,
  body: { projectId, voices: wanted },
}) => {
  const names = new Map(wanted.map(({ id, name }) => [id, name]));
  return serialised(
    await transact(async (transaction) => {
      const project = openProject(visibleTo(caller, 'projects', await readProject(projectId, transaction)));
      const found = await readVoices([...names.keys()], transaction);
      const own = found.filter((voice) => voice.projectId === project.id);
      if (own.length < names.size) throw notFound();
      const changed = own.filter(({ id, name }) => names.get(id) !== name);
      for (const { id } of changed) renameVoice(transaction, id, names.get(id) ?? '');
      if (changed.length > 0)
        recordAudit(transaction, caller, {
          agencyId: project.agencyId,
          action: 'projects.updateVoices',
          subject: `projects/${projectId}`,
          before: Object.fromEntries(changed.map(({ id, name }) => [id, name])),
          after: Object.fromEntries(changed.map(({ id }) => [id, names.get(id)])),
        });
      return own.map((voice) => ({ ...voice, name: names.get(voice.id) ?? voice.name }));
    }),
  );
};
