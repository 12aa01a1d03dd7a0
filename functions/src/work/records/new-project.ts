import { Timestamp } from 'firebase-admin/firestore';
import { NO_DETAILS, type ProjectDetails } from '@domain/projects/project-fields.ts';
import { NO_PROGRESS } from '@domain/projects/progress.ts';
import { EXPRESS_HOURS, type Project, type ProjectType } from '@domain/projects/projects.ts';
import { writeNewCasting } from './castings.ts';
import { projects } from '../collections/projects.ts';
import type { Work } from '../unit/work.ts';
import { type Names, toWords } from '../collections/new-project.ts';

interface Begin
  extends
    Names,
    Partial<ProjectDetails>,
    Partial<Pick<Project, 'takeReceiver' | 'scriptsArePrivate' | 'delivery'>> {
  readonly id: string;
  readonly agencyId: string;
  readonly companyId: string;
  readonly type: ProjectType;
  readonly languages: readonly string[];
  readonly createdBy: string;
  readonly surcharge?: number;
}

export const beginProject = (work: Work, begin: Begin): Project => {
  const now = Timestamp.now();

  const project: Project = {
    ...NO_DETAILS,
    ...begin,
    languages: [...new Set(begin.languages)],
    state: 'New',
    shelf: 'open',
    closedFrom: null,
    deletedAt: null,
    progress: NO_PROGRESS,
    languageProgress: Object.fromEntries(begin.languages.map((language) => [language, NO_PROGRESS])),
    deadlines: [],
    recordBy:
      begin.type === 'express' ? Timestamp.fromMillis(now.toMillis() + EXPRESS_HOURS * 3_600_000) : null,
    words: toWords(begin),
    createdAt: now,
    updatedAt: now,
  };

  work.create(projects, project);
  for (const language of project.languages) writeNewCasting(work, project, language, now);

  return project;
};
