import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';

/** Returns whether a future session's engineer was blocked or released; for staff only. */
export const useHasEngineerLeft = (): ((
  session: Pick<RecordingSession, 'engineerId' | 'state' | 'startsAt'>,
) => boolean) => {
  const { roles, agency } = useSignedIn();
  const now = useNow();
  const isStaff = roles.some((role) => role === 'agencyTeam' || role === 'admin');
  const active = useRequest(isStaff && agency ? `activeEngineers|${agency.id}` : null, (signal) =>
    api.curation.engineers({ signal }),
  );
  const ids = active.data && new Set(active.data.map(({ id }) => id));
  return ({ engineerId, state, startsAt }) =>
    ids !== undefined && state === 'planned' && startsAt.toMillis() > now && !ids.has(engineerId);
};
