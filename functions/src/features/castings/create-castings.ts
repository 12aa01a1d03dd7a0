import { castingIdOf, type LanguageResult } from '@domain/castings/castings.ts';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { castingsThatExist } from '../../records/castings.ts';
import { addProjectLanguages, openProject, readProject } from '../../records/projects.ts';
import { beginCasting } from './create-casting.ts';

/**
 * Casts a project in several more languages, in the order in which they are named. One that it is cast in already stays as
 * it is, and what is beyond the most languages of a project is left out; neither keeps the others back.
 */
export const createCastings: Operation<'castings.createMany'> = ({
  caller,
  params: { projectId },
  body: { languages },
}) =>
  transact(async (transaction): Promise<readonly LanguageResult[]> => {
    const project = openProject(visibleTo(caller, 'projects', await readProject(projectId, transaction)));
    const ids = languages.map((language) => castingIdOf(projectId, language));
    const existing = await castingsThatExist(ids, transaction);
    const free = languages.filter((language) => !existing.has(castingIdOf(projectId, language)));
    const added = free.slice(0, Math.max(LANGUAGES_MAX - project.languages.length, 0));
    for (const language of added) beginCasting(transaction, caller, project, language);
    if (added.length > 0) addProjectLanguages(transaction, project, added);
    return languages.map((language) => ({
      language,
      outcome: added.includes(language) ? 'added' : free.includes(language) ? 'tooMany' : 'exists',
    }));
  });
