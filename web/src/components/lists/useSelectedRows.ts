import { useCallback, useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The selected rows of a list. */
export interface Chosen<Row> {
  readonly ids: ReadonlySet<string>;
  /** Those of them that the list shows: what a filter hides is not selected any longer. */
  readonly rows: readonly Row[];
  /** Something was selected since the list was opened: what is done with it may be under way. */
  readonly isUsed: boolean;
  readonly choose: (ids: ReadonlySet<string>) => void;
  readonly toggle: (id: string) => void;
  /** Selects no longer what is done with. */
  readonly drop: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Keeps which rows of a list are selected. */
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
    (id: string) => choose(new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id])),
    [choose, ids],
  );
  const drop = useCallback(
    (gone: readonly string[]) => setIds((before) => new Set([...before].filter((id) => !gone.includes(id)))),
    [],
  );
  const clear = useCallback(() => setIds(NONE), []);
  return { ids, rows, isUsed, choose, toggle, drop, clear };
};
