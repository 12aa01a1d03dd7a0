import { Timestamp } from 'firebase-admin/firestore';
import { toCastingId } from '@domain/castings/castings.ts';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import { castings } from '../../work/collections/castings.ts';
import { writeNewCasting } from '../../work/records/castings.ts';
import { requireChangeableProject, projects } from '../../work/collections/projects.ts';
import { addProjectLanguages } from '../../work/records/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Casts a project in more languages, in the given order. Existing ones and those beyond the limit are skipped without blocking the rest. */
export const createCastings = operation(
  'castings.createMany',
  async ({ work, params: { projectId }, body: { languages } }) => {
    const project = requireChangeableProject(await work.get(projects, projectId));
    const ids = languages.map((language) => toCastingId(projectId, language));
    const existing = new Set((await work.readAll(castings, ids)).map(({ id }) => id));
    const free = languages.filter((language) => !existing.has(toCastingId(projectId, language)));
    const added = free.slice(0, Math.max(LANGUAGES_MAX - project.languages.length, 0));
    if (added.length > 0) {
      const now = Timestamp.now();
      for (const language of added) writeNewCasting(work, project, language, now);
      addProjectLanguages(work, project, added);
      work.audit(project, { languages: project.languages }, { languages: [...project.languages, ...added] });
    }

    return languages.map((language) => ({
      language,
      outcome: added.includes(language) ? 'added' : free.includes(language) ? 'tooMany' : 'exists',
    }));
  },
);
