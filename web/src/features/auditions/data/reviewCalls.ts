import type { Api } from '@domain/api.ts';
import type { EndpointBody } from '@domain/contract.ts';
import type { TakeReceiver } from '@domain/auditions/review.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';

export type ForwardValues = EndpointBody<Api['auditions.forward']>;
export type ReturnValues = EndpointBody<Api['auditions.return']>;

/** Forwards takes to the client; returns how many. */
export const forwardTakes = async (
  castingId: string,
  body: ForwardValues,
  submission: Submission,
): Promise<number> => (await api.auditions.forward({ id: castingId }, body, submission)).forwarded;

/** Returns a take to its talent with a note. */
export const returnTake = async (
  entryId: string,
  body: ReturnValues,
  submission: Submission,
): Promise<void> => {
  await api.auditions.return({ id: entryId }, body, submission);
};

/** Marks the best take of a recording; null: none. */
export const markBestTake = async (
  id: string,
  bestTake: number | null,
  submission: Submission,
): Promise<void> => {
  await api.auditions.markBest({ id }, { bestTake }, submission);
};

/** Sets who hears a project's new takes first; null: as the agency's setting. */
export const setTakeReceiver = async (
  id: string,
  takeReceiver: TakeReceiver | null,
  submission: Submission,
): Promise<void> => {
  await api.auditions.setTakeReceiver({ id }, { takeReceiver }, submission);
};
