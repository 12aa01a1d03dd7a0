import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import type { Instant } from '@domain/contract.ts';
import { NO_PROGRESS } from '@domain/projects/progress.ts';
import type { Project } from '@domain/projects/projects.ts';
import type { Work } from '../unit/work.ts';
import { projects } from '../collections/projects.ts';

export const addProjectLanguages = (work: Work, project: Project, added: readonly string[]): void => {
  work.transaction.update(projects.doc(project.id), {
    languages: [...project.languages.filter((code) => !added.includes(code)), ...added],
    ...Object.fromEntries(added.map((language) => [`languageProgress.${language}`, NO_PROGRESS])),
  });
};

export const removeProjectLanguage = (work: Work, project: Project, language: string): void => {
  work.transaction.update(
    projects.doc(project.id),
    'languages',
    project.languages.filter((code) => code !== language),
    new FieldPath('languageProgress', language),
    FieldValue.delete(),
  );
};

export const deleteProject = async (id: string): Promise<void> => {
  await projects.doc(id).delete();
};

/** Starts casting in a new project, permanently. */
export const beginCasting = (work: Work, { id, state }: Project): void => {
  if (state === 'New') work.updateById(projects, id, { state: 'Casting' });
};

/** Stored deadlines of a project: the next ones, which lists show. */
const DEADLINES_MAX = 20;

export const setDeadlines = (work: Work, project: Project, all: readonly Instant[]): void => {
  const now = Date.now();
  const coming = all.filter((item) => item.toMillis() > now);
  const distinct = [...new Map(coming.map((item) => [item.toMillis(), item])).values()];
  const deadlines = distinct.sort((a, b) => a.toMillis() - b.toMillis()).slice(0, DEADLINES_MAX);
  work.updateById(projects, project.id, { deadlines });
};

/** Adds a deadline and drops past ones. */
export const addDeadline = (work: Work, project: Project, deadline: Instant): void =>
  setDeadlines(work, project, [...project.deadlines, deadline]);
