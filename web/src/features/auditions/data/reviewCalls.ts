import type { EndpointBody } from '@domain/contract.ts';
import { takeReviewApi } from '@domain/auditions/review.api.ts';
import type { TakeReceiver } from '@domain/auditions/review.ts';
import { change } from '../../../lib/http/call.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export type ForwardValues = EndpointBody<(typeof takeReviewApi)['auditions.forward']>;
export type ReturnValues = EndpointBody<(typeof takeReviewApi)['auditions.return']>;

/** Forwards takes to the client; returns how many. */
export const forwardTakes = async (
  castingId: string,
  body: ForwardValues,
  submission: Submission,
): Promise<number> =>
  (await change(takeReviewApi['auditions.forward'], { params: { id: castingId }, body }, submission))
    .forwarded;

/** Returns a take to its talent with a note. */
export const returnTake = async (
  entryId: string,
  body: ReturnValues,
  submission: Submission,
): Promise<void> => {
  await change(takeReviewApi['auditions.return'], { params: { id: entryId }, body }, submission);
};

/** Marks the best take of a recording; null: none. */
export const markBestTake = async (
  id: string,
  bestTake: number | null,
  submission: Submission,
): Promise<void> => {
  await change(takeReviewApi['auditions.markBest'], { params: { id }, body: { bestTake } }, submission);
};

/** Sets who hears a project's new takes first; null: as the agency's setting. */
export const setTakeReceiver = async (
  id: string,
  takeReceiver: TakeReceiver | null,
  submission: Submission,
): Promise<void> => {
  await change(
    takeReviewApi['auditions.setTakeReceiver'],
    { params: { id }, body: { takeReceiver } },
    submission,
  );
};
