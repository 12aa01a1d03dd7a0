import { useMemo } from 'react';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { useLiveCollection, type Live } from '#firebase/live.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

const SHOWN_MAX = 50;
/** Far enough for any planned session. */
const AHEAD_MS = 5 * 365 * 24 * 60 * 60 * 1000;

/** Subscribes to the agency's planned sessions with an engineer from a moment (milliseconds) on, next first. */
export const usePlannedSessions = (engineerId: string, from: number): Live<readonly RecordingSession[]> => {
  const { agency } = useSignedIn();

  const sessions = useLiveCollection<RecordingSession>(
    agency
      ? {
          collection: 'recordingSessions',
          where: { agencyId: agency.id, engineerId },
          between: ['startsAt', from, from + AHEAD_MS],
          orderBy: [['startsAt', 'desc']],
          limit: SHOWN_MAX,
        }
      : null,
  );

  return useMemo(
    () =>
      sessions.data
        ? { ...sessions, data: sessions.data.filter(({ state }) => state === 'planned').reverse() }
        : sessions,
    [sessions],
  );
};
