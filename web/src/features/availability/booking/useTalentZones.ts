import type { AvailabilityRequest } from '@domain/availability/availability.ts';
import { getFirstBookableDay } from '@domain/availability/slot-times.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { loadGrid } from '../data/loadGrid.ts';

/** Returns talents' time zones; empty while loading. */
export const useTalentZones = (
  projectId: string,
  requests: readonly Pick<AvailabilityRequest, 'castingDemoId'>[],
  zone: string,
): readonly string[] => {
  const castingDemoIds = [...new Set(requests.map((request) => request.castingDemoId))].sort();
  const { data } = useRequest(
    castingDemoIds.length > 0 ? JSON.stringify([projectId, castingDemoIds]) : null,
    (signal) =>
      loadGrid(projectId, { castingDemoIds, days: [getFirstBookableDay(zone)], timeZone: zone }, signal),
  );
  return data?.talentZones ?? [];
};
