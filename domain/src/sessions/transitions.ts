import { CREW, defineTransitions, PRODUCERS, STAFF } from '../transitions.ts';
import type { RecordingSession } from './sessions.ts';

/** `begun`: planned, and its time has come. `begunReported` and `doneReported`: its report was started. */
export const SESSION_STAGES = [
  'planned',
  'begun',
  'begunReported',
  'done',
  'doneReported',
  'cancelled',
] as const;
export type SessionStage = (typeof SESSION_STAGES)[number];

/** Returns the state of a session that decides on its changes. */
export const getSessionStage = (
  { state, startsAt, hasReport }: Pick<RecordingSession, 'state' | 'startsAt' | 'hasReport'>,
  now: number,
): SessionStage => {
  if (state === 'cancelled') return state;
  if (state === 'done') return hasReport ? 'doneReported' : state;
  if (hasReport) return 'begunReported';
  return startsAt.toMillis() <= now ? 'begun' : state;
};

const BEFORE_END = ['planned', 'begun', 'begunReported'] as const;
const AFTER_START = ['begun', 'begunReported', 'done', 'doneReported'] as const;
const NOT_CANCELLED = ['planned', ...AFTER_START] as const;
const CHANGE = { action: 'sessions.update', refusal: 'session.over' } as const;
const TOLD = { ...CHANGE, mails: ['session'] } as const;
const BEGUN = { begun: 'session.begun', begunReported: 'session.begun' } as const;
const NOT_BEGUN = { planned: 'session.notBegun' } as const;

/** All changes of a recording session. Clients change neither its engineer nor its outcome, engineers how to join and the outcome. */
export const sessionTransitions = defineTransitions<SessionStage>()({
  move: { ...TOLD, from: ['planned'], by: PRODUCERS, refusals: BEGUN },
  changeZone: { ...TOLD, from: BEFORE_END, by: PRODUCERS },
  changeRoles: {
    ...TOLD,
    from: ['planned', 'begun'],
    by: PRODUCERS,
    refusals: { begunReported: 'session.rolesReported' },
  },
  changeEngineer: { ...TOLD, from: BEFORE_END, by: STAFF },
  changeAccess: { ...TOLD, from: BEFORE_END, by: ['client', ...CREW] },
  // Also afterwards, because an unplanned person may sign.
  changePeople: { ...TOLD, from: NOT_CANCELLED, by: PRODUCERS },
  note: { ...CHANGE, from: AFTER_START, by: CREW, refusals: NOT_BEGUN },
  close: {
    ...CHANGE,
    from: ['begun', 'begunReported'],
    done: ['done', 'doneReported'],
    to: ['done', 'doneReported'],
    by: CREW,
    refusals: NOT_BEGUN,
  },
  // The report is about a finished session.
  reopen: { ...CHANGE, from: ['done'], done: ['planned', 'begun'], to: 'begun', by: CREW },
  cancel: {
    ...TOLD,
    from: ['planned'],
    to: 'cancelled',
    by: PRODUCERS,
    action: 'sessions.cancel',
    refusals: BEGUN,
  },
  startReport: {
    from: ['begun', 'done'],
    to: ['begunReported', 'doneReported'],
    by: CREW,
    action: 'sessions.generateReport',
    mails: ['report-access'],
    refusal: 'report.exists',
    refusals: { ...NOT_BEGUN, cancelled: 'session.over' },
  },
  addFile: {
    from: NOT_CANCELLED,
    by: ['client', ...CREW],
    action: 'sessions.addFile',
    refusal: 'session.over',
  },
  // Uploads, sends, withdraws and deletes final files.
  deliver: { from: NOT_CANCELLED, by: CREW, refusal: 'session.over' },
});
