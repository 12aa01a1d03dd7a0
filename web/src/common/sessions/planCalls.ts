import { sessionsApi } from '@domain/sessions/sessions.api.ts';
import type { PlanValues } from '@domain/sessions/sessions.schema.ts';
import type { SessionEngineer } from '@domain/sessions/sessions.ts';
import { call, change } from '../../lib/http/call.ts';
import type { Submission } from '../../lib/submission/submitter.ts';

export const planSession = async (
  castingId: string,
  body: PlanValues,
  submission: Submission,
): Promise<void> => {
  await change(sessionsApi['sessions.createFor'], { params: { id: castingId }, body }, submission);
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
): Promise<readonly SessionEngineer[]> =>
  call(sessionsApi['sessions.engineers'], { params: { castingId }, query }, { signal });
