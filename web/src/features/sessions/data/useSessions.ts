import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { LiveQuery } from '#firebase/live.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** Sessions that are shown at first, and that come at a time. */
const SHOWN = 200;

/** By what the sessions are asked for; null: there are none. */
type SessionsQuery = (LiveQuery & { readonly limit: number }) | null;

/** The query for the sessions of whoever is here. */
const useSessionsQuery = (agencyId: string | undefined): SessionsQuery => {
  const { uid, roles, companyId } = useSignedIn();
  const isStaff = roles.some((role) => role === 'agencyTeam' || role === 'admin');
  const whose: Readonly<Record<string, string>> | undefined = isStaff
    ? {}
    : roles.includes('client')
      ? companyId
        ? { companyId }
        : undefined
      : roles.includes('engineer')
        ? { engineerId: uid }
        : undefined;
  if (agencyId === undefined || whose === undefined) return null;
  return {
    collection: 'recordingSessions',
    where: { agencyId, ...whose },
    orderBy: [['startsAt', 'desc']],
    limit: SHOWN,
  };
};

/**
 * What sessions somebody has to do with, the latest first: staff's are of their agency, a client's of their company in it, an
 * engineer's their own in an agency that engages them. `agencyId`: the agency that is looked at; null: there are none.
 */
export const useSessions = (
  agencyId: string | undefined,
): { readonly query: SessionsQuery; readonly sessions: LiveMore<RecordingSession> } => {
  const query = useSessionsQuery(agencyId);
  return { query, sessions: useLiveMore<RecordingSession>(query) };
};
