import { Timestamp } from 'firebase-admin/firestore';
import { toCastingId, type Casting } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readCasting } from '../../work/collections/castings.ts';
import { writeNewCasting } from '../../work/records/castings.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { addProjectLanguages } from '../../work/records/projects.ts';
import { operation, type UnitCall } from '../../work/unit/operation.ts';

/** Casts a project in one more language; 409 when it exists. */
export const addCasting = async (
  { work }: Pick<UnitCall<'castings.create'>, 'work' | 'caller'>,
  projectId: string,
  language: string,
): Promise<Serialised<Casting>> => {
  const project = requireChangeableProject(await work.get(projects, projectId));
  if (await readCasting(toCastingId(projectId, language), work))
    throw new AppError(409, 'casting.languageExists', { property: 'language' });
  if (project.languages.length >= LANGUAGES_MAX)
    throw new AppError(422, 'project.tooManyLanguages', {
      property: 'language',
      values: { max: LANGUAGES_MAX },
    });

  const casting = writeNewCasting(work, project, language, Timestamp.now());

  addProjectLanguages(work, project, [language]);

  const subject = `castings/${casting.id}`;
  const { urlIdentifier: _link, ...after } = casting;

  work.audit({ subject, agencyId: project.agencyId }, null, after);

  return serialise(casting);
};

export const createCasting = operation('castings.create', (call) =>
  addCasting(call, call.params.projectId, call.body.language),
);
