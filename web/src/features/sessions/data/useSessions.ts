import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { useLiveMore, type LiveMore } from '#firebase/liveMore.ts';
import { useSignedIn } from '../../../lib/session/session.ts';

/** Sessions that are shown at first, and that come at a time. */
const SHOWN = 200;

/**
 * Sessions that somebody has to do with, live, the latest first: staff's are of their agency, a client's of their company
 * in it, an engineer's their own in an agency that engages them. `agencyId`: the agency that is looked at.
 */
export const useSessions = (agencyId: string | undefined): LiveMore<RecordingSession> => {
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
  return useLiveMore<RecordingSession>(
    agencyId === undefined || whose === undefined
      ? null
      : {
          collection: 'recordingSessions',
          where: { agencyId, ...whose },
          orderBy: [['startsAt', 'desc']],
          limit: SHOWN,
        },
  );
};
