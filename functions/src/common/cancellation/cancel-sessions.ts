import { Timestamp } from 'firebase-admin/firestore';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { getReaders, notifySession } from '../../outgoing/mail/notify-session.ts';
import { recordingSessions } from '../../work/collections/recording-sessions.ts';
import { readContacts } from '../../work/collections/session-contacts.ts';
import { getNextSequence, findSessionSlots } from '../../work/collections/session-slots.ts';
import { endSessionAssignment } from '../../work/following/session-assignments.ts';
import type { Work } from '../../work/unit/work.ts';
import type { Author } from '../../work/unit/audit.ts';

/** Sessions that are planned and have not begun: what is being recorded stays as it was. */
export const filterUpcomingSessions = (sessions: readonly RecordingSession[]): readonly RecordingSession[] =>
  sessions.filter(({ state, startsAt }) => state === 'planned' && startsAt.toMillis() > Date.now());

interface Options {
  /** Requests that are cancelled as well, which notifies talent and client. */
  readonly cancelledSlots?: ReadonlySet<string>;
  /** Whether the talent is notified; false when the agency excludes them. */
  readonly notifiesTalent?: boolean;
  /** Whether an erasure deletes the talent and their slots, so only the session's email reaches its people. */
  readonly isErased?: boolean;
}

const NO_SLOTS: ReadonlySet<string> = new Set();

/**
 * Cancels and returns a session: frees engineer and talent, revokes the engineer's access to the talent
 * and notifies everyone with it in a calendar. An accepted slot stays booked, unless also cancelled.
 */
export const cancelSession = async (
  work: Work,
  session: RecordingSession,
  by: Author,
  { cancelledSlots = NO_SLOTS, notifiesTalent = true, isErased = false }: Options = {},
): Promise<RecordingSession> => {
  const readers = await getReaders(work, session, await readContacts(session.id, work));
  const slots = await findSessionSlots(session, work);
  const { id, agencyId, state } = session;
  const availabilityRequests = slots.filter((slot) => !cancelledSlots.has(slot.id));
  const now = Timestamp.now();
  const calendarSequence = getNextSequence(session, availabilityRequests);
  const change = {
    state: 'cancelled',
    revision: session.revision + 1,
    calendarSequence,
    updatedAt: now,
  } as const;

  work.updateById(recordingSessions, id, change);

  for (const slot of availabilityRequests)
    work.update(slot, {
      sessionId: null,
      sessionCancelled: true,
      revision: calendarSequence,
      updatedAt: now,
    });

  // Both get emails about the slots.
  const isNotifiedOfSlots = !isErased && cancelledSlots.size > 0 && availabilityRequests.length === 0;
  const notified = readers.filter(
    ({ kind }) =>
      (kind !== 'talent' || (notifiesTalent && !isErased && !isNotifiedOfSlots)) &&
      (kind !== 'asker' || !isNotifiedOfSlots),
  );

  notifySession(work, { ...session, ...change }, notified, 'cancelled');

  work.audit(
    { subject: `recordingSessions/${id}`, agencyId },
    { state },
    { state: 'cancelled' },
    { action: 'sessions.cancel', by },
  );

  return { ...session, ...change };
};

/** Ends sessions permanently: future ones without a slot are cancelled (others end with their slot), and engineers lose access to the talent. */
export const endSessions = async (
  sessions: readonly RecordingSession[],
  work: Work,
  by: Author,
  options?: Options,
): Promise<void> => {
  const free = filterUpcomingSessions(sessions).filter(({ bookingId }) => bookingId === null);
  for (const session of free) await cancelSession(work, session, by, options);
  for (const session of sessions)
    if (session.state !== 'cancelled' && !free.includes(session)) endSessionAssignment(work, session);
};
