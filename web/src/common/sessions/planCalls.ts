import type { PlanValues } from '@domain/sessions/sessions.schema.ts';
import type { SessionEngineer } from '@domain/sessions/sessions.ts';
import { api } from '../../lib/http/api.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

export const planSession = async (
  castingId: string,
  body: PlanValues,
  submission: Submission,
): Promise<void> => {
  await api.sessions.createFor({ id: castingId }, body, submission);
};

/** A time to find engineers for; `except`: the edited session. */
interface EngineerTime {
  readonly castingId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly except?: string;
}

/** Returns engineers for a casting's language, with their availability. */
export const readEngineers = (
  { castingId, ...query }: EngineerTime,
  signal: AbortSignal,
): Promise<readonly SessionEngineer[]> => api.sessions.engineers({ castingId }, query, { signal });
