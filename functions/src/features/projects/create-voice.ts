import { Timestamp } from 'firebase-admin/firestore';
import { PROJECT_CHARACTERS_MAX } from '@domain/projects/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { findCharacters, newCharacterId, characters } from '../../work/collections/characters.ts';
import { operation } from '../../work/unit/operation.ts';
import { refuseTakenName } from './taken-name.ts';

export const createVoice = operation(
  'projects.createVoice',
  { record: characters },
  async ({ work, body: values }) => {
    const id = work.once(newCharacterId);
    const project = requireChangeableProject(await work.get(projects, values.projectId));
    const siblings = await findCharacters(project.id, work);
    if (siblings.length >= PROJECT_CHARACTERS_MAX)
      throw new AppError(422, 'project.tooManyVoices', {
        property: 'name',
        values: { max: PROJECT_CHARACTERS_MAX },
      });
    refuseTakenName(values.name, siblings);

    const { agencyId, companyId } = project;

    const voice = work.create(characters, {
      id,
      agencyId,
      companyId,
      projectId: project.id,
      name: values.name,
      createdAt: Timestamp.now(),
    });

    return serialise(voice);
  },
);
