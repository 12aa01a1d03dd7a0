import type { AuditionAnswer } from './answers.ts';
import { getEntryState, type AuditionEntry, type EntryState } from './auditions.ts';

/** Progress of a request with one talent, for client and agency. */
export type RequestStage = EntryState | 'opened' | 'confirmed';

type Answered = Pick<AuditionEntry, 'status' | 'answeredAt'>;

/** Returns the talent's answer; null: none so far. */
export const getAnswer = ({ status, answeredAt }: Answered): AuditionAnswer | null => {
  if (status === 'declined') return status;
  return answeredAt ? 'confirmed' : null;
};

export const getRequestStage = (
  entry: Answered & Pick<AuditionEntry, 'deadline' | 'openedAt'>,
  nowMillis: number,
): RequestStage => {
  const { status, deadline, answeredAt, openedAt } = entry;
  const state = getEntryState({ status, deadlineMillis: deadline.toMillis() }, nowMillis);
  if (state !== 'open') return state;
  if (answeredAt) return 'confirmed';
  return openedAt ? 'opened' : state;
};
