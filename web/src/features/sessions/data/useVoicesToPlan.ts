import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Live } from '#firebase/live.ts';
import { useAvailabilityRequests, useChosenDemos, useOwnedRecords } from '../../../common/board/useBoard.ts';

/** A voice that a session can be planned with. */
export interface VoiceToPlan {
  readonly place: CastingDemo;
  /** It has an accepted slot without a session. */
  readonly isBooked: boolean;
}

/** Talents whose records one query finds. */
const TALENTS_MAX = 30;

/** Returns a project's voices to plan a session with: booked ones without a session, then the other chosen ones. */
export const useVoicesToPlan = (projectId: string): Live<readonly VoiceToPlan[]> => {
  const chosen = useChosenDemos(projectId);
  const requests = useAvailabilityRequests(projectId);
  const bookings = (requests.data ?? []).filter(
    ({ state, sessionId }) => state === 'accepted' && sessionId === null,
  );
  const talentIds = [...new Set(bookings.map(({ talentId }) => talentId))].sort().slice(0, TALENTS_MAX);
  const listed = useOwnedRecords<CastingDemo>(
    talentIds.length > 0
      ? { collection: 'castingDemos', where: { projectId }, oneOf: { talentId: talentIds } }
      : null,
  );
  const sources = talentIds.length > 0 ? [chosen, requests, listed] : [chosen, requests];
  const unready = sources.find(({ status }) => status !== 'success');
  if (unready) return { ...unready, data: undefined } as Live<readonly VoiceToPlan[]>;

  const bookedIds = new Set(bookings.map(({ castingDemoId }) => castingDemoId));
  const booked = (listed.data ?? []).filter(({ id }) => bookedIds.has(id));
  const castingDemos = (chosen.data ?? []).filter(({ id }) => !bookedIds.has(id));

  return {
    ...chosen,
    data: [
      ...booked.map((place) => ({ place, isBooked: true })),
      ...castingDemos.map((place) => ({ place, isBooked: false })),
    ],
  } as Live<readonly VoiceToPlan[]>;
};
