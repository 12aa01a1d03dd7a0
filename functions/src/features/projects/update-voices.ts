import type { Character } from '@domain/projects/projects.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { characters, findCharacters, readCharacters } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';
import { refuseTakenName } from './taken-name.ts';

const toAuditText = ({ name, description }: Character): string =>
  [name, description].filter(Boolean).join(': ');

/** Changes names and descriptions of a project's characters, in one transaction. */
export const updateVoices = operation(
  'projects.updateVoices',
  async ({ work, body: { projectId, voices: patches } }) => {
    const changes = new Map(patches.map(({ id, ...change }) => [id, change]));
    const project = requireChangeableProject(await work.get(projects, projectId));
    const found = await readCharacters([...changes.keys()], work);
    const voices = found.filter((voice) => voice.projectId === project.id);
    if (voices.length < changes.size) throw notFound();

    const after = voices.map((voice) => ({ ...voice, ...changes.get(voice.id) }));
    const changed = voices.flatMap((before, index) => {
      const version = after[index];
      const isSame = !version || (version.name === before.name && version.description === before.description);
      return isSame ? [] : [{ before, now: version }];
    });
    const all = await findCharacters(project.id, work);
    const named = all.map((voice) => after.find(({ id }) => id === voice.id) ?? voice);

    for (const { before, now } of changed)
      if (now.name !== before.name)
        refuseTakenName(
          now.name,
          named.filter(({ id }) => id !== now.id),
          `voices[${patches.findIndex(({ id }) => id === now.id)}].name`,
        );

    for (const { now } of changed) work.updateById(characters, now.id, changes.get(now.id) ?? {});

    if (changed.length > 0)
      work.audit(
        project,
        Object.fromEntries(changed.map(({ before }) => [before.id, toAuditText(before)])),
        Object.fromEntries(changed.map(({ now }) => [now.id, toAuditText(now)])),
      );

    return serialise(after);
  },
);
