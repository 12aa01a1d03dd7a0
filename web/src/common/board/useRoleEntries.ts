import { useMemo } from 'react';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Live } from '#firebase/live.ts';
import type { CellKey } from './cell.ts';
import { useCellEntries, useFirstOfLanguage } from './useBoard.ts';

/**
 * Subscribes to the auditions of a role on a board: all if its list is loaded, or those of the voices shown.
 * Null pauses, as undefined voices do. A language without requests costs one listener for all its roles.
 */
export const useRoleEntries = (
  cell: CellKey | null,
  items: readonly CastingDemo[] | undefined,
  isWhole: boolean,
): Live<readonly AuditionEntry[]> => {
  const ofLanguage = useFirstOfLanguage<AuditionEntry>('auditionEntries', cell && cell.castingId);
  const isRequested = (ofLanguage.data?.length ?? 0) > 0;

  const talentIds = useMemo(
    () => items && [...new Set(items.map(({ talentId }) => talentId))].sort(),
    [items],
  );
  const isPart = !isWhole && talentIds !== undefined && talentIds.length > 0;
  const role = isRequested && items ? cell : null;
  const all = useCellEntries(isPart ? null : role);
  const shown = useCellEntries(isPart ? role : null, talentIds);

  if (ofLanguage.status !== 'success' || !isRequested) return ofLanguage;
  return isPart ? shown : all;
};
