import type { Casting } from '@domain/castings/castings.ts';
import type { LinkedRecord } from '@domain/castings/links.ts';
import type { Project } from '@domain/projects/projects.ts';

/** A public link of a language or a whole project. */
export type LinkKind = 'casting' | 'project';

/** A public link as its owners see it. */
export interface SharedLink extends LinkedRecord {
  readonly kind: LinkKind;
  readonly id: string;
  readonly projectId: string;
}

const getTerms = ({ linkTerms }: LinkedRecord): LinkedRecord => (linkTerms ? { linkTerms } : {});

export const getCastingLink = (casting: Casting): SharedLink => ({
  kind: 'casting',
  id: casting.id,
  projectId: casting.projectId,
  ...getTerms(casting),
});

export const getProjectLink = (project: Project): SharedLink => ({
  kind: 'project',
  id: project.id,
  projectId: project.id,
  ...getTerms(project),
});
