import type { SessionFiles } from '@domain/sessions/session-files.ts';
import { getSessionRoles, type RecordingSession } from '@domain/sessions/sessions.ts';
import { api } from '../../../lib/http/api.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useRequest, type Request } from '../../../lib/http/useRequest.ts';

interface LoadedFiles {
  readonly request: Request<SessionFiles>;
  /** Stays while files reload; undefined: not loaded yet. */
  readonly files: SessionFiles | undefined;
}

/** Loads a session's scripts, files and origin, again with every change. */
export const useSessionFiles = (session: RecordingSession): LoadedFiles => {
  const { id, filesRevision = 0 } = session;
  const versions = getSessionRoles(session).map(
    ({ voiceId, script }) => `${voiceId} ${script?.version ?? 0}`,
  );
  // The session's revisions show every change of files and script, by any user.
  const request = useRequest(`sessionFiles|${id}|${filesRevision}|${versions.join()}`, (signal) =>
    api.sessions.files({ id }, { signal }),
  );

  return { request, files: useLatestData<SessionFiles>(request.data) };
};
