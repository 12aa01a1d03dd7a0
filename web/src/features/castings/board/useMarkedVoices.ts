import { useCallback, useRef, useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';

/** The selected voices of a board. A range reaches from the voice that was marked last, within its list. */
export const useMarkedVoices = (getListIds: (item: CastingDemo) => readonly string[]) => {
  const anchor = useRef<string>('');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());

  const markAll = useCallback((ids: readonly string[], isMarked: boolean) => {
    setMarked((all) => new Set([...all].filter((id) => !ids.includes(id)).concat(isMarked ? ids : [])));
  }, []);

  const mark = useCallback(
    (item: CastingDemo, isMarked: boolean, isRange: boolean) => {
      const ids = getListIds(item);
      const [from, to] = [ids.indexOf(anchor.current), ids.indexOf(item.id)];
      anchor.current = item.id;
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
      markAll(isRange && from !== -1 ? range : [item.id], isMarked);
    },
    [getListIds, markAll],
  );

  /** Deselects voices that left their list. */
  const unmarkGone = useCallback((ids: readonly string[]) => {
    setMarked((all) =>
      ids.some((id) => all.has(id)) ? new Set([...all].filter((id) => !ids.includes(id))) : all,
    );
  }, []);

  return { marked, mark, markAll, unmarkGone };
};
