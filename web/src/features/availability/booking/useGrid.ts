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
  const wanted = useDebouncedValue(JSON.stringify({ castingDemoIds, days, timeZone }));
  const asked = JSON.parse(wanted) as GridQuery;
  const isAsking = asked.castingDemoIds.length > 0;
  const request = useRequest(isAsking ? `${projectId} ${wanted}` : null, (signal) =>
    loadGrid(projectId, asked, signal),
  );
  const availabilityGrid = useLatestData(request.data);
  return { grid: isAsking ? availabilityGrid : undefined, request };
};
