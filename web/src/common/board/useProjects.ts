import { useMemo } from 'react';
import type { Project, ProjectShelf, ProjectState, ProjectType } from '@domain/projects/projects.ts';
import { getSearchPrefixes } from '@domain/values/fold-text.ts';
import { useLiveCollection, type Live, type LiveQuery } from '#firebase/live.ts';
import { useSignedIn } from '../../lib/session/session.ts';

/** Filters of a project list. */
export interface ProjectChoice {
  readonly shelf: ProjectShelf;
  /** Only these kinds; empty: any. */
  readonly kinds: readonly ProjectType[];
  readonly state: ProjectState | null;
  /** Prefixes of words in their names. */
  readonly search: string;
}

/** Agency staff see the agency's projects, clients their company's. */
export interface ProjectOwner {
  readonly agencyId: string;
  readonly companyId?: string;
}

/** Returns the owner of the page's projects (`ofAgency`: the chosen agency); null: none. */
export const useProjectOwner = (ofAgency: boolean): ProjectOwner | null => {
  const { agency, companyId } = useSignedIn();
  if (!agency || !(ofAgency || companyId)) return null;
  return { agencyId: agency.id, ...(ofAgency || !companyId ? {} : { companyId }) };
};

/** Queries projects, newest first. The database searches the first word; the others filter its results. */
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

/** Returns found projects that contain the other words of a search. */
export const filterProjects = (search: string, found: readonly Project[]): readonly Project[] => {
  const [, ...furtherPrefixes] = getSearchPrefixes(search);
  return found.filter(({ words }) => furtherPrefixes.every((word) => words.includes(word)));
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
