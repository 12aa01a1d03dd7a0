import { useCallback, useMemo, useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Live } from '#firebase/live.ts';
import type { CellKey } from './cell.ts';
import { useCellDemos, useCellRecords } from './useBoard.ts';

/** Voices of a field that are loaded at first. */
export const CELL_FIRST = 5;

interface CellVoices {
  readonly demos: Live<readonly CastingDemo[]>;
  /** Whether these are all that are listed. */
  readonly isWhole: boolean;
  readonly openRest: () => void;
}

/**
 * Demos listed for one character in one language, in no order: all of a short list, and of a long one the first and the
 * chosen one until the rest is wanted. `expected`: how many are listed. Null waits without listening.
 */
export const useCellVoices = (cell: CellKey | null, expected: number): CellVoices => {
  // A list that was shown whole stays so while it grows.
  const [isWanted, setWanted] = useState(expected <= CELL_FIRST);
  const all = useCellDemos(isWanted ? cell : null);
  const isWhole = all.status === 'success';
  const part = isWhole || (isWanted && expected <= CELL_FIRST) ? null : cell;
  const first = useCellRecords<CastingDemo>('castingDemos', part, {
    orderBy: [['order', 'asc']],
    limit: CELL_FIRST,
  });
  const chosen = useCellRecords<CastingDemo>('castingDemos', part, { where: { isSelected: true } });
  const both = useMemo(
    () =>
      first.data && chosen.data
        ? [...new Map([...first.data, ...chosen.data].map((item) => [item.id, item])).values()]
        : undefined,
    [first.data, chosen.data],
  );
  const openRest = useCallback(() => setWanted(true), []);
  if (isWhole || part === null || all.status === 'error') return { demos: all, isWhole, openRest };
  if (first.status === 'success' && both) return { demos: { ...first, data: both }, isWhole, openRest };
  return { demos: first.status === 'success' ? chosen : first, isWhole, openRest };
};
