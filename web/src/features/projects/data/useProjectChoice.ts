import { useMemo } from 'react';
import {
  PROJECT_SHELVES,
  PROJECT_STATES,
  type ProjectShelf,
  type ProjectState,
  type ProjectType,
} from '@domain/projects/projects.ts';
import type { ProjectChoice } from '../../../common/board/useProjects.ts';
import { useAddressChoice, type Choose } from '../../../lib/useAddressChoice.ts';

/** Express and multi-language projects share a list; regular ones have their own. */
export const PROJECT_LISTS = {
  all: [],
  regular: ['regular'],
  express: ['express', 'multiLanguage'],
} as const satisfies Readonly<Record<string, readonly ProjectType[]>>;
export type ProjectListName = keyof typeof PROJECT_LISTS;

const pickOne = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((item) => item === value);

type Chosen = 'type' | 'state' | 'shelf' | 'search';

interface ChosenProjects {
  readonly choice: ProjectChoice;
  readonly list: ProjectListName;
  /** Whether any filter is set. */
  readonly isFiltered: boolean;
  readonly choose: Choose<Chosen>;
}

export const useProjectChoice = (): ChosenProjects => {
  const [query, choose] = useAddressChoice<Chosen>();
  const list = pickOne(Object.keys(PROJECT_LISTS) as ProjectListName[], query.get('type')) ?? 'all';
  const state: ProjectState | null = pickOne(PROJECT_STATES, query.get('state')) ?? null;
  const shelf: ProjectShelf = pickOne(PROJECT_SHELVES, query.get('shelf')) ?? 'open';
  const search = query.get('search') ?? '';
  const choice = useMemo(
    (): ProjectChoice => ({ kinds: PROJECT_LISTS[list], state, shelf, search }),
    [list, state, shelf, search],
  );
  const isFiltered = list !== 'all' || state !== null || shelf !== 'open' || search !== '';

  return { choice, list, isFiltered, choose };
};
