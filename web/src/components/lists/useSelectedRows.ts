import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The selected rows of a list. */
export interface Chosen<Row> {
  readonly ids: ReadonlySet<string>;
  /** Selected rows in the list: filtered-out rows are deselected. */
  readonly rows: readonly Row[];
  /** Rows were selected since the list opened, so an action may be running. */
  readonly isUsed: boolean;
  readonly choose: (ids: ReadonlySet<string>) => void;
  readonly toggle: (id: string) => void;
  /** Deselects rows after an action. */
  readonly drop: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Stores which rows of a list are selected. */
export const useSelectedRows = <Row extends { readonly id: string }>(
  listed: readonly Row[] | undefined,
): Chosen<Row> => {
  const [ids, setIds] = useState(NONE);
  const [isUsed, setUsed] = useState(false);
  const rows = useMemo(() => (listed ?? []).filter(({ id }) => ids.has(id)), [ids, listed]);
  const choose = useCallback((next: ReadonlySet<string>) => {
    setIds(next);
    setUsed(true);
  }, []);
  const toggle = useCallback(
    (id: string) => choose(new Set(ids.has(id) ? [...ids].filter((text) => text !== id) : [...ids, id])),
    [choose, ids],
  );
  const drop = useCallback(
    (gone: readonly string[]) => setIds((before) => new Set([...before].filter((id) => !gone.includes(id)))),
    [],
  );
  const clear = useCallback(() => setIds(NONE), []);

  return { ids, rows, isUsed, choose, toggle, drop, clear };
};
