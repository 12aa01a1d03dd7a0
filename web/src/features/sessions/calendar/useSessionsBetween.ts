import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';
import { getDayStart, shiftDay } from '../../../lib/days.ts';
import type { SessionView } from '../data/useSessionViews.ts';

/** More than a calendar can show. */
export const CALENDAR_MAX = 500;

/** Sessions of a view that begin within a span of days, live, latest first; null: no view. */
export const useSessionsBetween = (
  view: SessionView | undefined,
  first: string,
  last: string,
): Live<readonly RecordingSession[]> =>
  useLiveCollection<RecordingSession>(
    view
      ? {
          collection: 'recordingSessions',
          where: view.where,
          between: ['startsAt', getDayStart(first), getDayStart(shiftDay(last, 1))],
          orderBy: [['startsAt', 'desc']],
          limit: CALENDAR_MAX,
        }
      : null,
  );
