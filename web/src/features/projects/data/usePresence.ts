import { useEffect, useMemo, useState } from 'react';
import { BEAT_MS, filterOthersPresent, type Presence } from '@domain/projects/presence.ts';
import { useLastPresent } from '../../../common/board/useColleagues.ts';
import { api } from '../../../lib/http/api.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';

/** Interval for dropping absent people, in milliseconds. */
const LOOK_MS = 5000;

/** Sends heartbeats while the project is open and visible, never for an acting admin. Returns the server clock's lead in milliseconds. */
const useBeat = (projectId: string): number => {
  const isOwn = !isImpersonating(useSignedIn());
  const [ahead, setAhead] = useState(0);

  useEffect(() => {
    if (!isOwn) return;

    const beat = (): void => {
      if (document.visibilityState !== 'visible') return;
      api.projects.notePresence({ id: projectId }, { once: true }).then(
        ({ seenAt }) => setAhead(Date.parse(seenAt) - Date.now()),
        // A background request; the next may succeed.
        () => undefined,
      );
    };

    beat();

    const timer = setInterval(beat, BEAT_MS);

    document.addEventListener('visibilitychange', beat);

    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }, [isOwn, projectId]);

  return ahead;
};

/** Returns who else has the project open, and reports this user's presence. Empty until known. */
export const useOthersPresent = (projectId: string): readonly Presence[] => {
  const { realUid } = useSignedIn();
  const ahead = useBeat(projectId);
  const { data } = useLastPresent(projectId);
  const now = useNow(LOOK_MS) + ahead;
  return useMemo(() => filterOthersPresent(data ?? [], realUid, now), [data, realUid, now]);
};
