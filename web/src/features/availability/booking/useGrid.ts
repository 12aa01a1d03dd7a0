import type { AvailabilityGrid } from '@domain/availability/grid.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';
import { loadGrid, type GridQuery } from '../data/loadGrid.ts';

interface Grid {
  /** Absent without ticks or data. The previous grid stays while a new one loads. */
  readonly grid: AvailabilityGrid | undefined;
  readonly request: Request<AvailabilityGrid>;
}

/** Loads availability on these days, debounced. */
export const useGrid = (
  projectId: string,
  castingDemoIds: readonly string[],
  days: readonly string[],
  timeZone: string,
): Grid => {
  const queryKey = useDebouncedValue(JSON.stringify({ castingDemoIds, days, timeZone }));
  const gridQuery = JSON.parse(queryKey) as GridQuery;
  const isAsking = gridQuery.castingDemoIds.length > 0;
  const request = useRequest(isAsking ? `${projectId} ${queryKey}` : null, (signal) =>
    loadGrid(projectId, gridQuery, signal),
  );
  const availabilityGrid = useLatestData(request.data);
  return { grid: isAsking ? availabilityGrid : undefined, request };
};
