import { useCallback, useMemo, useState } from 'react';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Live } from '#firebase/live.ts';
import { toCellId, type CellKey } from './cell.ts';
import { useCellDemos, useCellRecords } from './useBoard.ts';

/** Voices of a role loaded at first. */
export const CELL_FIRST = 5;

interface CellVoices {
  readonly demos: Live<readonly CastingDemo[]>;
  /** Whether all are loaded. */
  readonly isWhole: boolean;
  readonly openRest: () => void;
}

/**
 * Shortlisted demos of a role, unsorted: all of a short list; of a long one, the first and the chosen one until the rest is requested.
 * `expected`: the number shortlisted. `chosen`: of the whole project. A null cell waits without listening.
 */
export const useCellVoices = (
  cell: CellKey | null,
  expected: number,
  chosen: Live<readonly CastingDemo[]>,
): CellVoices => {
  // A fully shown list stays so while it grows.
  const [isWanted, setWanted] = useState(expected <= CELL_FIRST);
  const all = useCellDemos(isWanted ? cell : null);
  const isWhole = all.status === 'success';
  const part = isWhole || (isWanted && expected <= CELL_FIRST) ? null : cell;
  const first = useCellRecords<CastingDemo>('castingDemos', part, {
    orderBy: [['order', 'asc']],
    limit: CELL_FIRST,
  });
  const cellId = cell && toCellId(cell);
  const both = useMemo(() => {
    if (!first.data || !chosen.data) return undefined;
    const castingDemos = chosen.data.filter((item) => toCellId(item) === cellId);
    return [...new Map([...castingDemos, ...first.data].map((item) => [item.id, item])).values()];
  }, [first.data, chosen.data, cellId]);
  const openRest = useCallback(() => setWanted(true), []);
  if (isWhole || part === null || all.status === 'error') return { demos: all, isWhole, openRest };
  if (first.status === 'success' && both) return { demos: { ...first, data: both }, isWhole, openRest };

  return { demos: first.status === 'success' ? chosen : first, isWhole, openRest };
};
