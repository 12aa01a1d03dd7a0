import type { SessionChangeValues } from '@domain/sessions/sessions.schema.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { Caller } from '../../work/access/caller.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { AppError } from '../../platform/errors/app-error.ts';

/** The step that leads to a state. */
const STEPS = { cancelled: 'cancel', done: 'done', planned: 'reopen' } as const;

type Change = keyof SessionChangeValues | (typeof STEPS)[keyof typeof STEPS];

const getParts = ({ state, revision: _revision, ...values }: SessionChangeValues): readonly Change[] => [
  ...(Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== undefined),
  ...(state === undefined ? [] : [STEPS[state]]),
];

/** Fields an engineer may change: how to join, and the outcome. */
const OF_ENGINEER: ReadonlySet<Change> = new Set(['dialIn', 'studio', 'notes', 'done', 'reopen']);
/** Fields a client may not change: the engineer and the outcome. */
const NOT_OF_CLIENT: ReadonlySet<Change> = new Set(['engineerId', 'notes', 'done', 'reopen']);

/** 403 for a change the caller may not make; staff may make all. */
export const refuseChange = (
  caller: Caller,
  { agencyId, companyId, engineerId }: RecordingSession,
  values: SessionChangeValues,
): void => {
  if (isStaffIn(caller, agencyId)) return;
  const isClients =
    caller.companyId === companyId && (caller.claims.held.client?.includes(agencyId) ?? false);
  const isEngineers = engineerId === caller.uid;
  const may = (change: Change): boolean =>
    (isClients && !NOT_OF_CLIENT.has(change)) || (isEngineers && OF_ENGINEER.has(change));
  if (!getParts(values).every(may)) throw new AppError(403, 'auth.forbidden');
};

/** Fields that may change after a session: notes, and participants, because an unplanned person may sign. */
const AFTERWARDS: ReadonlySet<Change> = new Set(['notes', 'done', 'reopen', 'participants']);

/** 409 for a change that is too late or too early. `now`: milliseconds. */
export const refuseWhen = (
  { state, startsAt, hasReport }: RecordingSession,
  values: SessionChangeValues,
  now: number,
): void => {
  const parts = getParts(values);
  const isAfterwards = parts.every((part) => AFTERWARDS.has(part));
  if (state === 'cancelled' || (state === 'done' && !isAfterwards)) throw new AppError(409, 'session.over');
  // The report is about a finished session.
  if (hasReport && parts.includes('reopen')) throw new AppError(409, 'session.over');

  const hasBegun = startsAt.toMillis() <= now;
  const moves = parts.some((part) => part === 'startsAt' || part === 'endsAt' || part === 'cancel');
  if (moves && hasBegun) throw new AppError(409, 'session.begun');
  if (parts.some((part) => part === 'notes' || part === 'done') && !hasBegun)
    throw new AppError(409, 'session.notBegun');
  if ((values.startsAt === undefined) !== (values.endsAt === undefined))
    throw new AppError(422, 'session.length', { property: 'endsAt' });
};
