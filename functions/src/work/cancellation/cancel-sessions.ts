import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { RecordingSession } from '@domain/sessions/sessions.ts';
import { recordAudit } from '../unit/audit.ts';
import { getReaders, notifySession } from '../../outgoing/mail/notify-session.ts';
import { updateAvailabilityRequest } from '../records/availability-requests.ts';
import { findBookings, unbook } from '../records/calendars.ts';
import { findSessionsWithTalent, updateSession } from '../records/recording-sessions.ts';
import { readContacts } from '../records/session-contacts.ts';
import { getNextSequence, findSessionSlots } from '../records/session-slots.ts';
import { endSessionAssignment } from '../records/session-assignments.ts';

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
  transaction: Transaction,
  session: RecordingSession,
  by: Parameters<typeof recordAudit>[1],
  { cancelledSlots = NO_SLOTS, notifiesTalent = true, isErased = false }: Options = {},
): Promise<RecordingSession> => {
  const readers = await getReaders(transaction, session, await readContacts(session.id, transaction));
  const slots = await findSessionSlots(session, transaction);
  const { id, agencyId, engineerId, talentId, state } = session;
  const availabilityRequests = slots.filter((slot) => !cancelledSlots.has(slot.id));
  const now = Timestamp.now();
  const calendarSequence = getNextSequence(session, availabilityRequests);
  const change = {
    state: 'cancelled',
    revision: session.revision + 1,
    calendarSequence,
    updatedAt: now,
  } as const;

  updateSession(transaction, id, change);
  if (id in (await findBookings(engineerId, transaction))) unbook(transaction, engineerId, id);
  if (id in (await findBookings(talentId, transaction))) unbook(transaction, talentId, id);
  endSessionAssignment(transaction, session);

  for (const slot of availabilityRequests)
    updateAvailabilityRequest(transaction, slot, {
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

  notifySession(transaction, { ...session, ...change }, notified, 'cancelled');

  recordAudit(transaction, by, {
    agencyId,
    action: 'sessions.cancel',
    subject: `recordingSessions/${id}`,
    before: { state },
    after: { state: 'cancelled' },
  });

  return { ...session, ...change };
};

/** Ends sessions permanently: future ones without a slot are cancelled (others end with their slot), and engineers lose access to the talent. */
export const endSessions = async (
  sessions: readonly RecordingSession[],
  transaction: Transaction,
  by: Parameters<typeof recordAudit>[1],
  options?: Options,
): Promise<void> => {
  const free = filterUpcomingSessions(sessions).filter(({ bookingId }) => bookingId === null);
  for (const session of free) await cancelSession(transaction, session, by, options);
  for (const session of sessions)
    if (session.state !== 'cancelled' && !free.includes(session)) endSessionAssignment(transaction, session);
};

/** Ends every session with a talent whom an agency excludes, without notifying the talent. */
export const endTalentSessions = async (
  transaction: Transaction,
  { agencyId, talentId }: Pick<RecordingSession, 'agencyId' | 'talentId'>,
  by: Parameters<typeof recordAudit>[1],
): Promise<void> =>
  endSessions(await findSessionsWithTalent(agencyId, talentId, transaction), transaction, by, {
    notifiesTalent: false,
  });
