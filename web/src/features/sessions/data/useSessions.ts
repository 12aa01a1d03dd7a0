import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { LiveQuery } from '#firebase/live.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';
import type { SessionView } from './useSessionViews.ts';

/** Sessions shown initially, and loaded at a time. */
const SHOWN = 200;

/** Sessions of one view, live, latest first; null: none. */
export const useSessions = (
  view: SessionView | undefined,
): {
  readonly query: (LiveQuery & { readonly limit: number }) | null;
  readonly sessions: LiveMore<RecordingSession>;
} => {
  const query = view
    ? {
        collection: 'recordingSessions' as const,
        where: view.where,
        orderBy: [['startsAt', 'desc'] as const],
        limit: SHOWN,
      }
    : null;
  return { query, sessions: useLiveMore<RecordingSession>(query) };
};
