import type { Casting } from '@domain/castings/castings.ts';
import type { Linked } from '@domain/castings/links.ts';
import type { Project } from '@domain/projects/projects.ts';

/** Whose a public link is: a language's, or a whole project's. */
export type LinkKind = 'casting' | 'project';

/** A public link, as those see it who share it. */
export interface SharedLink extends Linked {
  readonly kind: LinkKind;
  /** Of the casting, or of the project. */
  readonly id: string;
  readonly projectId: string;
}

const getTerms = ({ linkTerms }: Linked): Linked => (linkTerms ? { linkTerms } : {});

/** The link of one language. */
export const getCastingLink = (casting: Casting): SharedLink => ({
  kind: 'casting',
  id: casting.id,
  projectId: casting.projectId,
  ...getTerms(casting),
});

/** The link of a whole project. */
export const getProjectLink = (project: Project): SharedLink => ({
  kind: 'project',
  id: project.id,
  projectId: project.id,
  ...getTerms(project),
});
