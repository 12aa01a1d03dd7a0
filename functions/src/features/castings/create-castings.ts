import { Timestamp } from 'firebase-admin/firestore';
import { toCastingId, type LanguageResult } from '@domain/castings/castings.ts';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { castingsThatExist, newCasting } from '../../records/castings.ts';
import { addProjectLanguages, changeableProject, readProject } from '../../records/projects.ts';

/** Casts a project in more languages, in the given order. Existing ones and those beyond the limit are skipped without blocking the rest. */
export const createCastings: Operation<'castings.createMany'> = ({
  caller,
  params: { projectId },
  body: { languages },
}) =>
  transact(async (transaction): Promise<readonly LanguageResult[]> => {
    const project = changeableProject(
      visibleTo(caller, 'projects', await readProject(projectId, transaction)),
    );
    const ids = languages.map((language) => toCastingId(projectId, language));
    const existing = await castingsThatExist(ids, transaction);
    const free = languages.filter((language) => !existing.has(toCastingId(projectId, language)));
    const added = free.slice(0, Math.max(LANGUAGES_MAX - project.languages.length, 0));
    if (added.length > 0) {
      const now = Timestamp.now();
      for (const language of added) newCasting(transaction, project, language, now);
      addProjectLanguages(transaction, project, added);
      recordAudit(transaction, caller, {
        agencyId: project.agencyId,
        action: 'castings.createMany',
        subject: `projects/${projectId}`,
        before: { languages: project.languages },
        after: { languages: [...project.languages, ...added] },
      });
    }
    return languages.map((language) => ({
      language,
      outcome: added.includes(language) ? 'added' : free.includes(language) ? 'tooMany' : 'exists',
    }));
  });
