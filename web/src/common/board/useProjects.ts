import { useMemo } from 'react';
import type { Project, ProjectShelf, ProjectState, ProjectType } from '@domain/projects/projects.ts';
import { getSearchPrefixes } from '@domain/values/fold-text.ts';
import { useLiveCollection, type Live, type LiveQuery } from '#firebase/live.ts';
import { useSignedIn } from '../../lib/session/session.ts';

/** Filters of a project list. */
export interface ProjectChoice {
  readonly shelf: ProjectShelf;
  /** Of one of these kinds; none: of any. */
  readonly kinds: readonly ProjectType[];
  readonly state: ProjectState | null;
  /** Beginnings of words of their names. */
  readonly search: string;
}

/** Whose projects are listed: the agency's for its people, else the company's. */
export interface ProjectOwner {
  readonly agencyId: string;
  readonly companyId?: string;
}

/** Whose projects the page at hand lists (`ofAgency`: the chosen agency's); null: nobody's. */
export const useProjectOwner = (ofAgency: boolean): ProjectOwner | null => {
  const { agency, companyId } = useSignedIn();
  if (!agency || !(ofAgency || companyId)) return null;
  return { agencyId: agency.id, ...(ofAgency || !companyId ? {} : { companyId }) };
};

/** Projects, newest first. The first word of a search is looked for in the database, the others among what it finds. */
export const getProjectsQuery = (
  { shelf, kinds, state, search }: ProjectChoice,
  owner: ProjectOwner,
): LiveQuery => {
  const [first] = getSearchPrefixes(search);
  return {
    collection: 'projects',
    where: {
      ...owner,
      shelf,
      ...(state ? { state } : {}),
      ...(kinds[0] && kinds.length === 1 ? { type: kinds[0] } : {}),
    },
    ...(kinds.length > 1 ? { oneOf: { type: kinds } } : {}),
    ...(first ? { contains: { words: first } } : {}),
    orderBy: [['createdAt', 'desc']],
  };
};

/** Those of the projects found that have the further words of a search. */
export const filterProjects = (search: string, found: readonly Project[]): readonly Project[] => {
  const [, ...others] = getSearchPrefixes(search);
  return found.filter(({ words }) => others.every((word) => words.includes(word)));
};

/** Subscribes to projects, newest first, up to a limit. */
export const useProjects = (
  choice: ProjectChoice,
  count: number,
  owner: ProjectOwner | null,
): Live<readonly Project[]> => {
  const found = useLiveCollection<Project>(owner && { ...getProjectsQuery(choice, owner), limit: count });
  const { data } = found;
  const { search } = choice;
  const matching = useMemo(() => data && filterProjects(search, data), [data, search]);
  return found.status === 'success' && matching ? { ...found, data: matching } : found;
};
