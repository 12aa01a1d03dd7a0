import type { SessionChangeValues } from '@domain/sessions/sessions.schema.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getSessionStage, sessionTransitions } from '@domain/sessions/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireAuthor, requireState } from '../../platform/errors/require-state.ts';
import type { Caller } from '../../work/access/caller.ts';
import { getRolesIn } from '../../work/access/roles-in.ts';

type Change = keyof typeof sessionTransitions;

/** The step that leads to a state. */
const STEPS = { cancelled: 'cancel', done: 'close', planned: 'reopen' } as const;

const FIELDS = {
  startsAt: 'move',
  endsAt: 'move',
  timeZone: 'changeZone',
  moreCastingDemoIds: 'changeRoles',
  engineerId: 'changeEngineer',
  dialIn: 'changeAccess',
  studio: 'changeAccess',
  participants: 'changePeople',
  notes: 'note',
} as const satisfies Readonly<Record<keyof Omit<SessionChangeValues, 'state' | 'revision'>, Change>>;

const getChanges = (values: SessionChangeValues): readonly Change[] => [
  ...(values.state === undefined ? [] : [STEPS[values.state]]),
  ...(Object.keys(FIELDS) as (keyof typeof FIELDS)[]).flatMap((name) =>
    values[name] === undefined ? [] : [FIELDS[name]],
  ),
];

/** 403 for a change the caller may not make. */
export const refuseChange = (
  caller: Caller,
  session: RecordingSession,
  values: SessionChangeValues,
): void => {
  const stage = getSessionStage(session, Date.now());
  const roles = getRolesIn(caller, session);
  for (const change of getChanges(values)) requireAuthor(sessionTransitions[change], stage, roles);
};

/** 409 for a change that is too late or too early. `now`: milliseconds. */
export const refuseWhen = (session: RecordingSession, values: SessionChangeValues, now: number): void => {
  const stage = getSessionStage(session, now);
  for (const change of getChanges(values))
    requireState(
      sessionTransitions[change],
      stage,
      change === 'changeRoles' && stage === 'begunReported' ? { property: 'moreCastingDemoIds' } : {},
    );

  if ((values.startsAt === undefined) !== (values.endsAt === undefined))
    throw new AppError(422, 'session.length', { property: 'endsAt' });
};
