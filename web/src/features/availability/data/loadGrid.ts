import type { AvailabilityGrid } from '@domain/availability/grid.ts';
import { api } from '../../../lib/http/api.ts';

export interface GridQuery {
  readonly castingDemoIds: readonly string[];
  readonly days: readonly string[];
  readonly timeZone: string;
}

export const loadGrid = (
  projectId: string,
  { castingDemoIds, days, timeZone }: GridQuery,
  signal: AbortSignal,
): Promise<AvailabilityGrid> => {
  const query = { castingDemoIds: castingDemoIds.join(','), days: days.join(','), timeZone };
  return api.availability.grid({ projectId }, query, { signal });
};
