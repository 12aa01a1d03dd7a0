import { useMemo } from 'react';
import type { RatingValues } from '@domain/projects/voice-ratings.api.ts';
import { api } from '../../../lib/http/api.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import { useDemoRatings } from '../../../common/board/useBoard.ts';
import { createAutomaticKey, type Submission } from '../../../lib/submission/submitter.ts';
import { useOptimistic } from '../../../lib/submission/useOptimistic.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';
import { splitRatings, type KnownRatings } from './ratings.ts';

export interface DemoRating extends KnownRatings {
  /** False for an admin acting as someone. */
  readonly mayRate: boolean;
  /** Sets a rating; the same one again, or null, removes it. */
  readonly rate: (rating: number | null) => void;
  readonly recordHeard: () => void;
}

const NONE: readonly never[] = [];
const UNRATED = 0;

const send = (projectId: string, demoId: string, body: RatingValues, submission: Submission) =>
  api.projects.rateVoice({ id: projectId, demoId }, body, {
    ...submission, // A rating is saved even if the user leaves the page immediately.
    outlivesPage: true,
  });

/** Ratings of a demo by a project's members, live. The own rating is optimistic, and reverts on failure. */
export const useDemoRating = (projectId: string, demoId: string, isShown: boolean): DemoRating => {
  const person = useSignedIn();
  const { uid } = person;
  const mayRate = !isImpersonating(person);
  const toasts = useToasts();
  const errorText = useErrorText();
  const { data = NONE } = useDemoRatings(projectId, isShown ? demoId : null);
  const ratings = useMemo(() => splitRatings(data, uid), [data, uid]);
  const optimistic = useOptimistic(ratings.own ?? UNRATED, (rating, submission) =>
    send(projectId, demoId, { rating: rating === UNRATED ? null : rating }, submission).catch(
      (error: unknown) => {
        toasts.error(errorText(error));
        throw error;
      },
    ),
  );

  return {
    own: optimistic.shown === UNRATED ? null : optimistic.shown,
    others: ratings.others,
    mayRate,
    rate: (rating) => {
      if (mayRate) optimistic.change(rating === optimistic.shown ? UNRATED : (rating ?? UNRATED));
    },
    recordHeard: () => {
      // Sent automatically, so a failure stays silent: the next play is recorded again.
      if (mayRate) send(projectId, demoId, { heard: true }, createAutomaticKey()).catch(() => undefined);
    },
  };
};
