import { useCallback, useMemo, useState } from 'react';
import { useSignedIn } from '../../lib/session/session.ts';

interface Listed {
  readonly id: string;
}

/** The selected rows of a list. */
export interface Chosen<Row> {
  readonly ids: ReadonlySet<string>;
  /** Selected rows, those of the list first; a search or a filter keeps the hiddenRows. */
  readonly rows: readonly Row[];
  /** Number of selected rows that the list doesn't show. */
  readonly hidden: number;
  /** Rows were selected since the list opened, so an action may be running. */
  readonly isUsed: boolean;
  readonly choose: (ids: ReadonlySet<string>) => void;
  readonly toggle: (id: string) => void;
  /** Deselects rows after an action. */
  readonly drop: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

const toMap = <Row extends Listed>(rows: readonly Row[] | undefined): ReadonlyMap<string, Row> =>
  new Map((rows ?? []).map((row) => [row.id, row]));

/**
 * Stores which rows of a list are selected. Another scope, such as a month whose rows have the same ids,
 * or another agency begins a new selection.
 */
export const useSelectedRows = <Row extends Listed>(
  listed: readonly Row[] | undefined,
  scope = '',
): Chosen<Row> => {
  const { agency } = useSignedIn();
  const selectionScope = `${agency?.id ?? ''}|${scope}`;
  const [selection, setSelection] = useState({ scope: selectionScope, rows: toMap<Row>([]) });
  const [isUsed, setUsed] = useState(false);
  if (selection.scope !== selectionScope) setSelection({ scope: selectionScope, rows: toMap<Row>([]) });

  const chosen = useMemo(() => {
    const shown = (listed ?? []).filter(({ id }) => selection.rows.has(id));
    const shownIds = new Set(shown.map(({ id }) => id));
    const hiddenRows = [...selection.rows.values()].filter(({ id }) => !shownIds.has(id));
    return {
      ids: new Set(selection.rows.keys()),
      rows: [...shown, ...hiddenRows],
      hidden: listed === undefined ? 0 : hiddenRows.length,
    };
  }, [selection, listed]);

  const choose = useCallback(
    (ids: ReadonlySet<string>) => {
      setSelection(({ rows, ...before }) => {
        const candidates = new Map([...rows, ...toMap(listed)]);
        return { ...before, rows: new Map([...candidates].filter(([id]) => ids.has(id))) };
      });
      setUsed(true);
    },
    [listed],
  );
  const { ids } = chosen;
  const toggle = useCallback(
    (id: string) =>
      choose(new Set(ids.has(id) ? [...ids].filter((selectedId) => selectedId !== id) : [...ids, id])),
    [choose, ids],
  );
  const drop = useCallback(
    (gone: readonly string[]) =>
      setSelection(({ rows, ...before }) => ({
        ...before,
        rows: new Map([...rows].filter(([id]) => !gone.includes(id))),
      })),
    [],
  );
  const clear = useCallback(() => setSelection((before) => ({ ...before, rows: toMap<Row>([]) })), []);

  return { ...chosen, isUsed, choose, toggle, drop, clear };
};
