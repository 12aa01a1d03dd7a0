import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  PROJECT_SHELVES,
  PROJECT_STATES,
  type ProjectShelf,
  type ProjectState,
  type ProjectType,
} from '@domain/projects/projects.ts';
import type { ProjectChoice } from '../../../lib/board/useBoard.ts';

/** Express and multi-language projects share a list; regular ones have their own. */
export const PROJECT_LISTS = {
  all: [],
  regular: ['regular'],
  express: ['express', 'multiLanguage'],
} as const satisfies Readonly<Record<string, readonly ProjectType[]>>;
export type ProjectListName = keyof typeof PROJECT_LISTS;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((known) => known === value);

interface ChosenProjects {
  readonly choice: ProjectChoice;
  readonly list: ProjectListName;
  /** Whether the list is not simply all that is at hand. */
  readonly isFiltered: boolean;
  readonly choose: (change: Readonly<Partial<Record<'type' | 'state' | 'shelf' | 'search', string>>>) => void;
}

/** Which projects are listed stands in the address: it survives a reload, and can be sent to a colleague. */
export const useProjectChoice = (): ChosenProjects => {
  const [query, setQuery] = useSearchParams();
  const list = oneOf(Object.keys(PROJECT_LISTS) as ProjectListName[], query.get('type')) ?? 'all';
  const state: ProjectState | null = oneOf(PROJECT_STATES, query.get('state')) ?? null;
  const shelf: ProjectShelf = oneOf(PROJECT_SHELVES, query.get('shelf')) ?? 'open';
  const search = query.get('search') ?? '';
  const choice = useMemo(
    (): ProjectChoice => ({ kinds: PROJECT_LISTS[list], state, shelf, search }),
    [list, state, shelf, search],
  );
  const choose = useCallback<ChosenProjects['choose']>(
    (change) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  const isFiltered = list !== 'all' || state !== null || shelf !== 'open' || search !== '';
  return { choice, list, isFiltered, choose };
};
