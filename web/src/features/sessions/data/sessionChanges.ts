import type { AccountRole } from '@domain/access/roles.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import type { SessionForm } from '../../../common/sessions/planning.ts';

export type SessionPart = 'roles' | 'time' | 'engineer' | 'dialIn' | 'participants';

interface ReportStage {
  readonly isSignedByEngineer: boolean;
  readonly isSealed: boolean;
}

const NO_REPORT: ReportStage = { isSignedByEngineer: false, isSealed: false };

/**
 * Returns the parts of a session a user may change at a moment (milliseconds), as the API allows: engineers how to join, clients all but
 * the engineer, staff everything. Roles close once a report names them, the time once begun, the engineer once they signed,
 * participants once all signed, everything once it is over.
 */
export const getChangeableParts = (
  roles: readonly AccountRole[],
  { state, startsAt, hasReport }: Pick<RecordingSession, 'state' | 'startsAt' | 'hasReport'>,
  now: number,
  { isSignedByEngineer, isSealed } = NO_REPORT,
): ReadonlySet<SessionPart> => {
  if (state === 'cancelled') return new Set();

  const isStaff = roles.some((role) => role === 'agencyTeam' || role === 'admin');
  const isProducing = isStaff || roles.includes('client');
  const hasBegun = startsAt.toMillis() <= now;
  const isPlanned = state === 'planned';

  const parts: readonly (readonly [SessionPart, boolean])[] = [
    ['roles', isProducing && isPlanned && !hasReport],
    ['time', isProducing && isPlanned && !hasBegun],
    ['engineer', isStaff && isPlanned && !isSignedByEngineer],
    ['dialIn', isPlanned && (isProducing || roles.includes('engineer'))],
    ['participants', isProducing && !isSealed],
  ];

  return new Set(parts.flatMap(([part, may]) => (may ? [part] : [])));
};

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const isMoment = (a: string | undefined, b: string | undefined): boolean =>
  Date.parse(a ?? '') === Date.parse(b ?? '');

/** A form's changes; start and end go together, as the API requires. */
export const getChanges = (
  before: Partial<SessionForm>,
  after: Partial<SessionForm>,
): Partial<SessionForm> => {
  const { startsAt, endsAt, ...rest } = after;
  const isMoved =
    startsAt !== undefined &&
    endsAt !== undefined &&
    !(isMoment(before.startsAt, startsAt) && isMoment(before.endsAt, endsAt));
  const others = Object.entries(rest).filter(
    ([name, value]) => !isSame(value, before[name as keyof typeof rest]),
  );
  return { ...(isMoved ? { startsAt, endsAt } : {}), ...Object.fromEntries(others) };
};
