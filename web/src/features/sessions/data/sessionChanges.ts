import type { AccountRole } from '@domain/access/roles.ts';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getSessionStage, sessionTransitions } from '@domain/sessions/transitions.ts';
import { isAllowed } from '@domain/transitions.ts';
import type { SignedIn } from '../../../lib/session/session.ts';
import type { SessionForm } from '../../../common/sessions/planning.ts';

const PARTS = {
  roles: sessionTransitions.changeRoles,
  time: sessionTransitions.move,
  engineer: sessionTransitions.changeEngineer,
  dialIn: sessionTransitions.changeAccess,
  participants: sessionTransitions.changePeople,
} as const;
export type SessionPart = keyof typeof PARTS;

/** Returns a user's roles in a session: that of its engineer in whichever agency they work now. */
export const getRolesIn = (
  { engineerId }: Pick<RecordingSession, 'engineerId'>,
  { roles, uid }: Pick<SignedIn, 'roles' | 'uid'>,
): readonly AccountRole[] => [
  ...roles.filter((role) => role !== 'engineer'),
  ...(engineerId === uid ? (['engineer'] as const) : []),
];

interface ReportStage {
  readonly isSignedByEngineer: boolean;
  readonly isSealed: boolean;
}

const NO_REPORT: ReportStage = { isSignedByEngineer: false, isSealed: false };

/**
 * Returns the parts of a session a user may change at a moment (milliseconds). The engineer closes once they signed its report,
 * participants once all signed.
 */
export const getChangeableParts = (
  roles: readonly AccountRole[],
  session: Pick<RecordingSession, 'state' | 'startsAt' | 'hasReport'>,
  now: number,
  { isSignedByEngineer, isSealed } = NO_REPORT,
): ReadonlySet<SessionPart> => {
  const stage = getSessionStage(session, now);
  const isSigned: Partial<Record<SessionPart, boolean>> = {
    engineer: isSignedByEngineer,
    participants: isSealed,
  };
  const parts = Object.keys(PARTS) as SessionPart[];
  return new Set(parts.filter((part) => isAllowed(PARTS[part], stage, roles) && !isSigned[part]));
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
  const changes = Object.entries(rest).filter(
    ([name, value]) => !isSame(value, before[name as keyof typeof rest]),
  );
  return { ...(isMoved ? { startsAt, endsAt } : {}), ...Object.fromEntries(changes) };
};
