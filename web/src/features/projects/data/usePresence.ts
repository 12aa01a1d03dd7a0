import { useEffect, useMemo, useState } from 'react';
import { BEAT_MS, othersPresent, type Presence } from '@domain/projects/presence.ts';
import { presenceApi } from '@domain/projects/presence.api.ts';
import { useLastPresent } from '../../../lib/board/useColleagues.ts';
import { call } from '../../../lib/http/call.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/useNow.ts';

/** How often it is looked who is there no longer, in milliseconds. */
const LOOK_MS = 5000;

/**
 * Says that the person has a project open, again and again while it is in view; never for somebody whom an admin acts as.
 * Answers by how many milliseconds the server's clock is ahead of this one.
 */
const useBeat = (projectId: string): number => {
  const isOwn = !isImpersonating(useSignedIn());
  const [ahead, setAhead] = useState(0);
  useEffect(() => {
    if (!isOwn) return;
    const beat = (): void => {
      if (document.visibilityState !== 'visible') return;
      call(presenceApi['projects.notePresence'], { params: { id: projectId } }, { once: true }).then(
        ({ seenAt }) => setAhead(Date.parse(seenAt) - Date.now()),
        // Nobody asked for it; the next may arrive.
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

/** Who else has the project open now, while this page says so of the person at it. Nobody until it is known. */
export const useOthersPresent = (projectId: string): readonly Presence[] => {
  const { realUid } = useSignedIn();
  const ahead = useBeat(projectId);
  const { data } = useLastPresent(projectId);
  const now = useNow(LOOK_MS) + ahead;
  return useMemo(() => othersPresent(data ?? [], realUid, now), [data, realUid, now]);
};
