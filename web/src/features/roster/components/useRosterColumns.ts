import { useMemo } from 'react';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import type { DataColumn } from '../../../components/table/tableProps.ts';
import { getFurtherColumns } from './furtherColumns.tsx';
import { getMainColumns } from './mainColumns.tsx';
import { useRosterCells } from './useRosterCells.ts';
import type { TraitOptions } from './useTraitOptions.ts';

export const useRosterColumns = (options: TraitOptions): readonly DataColumn<RosterRow>[] => {
  const cells = useRosterCells(options);
  return useMemo(() => [...getMainColumns(cells), ...getFurtherColumns(cells)], [cells]);
};
