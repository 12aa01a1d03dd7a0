import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { voiceRatingsApi, type RatingValues } from '@domain/projects/voice-ratings.api.ts';
import { useToasts } from '../../../components/toasts/toasts.ts';
import { change } from '../../../lib/http/call.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useVoiceRatings } from '../../../lib/board/useBoard.ts';
import { presser, unpressed, type Press, type Presser } from '../../../lib/press/presser.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { knownRatings, type KnownRatings } from './ratings.ts';

export interface Ratings extends KnownRatings {
  /** False for an admin acting as someone. */
  readonly mayRate: boolean;
  /** The same rating again removes it, and so does none. */
  readonly rate: (demoId: string, rating: number | null) => void;
  readonly noteHeard: (demoId: string) => void;
}

const NONE: readonly never[] = [];

const send = (projectId: string, demoId: string, body: RatingValues, press: Press) =>
  change(voiceRatingsApi['projects.rateVoice'], { params: { id: projectId, demoId }, body }, press, {
    // A rating is saved even if the user leaves the page immediately.
    outlivesPage: true,
  });

/** A project's live ratings of voices; optimistic, with rollback on refusal. */
export const useRatings = (projectId: string): Ratings => {
  const person = useSignedIn();
  const { uid } = person;
  const mayRate = !isImpersonating(person);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { data = NONE } = useVoiceRatings(projectId);
  const known = useMemo(() => knownRatings(data, uid), [data, uid]);
  const [given, setGiven] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [pressers] = useState(() => new Map<string, Presser>());

  // Already stored.
  const open = [...given].filter(([demoId, rating]) => (known.own.get(demoId) ?? null) !== rating);
  if (open.length < given.size) setGiven(new Map(open));

  const own = useMemo(() => {
    const shown = new Map(known.own);
    for (const [demoId, rating] of given)
      if (rating === null) shown.delete(demoId);
      else shown.set(demoId, rating);
    return shown;
  }, [known.own, given]);

  const newest = useRef({ own, notify: (error: unknown) => toasts.error(errorText(error)) });
  useEffect(() => {
    newest.current = { own, notify: (error) => toasts.error(errorText(error)) };
  });

  const rate = useCallback(
    (demoId: string, wanted: number | null) => {
      if (!mayRate) return;
      const rating = newest.current.own.get(demoId) === wanted ? null : wanted;
      const once = pressers.get(demoId) ?? presser();
      pressers.set(demoId, once);
      setGiven((all) => new Map([...all, [demoId, rating]]));
      once(String(rating), (press) => send(projectId, demoId, { rating }, press)).catch((error: unknown) => {
        setGiven((all) => new Map([...all].filter(([id]) => id !== demoId)));
        newest.current.notify(error);
      });
    },
    [mayRate, pressers, projectId],
  );
  const noteHeard = useCallback(
    (demoId: string) => {
      // Unasked, so that a failure stays silent: the next play is noted again.
      if (mayRate) send(projectId, demoId, { heard: true }, unpressed()).catch(() => undefined);
    },
    [mayRate, projectId],
  );
  return { ...known, own, mayRate, rate, noteHeard };
};
